import { ValidationError } from '@kiban/contracts';
import type { z } from 'zod';
import { cardCountFault, crossFault, type ArchiveFault } from './archive-faults.js';
import { archive, card, type ArchivedCard, type ArchivedList, type BoardArchive } from './board-archive.js';
import { pathOfFault } from './bounded-collections.js';
import { Turn } from './turn.js';

/**
 * Reads a board of any size in turns.
 * @throws ValidationError that names the first invalid property; those of cards come after all others
 */
export async function readArchive(body: unknown): Promise<BoardArchive> {
  const { lists: unread, ...board } = valid(archive.safeParse(body), []);
  reject(cardCountFault(unread));
  const turn = new Turn();
  const lists: ArchivedList[] = [];
  for (const [at, list] of unread.entries())
    lists.push({ ...list, cards: await readCards(list.cards, ['lists', at, 'cards'], turn) });
  const read = { ...board, lists };
  reject(crossFault(read));
  return read;
}

async function readCards(
  items: readonly unknown[],
  path: readonly PropertyKey[],
  turn: Turn,
): Promise<ArchivedCard[]> {
  const cards: ArchivedCard[] = [];
  for (const [at, item] of items.entries()) {
    cards.push(valid(card.safeParse(item), [...path, at]));
    if (turn.isOver) await turn.next();
  }
  return cards;
}

function valid<Value>({ data, error }: z.ZodSafeParseResult<Value>, path: readonly PropertyKey[]): Value {
  if (!error) return data;
  const [issue] = error.issues;
  const message = issue?.message ?? 'is not an export';
  throw rejection({ field: pathOfFault([...path, ...(issue?.path ?? [])]), message });
}

function reject(fault: ArchiveFault | null): void {
  if (fault) throw rejection(fault);
}

function rejection({ field, message }: ArchiveFault): ValidationError {
  return new ValidationError(
    field || 'body',
    'archive',
    `${field || 'The body'}: ${message.replace(/\.$/, '')}.`,
  );
}
