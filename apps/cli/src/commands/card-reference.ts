import type { Kiban } from '@kiban/client';
import { UsageError } from '../console/failure.js';

/**
 * The id of a card as people name it: digits are an id, `#12` is its number in the workspace.
 * @throws UsageError for other text, and for a number that no visible card has
 */
export async function cardIdOf(kiban: Kiban, text: string, what: string): Promise<number> {
  const [, sign, digits] = /^(#?)([1-9]\d{0,14})$/.exec(text) ?? [];
  if (digits === undefined)
    throw new UsageError(`${what} must be an id or a number such as '#12', not ${JSON.stringify(text)}.`);
  if (sign === '') return Number(digits);
  for await (const { id } of kiban.cards.search({ number: Number(digits), archived: 'all' })) return id;
  throw new UsageError(`You see no card ${text}.`);
}
