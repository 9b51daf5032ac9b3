import { z } from 'zod';
import type { BoardWithLists, Card, ListWithCards } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { namedObject } from '../names/named-object.js';
import { ToolError } from '../schemas/tool-error.js';
import { ResponseBudget, shortened } from './response.js';
import { cardRow, type CardRow } from './card-row.js';
import { cursorText, readCursor } from './cursor.js';
import { infoShown } from './list-info.js';

/**
 * The position of the last returned card: the next page starts after it, in board order. `page` is the API's cursor
 * of that card's page; null when the card came with the board.
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
  /** Only cards that were changed at this moment or later: Unix time in milliseconds. */
  changedSince?: number | undefined;
  /** Maximum number of cards in one response. */
  limit: number;
  cursor?: string | undefined;
}

/** Source of a page. */
export type BoardSource = Pick<WorkspaceApi, 'board' | 'listCards'>;

interface ListPage {
  id: number;
  name: string;
  cardCount: number;
  info?: object;
  cards: CardRow[];
}

/** More cards than usually fit into one response, but far fewer than a large board has. */
const CARDS_PER_LIST = 50;
const CARDS_A_PAGE = 200;
/** Maximum number of unchanged cards that one response passes over. */
const SKIPPED_MAX = 2_000;

/**
 * One page of a board that fits into a response. The cursor holds the position of the last card, not a count, so
 * concurrent changes neither repeat nor skip a card. The amount read from the API depends on the response and the
 * number of lists, not on the size of the board; a page that passes over many unchanged cards may be empty.
 */
export async function boardPage(
  source: BoardSource,
  boardId: number,
  request: BoardPageRequest,
): Promise<object> {
  const from = request.cursor === undefined ? undefined : readCursor('board', place, request.cursor);
  if (from && from.board !== boardId)
    throw new ToolError('invalid_cursor', 'The cursor belongs to another board; omit it to read this one.');
  const board = await source.board(boardId, CARDS_PER_LIST);
  const page = new BoardPage(board, from, request.limit);
  const wanted = request.list === undefined ? board.lists : [namedObject('list', board.lists, request.list)];
  for (const list of wanted) {
    if (from && isBefore(list, from)) continue;
    if (!page.begin(list)) return page.cut();
    for await (const { card, page: apiPage } of cardsAfter(source, list, from)) {
      const isWanted = Date.parse(card.updatedAt) >= (request.changedSince ?? -Infinity);
      if (!(isWanted ? page.add(card, apiPage) : page.skip(card, apiPage))) return page.cut();
    }
  }
  return page.whole();
}

/** The cards of a list after a position; reads further pages only when the caller continues. */
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

/** A response under construction; it ends at the budget or the limit. */
class BoardPage {
  private readonly budget = new ResponseBudget();
  private readonly lists: ListPage[] = [];
  private readonly head: object;
  private last: Place;
  private skipped = 0;

  constructor(
    board: BoardWithLists,
    from: Place | undefined,
    private left: number,
  ) {
    this.head = boardHead(board, from === undefined);
    this.last = from ?? { board: board.id, list: 0, listAt: '', cardAt: null, page: null };
    this.budget.take({ board: this.head, nextCursor: 'x'.repeat(CURSOR_BYTES) });
  }

  /** @returns false when the list does not fit */
  begin(list: ListWithCards): boolean {
    const page: ListPage = { ...listHead(list), cards: [] };
    if (this.left <= 0 || !this.budget.take(page)) return false;
    this.lists.push(page);
    if (this.last.list !== list.id)
      this.last = { ...this.last, list: list.id, listAt: list.position, cardAt: null, page: null };
    return true;
  }

  /** @returns false when the card does not fit */
  add(card: Card, page: string | null): boolean {
    const row = cardRow(card);
    if (this.left <= 0 || !this.budget.take(row)) return false;
    this.lists.at(-1)?.cards.push(row);
    this.left -= 1;
    this.last = { ...this.last, cardAt: card.position, page };
    return true;
  }

  /** @returns false when enough cards were passed over */
  skip(card: Card, page: string | null): boolean {
    if (this.skipped >= SKIPPED_MAX) return false;
    this.skipped += 1;
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

/** Size of the longest cursor: two ranks, two ids and the API's cursor. */
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
