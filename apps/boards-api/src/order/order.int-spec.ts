import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardWithListsDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** A sequence that is the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('64 writers on one board', () => {
  it('lose no card, give none twice, keep ranks unique, and answer every move', async () => {
    const board = await token.board(['a', 'b', 'c', 'd']);
    const cards: number[] = [];
    for (let index = 0; index < 60; index += 1)
      cards.push(await token.card(board.lists[index % 4] as number, `card ${index}`));
    const statuses = new Map<number, number>();
    const durations: number[] = [];
    const writer = async (seed: number): Promise<void> => {
      const random = randomFrom(seed);
      const any = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
      for (let turn = 0; turn < 25; turn += 1) {
        const place = any([
          { position: 'first' },
          { position: 'last' },
          { before: any(cards) },
          { after: any(cards) },
        ]);
        const id = any(cards);
        const began = performance.now();
        const { status } =
          random() < 0.5
            ? await token.post(`/cards/${id}/move`, { listId: any(board.lists), ...place })
            : await token.post(`/cards/${id}/reorder`, place);
        durations.push(performance.now() - began);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, index) => writer(index + 1)));
    // A neighbour that is in another list by then is refused with its reason; nothing else may happen.
    expect([...statuses.keys()].sort()).toEqual([200, 409]);
    const { body } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    const seen = body.lists.flatMap((list) => list.cards.map(({ id }) => id));
    expect([...seen].sort((one, other) => one - other)).toEqual(cards);
    for (const list of body.lists) {
      const ranks = list.cards.map(({ position }) => position);
      expect(new Set(ranks).size).toBe(ranks.length);
      expect([...ranks].sort()).toEqual(ranks);
      expect(list.cardCount).toBe(list.cards.length);
    }
    durations.sort((one, other) => one - other);
    process.stdout.write(
      `64 writers, ${durations.length} moves: ${JSON.stringify(Object.fromEntries(statuses))}, p95 ${durations[Math.floor(durations.length * 0.95)]?.toFixed(0)} ms\n`,
    );
  });

  it('records the moves of a card in the order in which they were committed', async () => {
    const board = await token.board(['a', 'b']);
    const id = await token.card(board.lists[0] as number);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        token.post(`/cards/${id}/move`, { listId: board.lists[(index + 1) % 2] }),
      ),
    );
    const moves = (await api.events()).filter(
      ({ event, data }) => event === 'card.move' && data['id'] === id,
    );
    expect(moves.length).toBeGreaterThan(0);
    let listId: unknown = board.lists[0];
    for (const { changes } of moves) {
      expect(changes?.['listId']?.from).toBe(listId);
      listId = changes?.['listId']?.to;
    }
    expect((await token.get<{ listId: number }>(`/cards/${id}`)).body.listId).toBe(listId);
  });
});
