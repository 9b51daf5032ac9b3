import { isCardOf, KibanError, readCardName, type CardName, type Kiban } from '@kiban/client';
import { UsageError } from '../console/failure.js';

/**
 * The id of a card as people name it: digits are an id, `#12` is its number in the workspace, and an address is the one on
 * the screen.
 * @throws UsageError for other text, and for what names no visible card
 */
export async function cardIdOf(kiban: Kiban, text: string, what: string): Promise<number> {
  const name = readCardName(text);
  if (name === undefined)
    throw new UsageError(
      `${what} must be an id, a number such as '#12', or the address of a card, not ${JSON.stringify(text)}.`,
    );
  if ('id' in name && name.origin === undefined) return name.id;
  const card = await cardOf(kiban, name);
  if (card === undefined || !isCardOf(name, card)) throw new UsageError(`You see no card ${text}.`);
  return card.id;
}

async function cardOf(kiban: Kiban, name: CardName): Promise<{ id: number; url: string } | undefined> {
  if ('id' in name) return kiban.cards.get(name.id).catch(undefinedIfGone);
  for await (const card of kiban.cards.search({ number: name.number, archived: 'all' })) return card;
  return undefined;
}

function undefinedIfGone(error: unknown): undefined {
  if (error instanceof KibanError && error.status === 404) return undefined;
  throw error;
}
