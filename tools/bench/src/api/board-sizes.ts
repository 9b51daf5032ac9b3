import { loadHttp, type RequestMaker } from '../load/http-load.js';
import { median } from '../report/statistics.js';
import { isMet, rounded, type Figure } from '../report/goal.js';
import type { BoardChanges } from '../measuring/board-changes.js';
import type { Sides } from '../measuring/comparison.js';
import type { Content, MadeBoard } from '../measuring/content.js';
import type { ServiceCaller } from '../measuring/service-caller.js';

/** What one operation costs on boards of several sizes: p50 at one connection, in milliseconds, and against the smallest. */
export interface SizeResult {
  name: string;
  /** By board, the smallest first. */
  boards: { cards: number; p50Ms: number; toSmallest: Figure }[];
}

interface SizedOperation {
  name: string;
  make: (board: MadeBoard) => RequestMaker;
  expected: readonly number[];
  /** Wanted of what it costs on the largest board, against the smallest. */
  atMost?: number;
}

/** Measures how the service's cost grows with a board, each size in turn, in rounds. */
export async function measureBoardSizes(
  sides: Sides,
  content: Content,
  { api, changes, rounds }: { api: ServiceCaller; changes: BoardChanges; rounds: number },
): Promise<SizeResult[]> {
  const boards = [content.smallBoard, content.middleBoard, content.bigBoard].filter((board) => !!board);
  const etags = new Map<number, string>();
  for (const { id } of boards) etags.set(id, await api.etagOf(`/boards/${id}`));
  const results: SizeResult[] = [];
  for (const operation of sizedOperations(changes, etags)) {
    const p50s = boards.map((): number[] => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [place, board] of boards.entries()) {
        const { p50Ms } = await loadHttp(sides.service, {
          token: sides.token,
          connections: 1,
          forMs: round < 0 ? sides.measureMs / 10 : sides.measureMs / 4,
          make: operation.make(board),
          expected: operation.expected,
        });
        if (round >= 0) p50s[place]?.push(p50Ms);
      }
    }
    results.push(resultOf(operation, boards, p50s));
  }
  return results;
}

/** The reads come before the moves, which would make every entity tag an old one. */
function sizedOperations(changes: BoardChanges, etags: ReadonlyMap<number, string>): SizedOperation[] {
  const get =
    (
      path: (board: MadeBoard) => string,
      headers: (board: MadeBoard) => Record<string, string> = () => ({}),
    ) =>
    (board: MadeBoard): RequestMaker =>
    () => ({ method: 'GET', path: path(board), headers: headers(board) });
  const move = (place: 'first' | 'last') => (board: MadeBoard) => moves(board, place);
  return [
    {
      name: 'read whole, unchanged, with If-None-Match',
      make: get(
        ({ id }) => `/boards/${id}`,
        ({ id }) => ({ 'if-none-match': etags.get(id) ?? '' }),
      ),
      expected: [304],
      atMost: 1.5,
    },
    {
      name: 'read whole, unchanged',
      make: get(({ id }) => `/boards/${id}`),
      expected: [200],
    },
    { name: 'read whole, changed', make: (board) => changes.readsOfChanged([board]), expected: [200] },
    {
      name: 'read with 10 cards of each list',
      make: get(({ id }) => `/boards/${id}?cardsPerList=10`),
      expected: [200],
    },
    {
      name: 'a page of 50 cards of a list',
      make: get(({ lists }) => `/lists/${lists[0]}/cards?limit=50`),
      expected: [200],
    },
    { name: 'move to the end of a list', make: move('last'), expected: [200], atMost: 1.25 },
    { name: 'move to the front of a list', make: move('first'), expected: [200], atMost: 1.25 },
  ];
}

/** One card after the other, each to the list after the one that it is in, so that every request is a move. */
function moves({ cards, lists }: MadeBoard, position: 'first' | 'last'): RequestMaker {
  let turn = 0;
  return () => {
    const card = cards[turn % cards.length];
    const listId = lists[(turn + Math.floor(turn / cards.length)) % lists.length];
    turn += 1;
    return { method: 'POST', path: `/cards/${card}/move`, body: JSON.stringify({ listId, position }) };
  };
}

function resultOf(
  { name, atMost }: SizedOperation,
  boards: readonly MadeBoard[],
  p50s: readonly number[][],
): SizeResult {
  const [smallest = []] = p50s;
  return {
    name,
    boards: boards.map(({ cards }, place) => {
      const own = p50s[place] ?? [];
      const isLargest = place === boards.length - 1;
      return {
        cards: cards.length,
        p50Ms: median(own),
        toSmallest: {
          what: `${name}: a board of ${cards.length} cards ÷ one of ${boards[0]?.cards.length}`,
          value: median(own.map((value, round) => value / (smallest[round] ?? Number.NaN))),
          unit: '×',
          ...(isLargest && atMost !== undefined ? { goal: { atMost } } : {}),
        },
      };
    }),
  };
}

export function sizesHeader(results: readonly SizeResult[]): string[] {
  const [, ...larger] = results[0]?.boards ?? [];
  return [
    'p50 at one connection, by cards of the board',
    ...(results[0]?.boards ?? []).map(({ cards }) => `${cards}: ms`),
    ...larger.map(({ cards }) => `${cards} ÷ smallest`),
  ];
}

export function sizesRow({ name, boards }: SizeResult): string[] {
  const [, ...larger] = boards;
  return [
    name,
    ...boards.map(({ p50Ms }) => rounded(p50Ms)),
    ...larger.map(({ toSmallest }) => {
      const { goal, value } = toSmallest;
      return goal && 'atMost' in goal
        ? `${rounded(value)} (≤ ${goal.atMost} ${isMet(toSmallest) ? '✔' : '✘'})`
        : rounded(value);
    }),
  ];
}
