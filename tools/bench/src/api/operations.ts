import type { ApiRequest, RequestMaker } from '../load/http-load.js';
import type { Comparison } from './comparison.js';
import type { Content } from './content.js';

/** The operations of the API rows, with the goals that they are held against. */
export function operations(content: Content, etag: { read: string; big: string }): Comparison[] {
  const read = always({ method: 'GET', path: `/boards/${content.readBoardId}` });
  const big = always({ method: 'GET', path: `/boards/${content.bigBoardId}` });
  return [
    {
      name: 'GET /boards (50)',
      ...both(always({ method: 'GET', path: '/boards' })),
      expected: [200],
      goals: { perSecond: 0.6, p50: 2, cpu: 2 },
    },
    {
      name: 'GET /boards/{id} (30 cards)',
      ...both(read),
      expected: [200],
      goals: { perSecond: 0.6, p50: 2, cpu: 2 },
    },
    {
      name: '… unchanged since the last read',
      floor: read,
      service: withHeader(read, 'if-none-match', etag.read),
      expected: [200, 304],
      goals: { perSecond: 1.3 },
    },
    {
      name: 'POST /cards (short lists)',
      ...both(createIn(content.shortLists)),
      expected: [201],
      goals: { perSecond: 0.45, p50: 2.5, cpu: 2.5 },
    },
    {
      name: 'POST /cards (lists of 2,000)',
      ...both(createIn(content.longLists)),
      expected: [201],
      goals: { perSecond: 0.45, p50: 2.5, cpu: 2.5 },
    },
    {
      name: 'POST /cards/{id}/move',
      floor: moveAmong(content),
      service: moveAmong(content),
      expected: [200],
      goals: { perSecond: 0.45, p50: 2.5, cpu: 2.5 },
    },
    {
      name: 'GET /boards/{id} (big)',
      ...both(big),
      expected: [200],
      goals: { p50: 1.3, cpu: 2.5 },
    },
    {
      name: '… unchanged since the last read (big)',
      floor: big,
      service: withHeader(big, 'if-none-match', etag.big),
      expected: [200, 304],
      goals: { perSecond: 20 },
    },
  ];
}

const always =
  (request: ApiRequest): RequestMaker =>
  () =>
    request;

const both = (make: RequestMaker): { floor: RequestMaker; service: RequestMaker } => ({
  floor: make,
  service: make,
});

const withHeader =
  (make: RequestMaker, name: string, value: string): RequestMaker =>
  (connection, n) => ({ ...make(connection, n), headers: { [name]: value } });

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

/** Each connection has cards of its own; each move takes one to another list. */
function moveAmong({ movableCards, shortLists }: Content): RequestMaker {
  let turn = 0;
  return (connection, n) => {
    turn += 1;
    const card = movableCards[(connection + 16 * n) % movableCards.length];
    return {
      method: 'POST',
      path: `/cards/${card}/move`,
      body: JSON.stringify({ listId: shortLists[(turn * 7) % shortLists.length], position: 'last' }),
    };
  };
}
