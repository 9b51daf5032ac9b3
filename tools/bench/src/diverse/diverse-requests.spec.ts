import { describe, expect, it } from '@jest/globals';
import type { ApiRequest } from '../load/http-load.js';
import type { DiverseBoard } from './diverse-content.js';
import { DiverseRequests } from './diverse-requests.js';

const BOARDS = 50;
const TOKENS = 16;

/** A board of three lists with ten cards each, of which every other one moves. */
function boardOf(id: number): DiverseBoard {
  const lists = [1, 2, 3].map((list) => id * 10 + list);
  const cards = lists.flatMap((listId) =>
    Array.from({ length: 10 }, (_, n) => ({ id: listId * 100 + n, listId })),
  );
  const movable = cards.filter((_, index) => index % 2 === 1);
  return {
    id,
    lists,
    anchors: cards.filter((_, index) => index % 2 === 0),
    movable,
    fieldId: id * 1_000_000,
    items: movable.map((card) => ({ id: card.id * 10, cardId: card.id })),
  };
}

const boards = Array.from({ length: BOARDS }, (_, n) => boardOf(n + 1));
const tokens = Array.from({ length: TOKENS }, (_, n) => `token-${n}`);
const requests = (seed = 15): DiverseRequests => new DiverseRequests(boards, tokens, seed);
const times = (count: number, make: () => ApiRequest): ApiRequest[] => Array.from({ length: count }, make);
const bodyOf = ({ body }: ApiRequest): Record<string, unknown> => JSON.parse(body ?? '{}') as never;

function counted(values: readonly unknown[]): number[] {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

describe('diverse requests', () => {
  it('are the same for both sides', () => {
    const [a, b] = [requests(), requests()];
    expect(times(200, () => a.manyWrites())).toEqual(times(200, () => b.manyWrites()));
  });

  it('spread over every token, board and list, and concentrate on none', () => {
    const made = requests();
    const reads = times(10_000, () => made.getBoard());
    for (const [values, kinds] of [
      [reads.map(({ token }) => token), TOKENS],
      [reads.map(({ path }) => path), BOARDS],
      [times(30_000, () => made.createCard()).map((request) => bodyOf(request)['listId']), 3 * BOARDS],
    ] as const) {
      const counts = counted(values);
      expect(counts).toHaveLength(kinds);
      expect(Math.max(...counts)).toBeLessThan((1.5 * values.length) / kinds);
    }
  });

  it('move a card to another list than its own, to both ends equally often', () => {
    const made = requests();
    const listOf = new Map(boards.flatMap(({ movable }) => movable.map(({ id, listId }) => [id, listId])));
    const moves = times(10_000, () => made.moveToEnd());
    for (const move of moves) {
      const card = Number(move.path.split('/')[2]);
      const { listId } = bodyOf(move) as { listId: number };
      expect(listId).not.toBe(listOf.get(card));
      listOf.set(card, listId);
    }
    const first = moves.filter((move) => bodyOf(move)['position'] === 'first').length;
    expect(first / moves.length).toBeCloseTo(0.5, 1);
  });

  it('move cards only after cards that stay in the target list', () => {
    const made = requests();
    const anchors = new Map(boards.flatMap((board) => board.anchors.map(({ id, listId }) => [id, listId])));
    for (const move of times(2_000, () => made.moveBeside())) {
      const { listId, after } = bodyOf(move) as { listId: number; after: number };
      expect(anchors.get(after)).toBe(listId);
      expect(anchors.has(Number(move.path.split('/')[2]))).toBe(false);
    }
  });

  it('mix 85 % board reads, 10 % moves and 5 % creations', () => {
    const made = requests();
    const mix = times(20_000, () => made.mostlyReads());
    const share = (matches: (request: ApiRequest) => boolean): number =>
      mix.filter(matches).length / mix.length;
    expect(share(({ method }) => method === 'GET')).toBeCloseTo(0.85, 1);
    expect(share(({ path }) => path.endsWith('/move'))).toBeCloseTo(0.1, 1);
    expect(share(({ path }) => path === '/cards')).toBeCloseTo(0.05, 1);
  });

  it('mix 60 % reads with writes of all kinds, none of which repeats a text', () => {
    const made = requests();
    const mix = times(20_000, () => made.manyWrites());
    const writes = mix.filter(({ method }) => method !== 'GET');
    expect(writes.length / mix.length).toBeCloseTo(0.4, 1);
    const kinds = counted(writes.map(({ method, path }) => `${method} ${path.replace(/\d+/g, '0')}`));
    // Creation, update, moves (two kinds of one address), comment, value, and both checklist writes.
    expect(kinds).toHaveLength(7);
    expect(Math.min(...kinds) / writes.length).toBeGreaterThan(0.05);
    const texts = writes.flatMap((request) => (bodyOf(request)['text'] as string | undefined) ?? []);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
