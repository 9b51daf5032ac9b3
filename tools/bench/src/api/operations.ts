import type { ApiRequest, RequestMaker } from '../load/http-load.js';
import type { BoardChanges } from '../measuring/board-changes.js';
import type { Comparison } from '../measuring/comparison.js';
import type { Content, MadeBoard } from '../measuring/content.js';
import type { Measurement } from '../config/measurements.js';

const reads = { perSecond: 0.6, p50: 2, cpu: 2 };
const writes = { perSecond: 0.45, p50: 2.5, cpu: 2.5 };

/** What floor and service are both asked for, with the goals that the service is held against. */
export async function operations(
  content: Content,
  changes: BoardChanges,
  etagOf: (path: string) => Promise<string>,
): Promise<Comparison[]> {
  const [readBoard] = content.readBoards;
  const shortLists = content.shortBoards.flatMap(({ lists }) => lists);
  return [
    {
      key: 'get-boards',
      name: 'GET /boards (50)',
      ...both(() => always({ method: 'GET', path: '/boards' })),
      expected: [200],
      goals: reads,
    },
    {
      key: 'get-board',
      name: 'GET /boards/{id} (30 cards, changed)',
      ...both(() => changes.readsOfChanged(content.readBoards)),
      expected: [200],
      goals: reads,
    },
    ...(readBoard ? await unchangedReads('get-board', readBoard, { etagOf, perSecond: 1.3 }) : []),
    {
      key: 'post-card',
      name: 'POST /cards (short lists)',
      ...both(() => createIn(shortLists)),
      expected: [201],
      goals: writes,
    },
    {
      key: 'move',
      name: 'POST /cards/{id}/move (short lists)',
      ...both(() => moveWithin(content.shortBoards)),
      expected: [200],
      goals: writes,
    },
    ...longListOperations(content.longBoard),
    ...(content.bigBoard ? await bigBoardOperations(content.bigBoard, changes, etagOf) : []),
  ];
}

function longListOperations(board: MadeBoard | undefined): Comparison[] {
  if (!board) return [];
  return [
    {
      key: 'post-card-long-list',
      name: 'POST /cards (lists of 2,000)',
      ...both(() => createIn(board.lists)),
      expected: [201],
      goals: writes,
    },
    {
      key: 'move-long-list',
      name: 'POST /cards/{id}/move (lists of 2,000)',
      ...both(() => moveWithin([board])),
      expected: [200],
      goals: writes,
    },
  ];
}

async function bigBoardOperations(
  board: MadeBoard,
  changes: BoardChanges,
  etagOf: (path: string) => Promise<string>,
): Promise<Comparison[]> {
  return [
    {
      key: 'big-board',
      name: `GET /boards/{id} (${board.cards.length} cards, changed)`,
      ...both(() => changes.readsOfChanged([board])),
      expected: [200],
      goals: { p50: 1.3, cpu: 2.5 },
      connections: 1,
    },
    ...(await unchangedReads('big-board', board, { etagOf, perSecond: 20 })),
  ];
}

/** A board that did not change, with what the service keeps, and by If-None-Match. */
async function unchangedReads(
  key: Measurement,
  board: MadeBoard,
  { etagOf, perSecond }: { etagOf: (path: string) => Promise<string>; perSecond: number },
): Promise<Comparison[]> {
  const read: ApiRequest = { method: 'GET', path: `/boards/${board.id}` };
  const etag = await etagOf(read.path);
  return [
    {
      key,
      name: '… unchanged since the last read',
      ...both(() => always(read)),
      expected: [200],
      goals: { perSecond },
    },
    {
      key,
      name: '… unchanged, with If-None-Match',
      floor: () => always(read),
      service: () => always({ ...read, headers: { 'if-none-match': etag } }),
      expected: [200, 304],
      goals: { perSecond },
    },
  ];
}

const always =
  (request: ApiRequest): RequestMaker =>
  () =>
    request;

const both = (maker: () => RequestMaker): Pick<Comparison, 'floor' | 'service'> => ({
  floor: maker,
  service: maker,
});

/** Spreads over the lists, so that what is measured is the operation and not a queue at one row. */
function createIn(lists: readonly number[]): RequestMaker {
  return (connection, n) => ({
    method: 'POST',
    path: '/cards',
    body: JSON.stringify({
      listId: lists[(connection * 13 + n) % lists.length],
      title: `Measured ${connection}-${n}`,
    }),
  });
}

/**
 * Each connection has separate cards; each move takes one to another list of its board. A card's next move targets the
 * next list, because a move to its current list has no effect in the service but costs the floor a write.
 */
function moveWithin(boards: readonly MadeBoard[]): RequestMaker {
  const cards = boards.flatMap((board) => board.cards.map((id) => ({ id, lists: board.lists })));
  const begin = Math.floor(Math.random() * 1_000);
  let turn = 0;
  return (connection, n) => {
    turn += 1;
    const place = connection + 16 * n;
    const card = cards[place % cards.length];
    const list = begin + turn * 7 + Math.floor(place / cards.length);
    return {
      method: 'POST',
      path: `/cards/${card?.id}/move`,
      body: JSON.stringify({ listId: card?.lists[list % card.lists.length], position: 'last' }),
    };
  };
}
