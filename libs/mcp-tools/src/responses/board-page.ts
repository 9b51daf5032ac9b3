import { z } from 'zod';
import type { BoardWithLists, Card, ListWithCards } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { namedObject } from '../names/named-object.js';
import { ToolError } from '../tools/tool-error.js';
import { ResponseBudget, shortened } from './response.js';
import { cardRow, type CardRow } from './card-row.js';
import { cursorText, readCursor } from './cursor.js';
import { infoShown } from './list-info.js';

/**
 * The place of the last card given: what comes after it, in board order, is still to be read. `page` is
 * the API's cursor of the page that it was on; null for the one that came with the board.
 */
const place = z.object({
  board: z.int(),
  list: z.int(),
  listAt: z.string(),
  cardAt: z.string().nullable(),
  page: z.string().nullable(),
});
type Place = z.infer<typeof place>;

export interface BoardPageRequest {
  list?: number | string | undefined;
  /** Cards of one answer at most. */
  limit: number;
  cursor?: string | undefined;
}

/** What a page is read from. */
export type BoardSource = Pick<WorkspaceApi, 'board' | 'listCards'>;

interface ListPage {
  id: number;
  name: string;
  cardCount: number;
  info?: object;
  cards: CardRow[];
}

/** More than fits beside others into one answer, less than what a large board would cost to send. */
const CARDS_PER_LIST = 50;
const CARDS_A_PAGE = 200;

/**
 * One page of a board that fits into an answer. The cursor names the last card by its place, not by a
 * count, so cards that come or go meanwhile neither repeat nor skip another. What is read from the API
 * grows with the answer and the number of lists, not with the board.
 */
export async function boardPage(
  source: BoardSource,
  boardId: number,
  request: BoardPageRequest,
): Promise<object> {
  const from = request.cursor === undefined ? undefined : readCursor('board', place, request.cursor);
  if (from && from.board !== boardId)
    throw new ToolError('invalid_cursor', 'The cursor is of another board; leave it out to read this one.');
  const board = await source.board(boardId, CARDS_PER_LIST);
  const page = new BoardPage(board, from, request.limit);
  const wanted = request.list === undefined ? board.lists : [namedObject('list', board.lists, request.list)];
  for (const list of wanted) {
    if (from && isBefore(list, from)) continue;
    if (!page.begin(list)) return page.cut();
    for await (const { card, page: apiPage } of cardsAfter(source, list, from)) {
      if (!page.add(card, apiPage)) return page.cut();
    }
  }
  return page.whole();
}

/** The cards of a list that come after a place, read on as far as they are asked for. */
async function* cardsAfter(
  source: BoardSource,
  list: ListWithCards,
  from: Place | undefined,
): AsyncGenerator<{ card: Card; page: string | null }> {
  const after = from?.list === list.id ? from.cardAt : null;
  let page = from?.list === list.id ? from.page : null;
  let { cards, nextCursor } = page === null ? list : await nextPage(source, list.id, page);
  for (;;) {
    for (const card of cards) if (after === null || card.position > after) yield { card, page };
    if (!nextCursor) return;
    page = nextCursor;
    ({ cards, nextCursor } = await nextPage(source, list.id, page));
  }
}

async function nextPage(
  source: BoardSource,
  listId: number,
  cursor: string,
): Promise<{ cards: Card[]; nextCursor?: string | null }> {
  const { body, nextCursor } = await source.listCards(listId, { limit: CARDS_A_PAGE, cursor });
  return { cards: body, nextCursor };
}

/** An answer under construction: it ends where the budget or the limit does. */
class BoardPage {
  private readonly budget = new ResponseBudget();
  private readonly lists: ListPage[] = [];
  private readonly head: object;
  private last: Place;

  constructor(
    board: BoardWithLists,
    from: Place | undefined,
    private left: number,
  ) {
    this.head = boardHead(board, from === undefined);
    this.last = from ?? { board: board.id, list: 0, listAt: '', cardAt: null, page: null };
    this.budget.take({ board: this.head, nextCursor: 'x'.repeat(CURSOR_BYTES) });
  }

  /** @returns false when the list has no room any more */
  begin(list: ListWithCards): boolean {
    const page: ListPage = { ...listHead(list), cards: [] };
    if (this.left <= 0 || !this.budget.take(page)) return false;
    this.lists.push(page);
    if (this.last.list !== list.id)
      this.last = { ...this.last, list: list.id, listAt: list.position, cardAt: null, page: null };
    return true;
  }

  /** @returns false when the card has no room any more */
  add(card: Card, page: string | null): boolean {
    const row = cardRow(card);
    if (this.left <= 0 || !this.budget.take(row)) return false;
    this.lists.at(-1)?.cards.push(row);
    this.left -= 1;
    this.last = { ...this.last, cardAt: card.position, page };
    return true;
  }

  whole(): object {
    return { board: this.head, lists: this.lists };
  }

  cut(): object {
    return { ...this.whole(), nextCursor: cursorText('board', this.last) };
  }
}

/** Room for the longest cursor: two ranks, two ids and the API's own. */
const CURSOR_BYTES = 400;

const isBefore = (list: ListWithCards, from: Place): boolean =>
  list.id !== from.list && list.position < from.listAt;

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
