import { z } from 'zod';
import type { BoardWithLists, Card, ListWithCards } from '../api/shapes.js';
import { ToolRefusal } from '../tools/tool-refusal.js';
import { namedObject } from '../names/named-object.js';
import { AnswerBudget, fitting, shortened } from './answer.js';
import { cardRow, type CardRow } from './card-row.js';
import { infoShown } from './list-info.js';
import { cursorText, readCursor } from './cursor.js';

/** The place of the last card given: cards and lists that come after it, in board order, are still to be read. */
const place = z.object({
  board: z.int(),
  list: z.int(),
  listAt: z.string(),
  card: z.int().nullable(),
  cardAt: z.string().nullable(),
});
type Place = z.infer<typeof place>;

export interface BoardPageRequest {
  list?: number | string | undefined;
  limit: number;
  cursor?: string | undefined;
}

interface ListPage {
  id: number;
  name: string;
  cardCount: number;
  info?: object;
  cards: CardRow[];
}

/**
 * One page of a board that fits into an answer. The cursor names the last card by its place, not by a
 * count, so cards that come or go meanwhile neither repeat nor skip another.
 */
export function boardPage(board: BoardWithLists, request: BoardPageRequest): object {
  const from = request.cursor === undefined ? undefined : readCursor('board', place, request.cursor);
  if (from && from.board !== board.id)
    throw new ToolRefusal('invalid_cursor', 'The cursor is of another board; leave it out to read this one.');
  const budget = new AnswerBudget();
  const head = boardHead(board, from === undefined);
  budget.take({ board: head, nextCursor: cursorText('board', placeOf(board, undefined, undefined)) });
  const wanted = request.list === undefined ? board.lists : [namedObject('list', board.lists, request.list)];
  const lists = from ? wanted.filter((list) => !isBefore(list, from)) : wanted;
  const pages: ListPage[] = [];
  let left = request.limit;
  for (const list of lists) {
    const cards = from?.list === list.id ? list.cards.filter((card) => isAfter(card, from)) : list.cards;
    const page: ListPage = { ...listHead(list), cards: [] };
    if (left <= 0 || !budget.take(page))
      return { board: head, lists: pages, nextCursor: nextAt(board, pages, lists) };
    page.cards = fitting(
      cards.map((card) => cardRow(card)),
      budget,
      left,
    );
    pages.push(page);
    left -= page.cards.length;
    if (page.cards.length < cards.length)
      return { board: head, lists: pages, nextCursor: nextAt(board, pages, lists) };
  }
  return { board: head, lists: pages };
}

function nextAt(board: BoardWithLists, pages: readonly ListPage[], lists: readonly ListWithCards[]): string {
  const page = pages.at(-1);
  const list = lists.find(({ id }) => id === page?.id) ?? lists[0];
  const lastId = page?.cards.at(-1)?.id;
  return cursorText(
    'board',
    placeOf(
      board,
      list,
      list?.cards.find(({ id }) => id === lastId),
    ),
  );
}

function placeOf(board: BoardWithLists, list: ListWithCards | undefined, card: Card | undefined): Place {
  return {
    board: board.id,
    list: list?.id ?? 0,
    listAt: list?.position ?? '',
    card: card?.id ?? null,
    cardAt: card?.position ?? null,
  };
}

const isBefore = (list: ListWithCards, from: Place): boolean =>
  list.id !== from.list &&
  (list.position < from.listAt || (list.position === from.listAt && list.id < from.list));

function isAfter(card: Card, { card: id, cardAt: at }: Place): boolean {
  if (id === null || at === null) return true;
  return card.position > at || (card.position === at && card.id > id);
}

function boardHead(board: BoardWithLists, withDescription: boolean): object {
  return {
    id: board.id,
    name: shortened(board.name, 200),
    ...(withDescription && board.description ? { description: shortened(board.description, 1_000) } : {}),
    kind: board.kind,
    ...(board.archivedAt ? { archived: true } : {}),
    version: board.version,
  };
}

function listHead(list: ListWithCards): Omit<ListPage, 'cards'> {
  const info = infoShown(list.info);
  return {
    id: list.id,
    name: shortened(list.name, 80),
    cardCount: list.cardCount,
    ...(info ? { info } : {}),
  };
}
