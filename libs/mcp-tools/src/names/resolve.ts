import type { CustomField, Place } from '../api/shapes.js';
import { ToolError } from '../schemas/tool-error.js';
import { idIn, namedObject } from './named-object.js';
import type { NameSource } from './name-source.js';

/** A card as an argument names it: its id, or its number in the workspace. */
export type CardReference = number | `#${number}`;

/** @throws ToolError if the caller sees no card of the number */
export async function cardIdOf(
  source: Pick<NameSource, 'cardOfNumber'>,
  reference: CardReference,
): Promise<number> {
  if (typeof reference === 'number') return reference;
  const card = await source.cardOfNumber(Number(reference.slice(1)));
  if (card) return card.id;
  throw new ToolError(
    'not_found',
    `No card ${reference} exists, or you may not see it; send an existing number, or an id.`,
  );
}

/** A place with ids in place of numbers. */
export async function placeIdsOf(
  source: Pick<NameSource, 'cardOfNumber'>,
  { position, before, after }: NamedPlace,
): Promise<Place> {
  return {
    position,
    before: before === undefined ? undefined : await cardIdOf(source, before),
    after: after === undefined ? undefined : await cardIdOf(source, after),
  };
}

type NamedPlace = Pick<Place, 'position'> & {
  [side in 'before' | 'after']?: CardReference | undefined;
};

/** An id is sent to the API unchecked; only a name needs a request for the candidates. */
export async function boardIdOf(source: NameSource, reference: number | string): Promise<number> {
  if (typeof reference === 'number') return reference;
  const boards = await source.boards(false);
  const id = idIn(reference);
  // A board may be called "2026": a matching name wins, otherwise the digits are an id.
  if (id !== undefined && !boards.some(({ name }) => name === reference)) return id;
  return namedObject('board', boards, reference).id;
}

/** A list name needs its board; a list id does not. */
export async function listIdOf(
  source: NameSource,
  reference: number | string,
  board: number | string | undefined,
): Promise<number> {
  const id = idIn(reference);
  if (id !== undefined && (typeof reference === 'number' || board === undefined)) return id;
  if (board === undefined)
    throw new ToolError(
      'invalid_arguments',
      'A list name needs board: send board too, or send the list’s id.',
    );
  const lists = await source.lists(await boardIdOf(source, board));
  // As for boards: a matching name wins, otherwise the digits are an id, which may be of another board.
  if (id !== undefined && !lists.some(({ name }) => name === reference)) return id;
  return namedObject('list', lists, reference).id;
}

export async function memberIdOf(source: NameSource, reference: number | string): Promise<number> {
  return typeof reference === 'number'
    ? reference
    : namedObject('member', await source.members(), reference).id;
}

/** A field of a card's board. An id that is not among them is used unchecked. */
export async function fieldOf(
  source: NameSource,
  cardId: number,
  reference: number | string,
): Promise<{ id: number; field?: CustomField }> {
  const { boardId } = await source.card(cardId);
  const fields = await source.fields(boardId);
  const field = fields.find(({ id }) => id === reference);
  if (field === undefined && typeof reference === 'number') return { id: reference };
  const named = field ?? namedObject('field', fields, reference);
  return { id: named.id, field: named };
}
