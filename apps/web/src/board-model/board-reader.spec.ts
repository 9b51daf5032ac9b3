import { expect, it } from '@jest/globals';
import type { ApiPort, ApiResponse } from '../api/api-port.js';
import { BoardReader } from './board-reader.js';
import { BoardStore } from './board-store.js';
import { systemClock } from './clock.js';
import type { BoardWithLists, Card } from './entities.js';
import { RetryTimer } from './retry-timer.js';

const LIST = 11;

const card = (id: number): Card =>
  ({
    id,
    boardId: 3,
    listId: LIST,
    title: `Card ${id}`,
    position: `a${id}`,
    archivedAt: null,
    version: 1,
  }) as Card;

/** The list of the board with its first card. `after` is the cursor of the next one. */
const board = (after: string): BoardWithLists =>
  ({
    id: 3,
    version: 5,
    cardCount: 5_000,
    lists: [
      {
        id: LIST,
        boardId: 3,
        position: 'a0',
        info: {},
        archivedAt: null,
        version: 10,
        cards: [card(1)],
        cardsTotal: 4,
        nextCursor: after,
      },
    ],
  }) as unknown as BoardWithLists;

/** Pages of one card: `from 2` is card 2, followed by `from 3`. */
function page(path: string): ApiResponse {
  const id = Number(/cursor=from%20(\d)/.exec(path)?.[1]);
  const headers = new Headers({
    'x-order-version': '10',
    ...(id < 4 ? { 'x-next-cursor': `from ${id + 1}` } : {}),
  });
  return { status: 200, headers, body: [card(id)] };
}

it('leaves out a page that was requested before the list was read again from its start [DEC-9.BOARD-8]', async () => {
  const requests: { readonly path: string; readonly respond: () => void }[] = [];
  const calls: Pick<ApiPort, 'request'> = {
    request: (_, path) =>
      new Promise((resolve) => requests.push({ path, respond: () => resolve(page(path)) })),
  };
  const store = new BoardStore(3);
  const reader = new BoardReader(calls as ApiPort, store, new RetryTimer(systemClock));
  store.change((base) => base.readBoard(board('from 2')));
  const second = reader.readPage(LIST);
  requests.shift()?.respond();
  await second;
  expect(store.cardIds(LIST)).toEqual([1, 2]);

  const third = reader.readPage(LIST);
  // A snapshot is shown until the board is read, which forgets what its pages brought.
  store.change((base) => base.readBoard(board('from 2')));
  requests.shift()?.respond();
  await third;
  expect(store.cardIds(LIST)).toEqual([1]);

  const rest = reader.readPages(LIST);
  for (let read = 0; read < 3; read += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    requests.shift()?.respond();
  }
  await rest;
  expect(store.cardIds(LIST)).toEqual([1, 2, 3, 4]);
  expect(store.list(LIST)?.complete).toBe(true);
});
