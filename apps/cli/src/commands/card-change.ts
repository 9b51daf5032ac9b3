import { errorOf, type components, type Kiban } from '@kiban/client';
import { cardIdOf } from '../references/card-reference.js';
import type { Command, Flag, Given } from './command.js';

type Card = components['schemas']['Card'];
type CardChange = components['schemas']['CardChange'];

export const CARD = { name: 'card' };
export const BOARD_FLAG: Flag = { summary: 'the board of the list: name or id', value: 'board' };
const IF_VERSION: Flag = { summary: 'the version that the change is based on', value: 'version' };

export const cardLine = ({ id, number, title, listName, dueDate, completedAt }: Card): string =>
  [
    id,
    `#${number}`,
    title,
    listName,
    dueDate === null ? '' : `due ${dueDate}`,
    completedAt === null ? '' : 'completed',
  ]
    .filter(Boolean)
    .join('  ');

/** A command that changes one card and prints it. */
export function changeOfCard(
  summary: string,
  flags: Readonly<Record<string, Flag>>,
  apply: (kiban: Kiban, id: number, given: Given, guard: { ifVersion?: number }) => Promise<Card>,
): Command {
  return {
    summary,
    arguments: [CARD],
    flags: { ...flags, 'if-version': IF_VERSION },
    run: async ({ output, kiban }, given) => {
      const version = given.number('if-version');
      const guard = version === undefined ? {} : { ifVersion: version };
      const client = await kiban();
      const changed = await apply(client, await cardIdOf(client, given.arg(0), '<card>'), given, guard);
      await output.result(changed, [cardLine(changed)]);
    },
  };
}

/** One change of one card, in one request. @throws KibanError */
export async function changedCard(
  kiban: Kiban,
  change: Omit<CardChange, 'version'>,
  { ifVersion }: { ifVersion?: number },
): Promise<Card> {
  const guarded = { ...change, ...(ifVersion === undefined ? {} : { version: ifVersion }) };
  const [item] = await kiban.cards.updateMany({ cards: [guarded] });
  if (item?.card) return item.card;
  throw errorOf({ status: item?.status ?? 0, headers: new Headers() }, item?.error);
}
