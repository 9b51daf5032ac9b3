import { describe, expect, it } from '@jest/globals';
import { filledProperties } from '@kiban/vocabulary';
import fc from 'fast-check';
import type { BoardWithLists, Card, ListWithCards } from '../api/shapes.js';
import { responseBytes, responseBytesMax } from './response.js';
import { boardPage, type BoardPageRequest, type BoardSource } from './board-page.js';

interface Shown {
  board: { id: number };
  lists: { id: number; cardCount: number; cards: { id: number; title: string }[] }[];
  nextCursor?: string;
}

const rank = (index: number): string => `a${String(index).padStart(6, '0')}`;

function card(id: number, index: number, title: string): Card {
  return {
    id,
    number: id,
    url: `https://kiban.example/cards/${id}`,
    boardId: 1,
    listId: 1,
    listName: 'List',
    ...filledProperties('copy', { title }),
    dueDate: index % 3 === 0 ? '2026-11-30' : null,
    completedAt: null,
    archivedAt: null,
    position: rank(index),
    labels: [],
    assignees: [],
    checklist: { done: 0, total: 0 },
    commentCount: 0,
    fields: {},
    createdBy: { memberId: 1, name: 'Aiko' },
    createdAt: '2026-11-21T09:30:00.000Z',
    updatedAt: '2026-11-21T09:30:00.000Z',
    version: 1,
  };
}

function boardOf(lists: readonly (readonly string[])[]): BoardWithLists {
  let nextId = 1;
  return {
    id: 1,
    url: 'https://kiban.example/boards/1',
    name: 'Board',
    description: null,
    kind: 'kanban',
    visibility: 'workspace',
    isTemplate: false,
    defaultView: null,
    position: 'a0',
    archivedAt: null,
    listCount: lists.length,
    cardCount: lists.flat().length,
    createdAt: '2026-11-21T09:30:00.000Z',
    updatedAt: '2026-11-21T09:30:00.000Z',
    createdBy: { memberId: 1, name: 'Aiko' },
    version: 1,
    lists: lists.map((titles, index): ListWithCards => ({
      id: 1_000 + index,
      boardId: 1,
      name: `List ${index}`,
      info: {},
      columnId: null,
      rowId: null,
      position: rank(index),
      cardCount: titles.length,
      archivedAt: null,
      version: 1,
      cards: titles.map((title, place) => card(nextId++, place, title)),
    })),
  };
}

/** Returns a board as the API does: cut lists, with the rest of each in pages. */
function sourceOf(board: BoardWithLists): BoardSource {
  return {
    board: (_, cardsPerList) =>
      Promise.resolve({
        ...board,
        lists: board.lists.map((list) => {
          const cards = list.cards.slice(0, cardsPerList);
          const more = list.cards.length > cards.length;
          return {
            ...list,
            cards,
            cardsTotal: list.cards.length,
            nextCursor: more ? cards.at(-1)!.position : null,
          };
        }),
      }),
    listCards: (listId, { limit, cursor }) => {
      const rest = board.lists
        .find(({ id }) => id === listId)!
        .cards.filter(({ position }) => cursor === null || position > cursor);
      const body = rest.slice(0, limit);
      return Promise.resolve({ body, nextCursor: rest.length > body.length ? body.at(-1)!.position : null });
    },
  };
}

const pageOf = async (board: BoardWithLists, request: BoardPageRequest): Promise<Shown> =>
  (await boardPage(sourceOf(board), board.id, request)) as Shown;

async function pagesOf(board: BoardWithLists, request: Omit<BoardPageRequest, 'cursor'>): Promise<Shown[]> {
  const pages: Shown[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOf(board, { ...request, cursor });
    expect(responseBytes(page)).toBeLessThanOrEqual(responseBytesMax);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < 2_000);
  return pages;
}

const cardIds = (pages: readonly Shown[]): number[] =>
  pages.flatMap(({ lists }) => lists.flatMap(({ cards }) => cards.map(({ id }) => id)));

describe('a board in pages', () => {
  it('returns 500 cards in three responses of at most 20 kB, each card once and in order', async () => {
    const board = boardOf(
      Array.from({ length: 5 }, (_, list) =>
        Array.from({ length: 100 }, (__, place) => `Write the ${place}th of the notes about part ${list}`),
      ),
    );
    const pages = await pagesOf(board, { limit: 200 });
    expect(cardIds(pages)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
    expect(pages).toHaveLength(3);
  });

  it('returns every card once and in order for any distribution over lists', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ maxLength: 500, unit: 'binary' }), { maxLength: 40 }), {
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 200 }),
        async (lists, limit) => {
          const board = boardOf(lists);
          const pages = await pagesOf(board, { limit });
          expect(cardIds(pages)).toEqual(board.lists.flatMap(({ cards }) => cards.map(({ id }) => id)));
          const shownLists = new Set(pages.flatMap((page) => page.lists.map(({ id }) => id)));
          expect([...shownLists]).toEqual(board.lists.map(({ id }) => id));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('neither repeats nor skips a card when others are added and removed between pages', async () => {
    const board = boardOf([Array.from({ length: 60 }, (_, index) => `Card ${index}`)]);
    const first = await pageOf(board, { limit: 20 });
    const list = board.lists[0]!;
    const changed = {
      ...board,
      lists: [
        {
          ...list,
          cards: [card(900, -1, 'new at the top'), ...list.cards.slice(5, 19), ...list.cards.slice(20)],
        },
      ],
    };
    const second = await pageOf(changed, { limit: 200, cursor: first.nextCursor });
    expect(cardIds([second])).toEqual(list.cards.slice(20).map(({ id }) => id));
  });

  it('returns only the cards changed since a moment, each once, also where few of many are', async () => {
    const since = '2026-11-25T00:00:00.000Z';
    const board = boardOf([
      Array.from({ length: 5_000 }, (_, index) => `Card ${index}`),
      ['first', 'second'],
    ]);
    const [long, short] = board.lists;
    const changed = [long!.cards[0]!, long!.cards[4_321]!, long!.cards[4_999]!, short!.cards[1]!];
    for (const each of changed) each.updatedAt = since;
    const request = { limit: 200, changedSince: Date.parse(since) };
    const pages = await pagesOf(board, request);
    expect(cardIds(pages)).toEqual(changed.map(({ id }) => id));
    // One response reads a bounded number of cards, so that a large board takes several.
    expect(pages.length).toBe(3);
    expect(cardIds(await pagesOf(board, { ...request, changedSince: Date.parse(since) + 1 }))).toEqual([]);
    expect(cardIds(await pagesOf(board, { ...request, limit: 1 }))).toEqual(changed.map(({ id }) => id));
  });

  it('reads one list by its name', async () => {
    const board = boardOf([['a'], ['b', 'c']]);
    expect(cardIds(await pagesOf(board, { limit: 200, list: 'list 1' }))).toEqual([2, 3]);
  });

  it('rejects a cursor of another board and an invalid cursor', async () => {
    const { nextCursor } = await pageOf(boardOf([['a', 'b']]), { limit: 1 });
    await expect(pageOf({ ...boardOf([['a']]), id: 2 }, { limit: 1, cursor: nextCursor })).rejects.toThrow(
      /belongs to another board/,
    );
    await expect(pageOf(boardOf([['a']]), { limit: 1, cursor: 'bm9uc2Vuc2U' })).rejects.toThrow(/Omit it/);
  });
});
