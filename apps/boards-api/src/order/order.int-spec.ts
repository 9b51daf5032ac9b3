import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardWithListsDto, ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

/** Enough to meet every case in each run; KIBAN_MOVES=10000 makes all that the service promises. */
const MOVES = Number(process.env['KIBAN_MOVES'] ?? 2_000);
const WRITERS = 64;
const READERS = 8;
const CARDS = 200;

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start({}, 600_000);
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

/** Reads the board again and again, as a screen does: with the tag of what it has, until it is told to stop. */
class Reader {
  private etag = '';
  board: BoardWithListsDto | undefined;
  /** How many orders it was shown, and in how many of them a card was missing or came twice. */
  reads = 0;
  faults = 0;

  constructor(
    private readonly client: Client,
    private readonly path: string,
    private readonly cards: number,
  ) {}

  async read(): Promise<void> {
    const response = await this.client.get<BoardWithListsDto>(this.path, { 'if-none-match': this.etag });
    if (response.status === 304) return;
    expect(response.status).toBe(200);
    this.etag = response.headers.get('etag') ?? '';
    this.board = response.body;
    this.reads += 1;
    const ids = response.body.lists.flatMap(({ cards }) => cards.map(({ id }) => id));
    if (ids.length !== this.cards || new Set(ids).size !== this.cards) this.faults += 1;
  }

  get order(): string {
    return JSON.stringify(this.board?.lists.map(({ id, cards }) => [id, cards.map((card) => card.id)]));
  }
}

describe(`${WRITERS} writers making ${MOVES} moves in one board`, () => {
  it('lose no card, give none twice, keep ranks unique, answer every move, and leave all readers with one order [DEC-5.ORDER-1, DEC-5.ORDER-2, DEC-5.ORDER-4]', async () => {
    const board = await token.board(['a', 'b', 'c', 'd']);
    const cards: number[] = [];
    for (let index = 0; index < CARDS; index += 1)
      cards.push(await token.card(board.lists[index % 4] as number, `card ${index}`));
    const responses = new Map<string, number>();
    const durations: number[] = [];
    let left = MOVES;
    const writer = async (seed: number): Promise<void> => {
      const random = randomFrom(seed);
      const any = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
      while (left > 0) {
        left -= 1;
        const anchor = any(cards);
        const place = any([
          { position: 'first' },
          { position: 'last' },
          { before: anchor },
          { after: anchor },
        ]);
        const id = any(cards);
        const began = performance.now();
        const { status, body } =
          random() < 0.5
            ? await token.post<ErrorDto>(`/cards/${id}/move`, { listId: any(board.lists), ...place })
            : await token.post<ErrorDto>(`/cards/${id}/reorder`, place);
        durations.push(performance.now() - began);
        const response = status === 200 ? '200' : `${status} ${body.code}`;
        responses.set(response, (responses.get(response) ?? 0) + 1);
      }
    };
    const readers = Array.from({ length: READERS }, () => new Reader(token, `/boards/${board.id}`, CARDS));
    let isWriting = true;
    const reading = readers.map(async (reader) => {
      while (isWriting) {
        await reader.read();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    const began = performance.now();
    await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index + 1)));
    const seconds = (performance.now() - began) / 1_000;
    isWriting = false;
    await Promise.all(reading);
    await Promise.all(readers.map((reader) => reader.read()));

    // A neighbour that is in another list by then is refused with its reason; nothing else may happen.
    expect([...responses.keys()].sort()).toEqual(['200', '409 anchor_gone']);
    expect([...responses.values()].reduce((sum, count) => sum + count, 0)).toBe(MOVES);
    expect(new Set(readers.map(({ order }) => order)).size).toBe(1);
    expect(readers.map(({ faults }) => faults)).toEqual(readers.map(() => 0));
    const lists = readers[0]?.board?.lists ?? [];
    const seen = lists.flatMap((list) => list.cards.map(({ id }) => id));
    expect([...seen].sort((one, other) => one - other)).toEqual(cards);
    for (const list of lists) {
      const ranks = list.cards.map(({ position }) => position);
      expect(new Set(ranks).size).toBe(ranks.length);
      expect([...ranks].sort()).toEqual(ranks);
      expect(Math.max(...ranks.map(({ length }) => length))).toBeLessThanOrEqual(48);
      expect(list.cardCount).toBe(list.cards.length);
    }
    durations.sort((one, other) => one - other);
    const p95 = durations[Math.floor(durations.length * 0.95)]?.toFixed(0);
    const reads = readers.reduce((sum, reader) => sum + reader.reads, 0);
    process.stdout.write(
      `${WRITERS} writers, ${MOVES} moves in ${seconds.toFixed(1)} s: ${JSON.stringify(Object.fromEntries(responses))}, p95 ${p95} ms, ${reads} orders read meanwhile\n`,
    );
  }, 600_000);

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

  it('give way to actions on the whole board, which give way to them: each is answered, none with a fault of ours', async () => {
    const board = await token.board(['a', 'b', 'c']);
    const cards: number[] = [];
    for (let index = 0; index < 12; index += 1)
      cards.push(await token.card(board.lists[index % 3] as number, `card ${index}`));
    const codes = new Set<string>();
    const said = ({ status, body }: { status: number; body: unknown }): void => {
      codes.add(status < 300 ? 'granted' : `${status} ${(body as ErrorDto).code}`);
    };
    let isBusy = true;
    const mover = async (seed: number): Promise<void> => {
      const random = randomFrom(seed);
      while (isBusy) {
        const id = cards[Math.floor(random() * cards.length)];
        said(await token.post(`/cards/${id}/move`, { listId: board.lists[Math.floor(random() * 3)] }));
      }
    };
    const moving = Array.from({ length: 16 }, (_, index) => mover(index + 1));
    for (let turn = 0; turn < 10; turn += 1) {
      said(await token.post(`/boards/${board.id}/archive`));
      said(await token.post(`/boards/${board.id}/restore`));
      said(await token.post(`/gantt/tasks/${cards[turn]}/reorder`, { position: 'first' }));
      said(await token.post(`/gantt/tasks/${cards[turn]}/dependencies`, { dependsOn: cards[turn + 1] }));
      const { body } = await token.post<{ id: number }>(`/boards/${board.id}/lists`, { name: 'Passing' });
      said(await token.post(`/cards/${cards[turn]}/move`, { listId: body.id }));
      said(await token.delete(`/lists/${body.id}?moveCardsTo=${board.lists[0]}`));
    }
    isBusy = false;
    await Promise.all(moving);
    expect([...codes].sort()).toEqual(['409 archived', 'granted']);
    const { body } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    const seen = body.lists.flatMap((list) => list.cards.map(({ id }) => id));
    expect(seen.sort((one, other) => one - other)).toEqual(cards);
  });
});
