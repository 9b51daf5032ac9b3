import { describe, expect, it } from '@jest/globals';
import { ApiError, ApiUnreachable } from '../api/api-error.js';
import type { BatchItem, Card, CardChange } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { ToolError } from '../schemas/tool-error.js';
import { updateCards } from './update-cards.js';

interface Outcome {
  updated: { id: number; version: number }[];
  failed?: { index: number; card: number; error: string; applied?: string[] }[];
}

const lists = [
  { id: 11, boardId: 1, name: 'Doing' },
  { id: 12, boardId: 1, name: 'Ready' },
  { id: 21, boardId: 2, name: 'Later' },
];

/** Cards with versions, to which changes are made as by the API, in the order in which they were requested. */
class Board {
  readonly cards = new Map<number, Card>();
  readonly requests: CardChange[][] = [];
  readonly reads: string[] = [];
  readonly keys: (string | undefined)[] = [];
  /** Thrown by the request of this number. */
  outage: { request: number; error: Error } | undefined;

  constructor(count: number) {
    for (let id = 101; id < 101 + count; id += 1)
      this.cards.set(id, {
        ...({
          labels: [],
          assignees: [],
          startDate: null,
          dueDate: null,
          archivedAt: null,
          completedAt: null,
        } as object),
        ...{ id, title: `Card ${id}`, boardId: 1, listId: 11, listName: 'Doing', version: 1 },
      } as Card);
  }

  api(): WorkspaceApi {
    const read = <Result>(what: string, result: Result): Promise<Result> => {
      this.reads.push(what);
      return Promise.resolve(result);
    };
    const missing = (what: string): ApiError => new ApiError(404, 'not_found', `There is no ${what} here.`);
    return {
      card: (id: number) => {
        const card = this.cards.get(id);
        return card ? read(`card ${id}`, card) : Promise.reject(missing(`card ${id}`));
      },
      list: (id: number) =>
        read(
          `list ${id}`,
          lists.find((list) => list.id === id),
        ),
      lists: (board: number) =>
        read(
          `lists ${board}`,
          lists.filter(({ boardId }) => boardId === board),
        ),
      labels: (board: number) => read(`labels ${board}`, [{ id: board * 1_000 + 1, name: 'urgent' }]),
      updateCards: (changes: CardChange[], key?: string) => this.update(changes, key),
    } as unknown as WorkspaceApi;
  }

  private update(changes: CardChange[], key: string | undefined): Promise<BatchItem[]> {
    this.requests.push(changes);
    this.keys.push(key);
    if (this.outage?.request === this.requests.length) return Promise.reject(this.outage.error);
    return Promise.resolve(changes.map((change) => this.change(change)));
  }

  private change({ id, version, move, set }: CardChange): BatchItem {
    const card = this.cards.get(id);
    const fault = (status: number, code: string): BatchItem => ({
      status,
      error: { error: `It is ${code}.`, code, requestId: 'r' },
    });
    if (!card) return fault(404, 'not_found');
    if (version !== undefined && version !== card.version) return fault(412, 'precondition_failed');
    if (set?.title === 'refused') return fault(422, 'validation_failed');
    const written = { ...card, ...(move ? { listId: move.listId } : {}), version: card.version + 1 };
    this.cards.set(id, written);
    return { status: 200, card: written };
  }
}

const run = async (board: Board, cards: object[], input: object = {}): Promise<Outcome> =>
  (await updateCards.run(board.api(), { cards, ...input })) as Outcome;

describe('cards that are changed together', () => {
  it('move in one request, with each name read once', async () => {
    const board = new Board(8);
    const cards = [...board.cards.keys()].map((card) => ({ card, move: { list: 'ready' } }));
    const { updated, failed } = await run(board, cards);
    expect(failed).toBeUndefined();
    expect(updated.map(({ id, version }) => [id, version])).toEqual(cards.map(({ card }) => [card, 2]));
    expect(board.requests).toHaveLength(1);
    expect(board.requests[0]?.map(({ move }) => move)).toEqual(
      cards.map(() => ({ listId: 12, position: 'last' })),
    );
    expect(board.reads.filter((read) => read === 'lists 1')).toHaveLength(1);
    expect(new Set(board.reads).size).toBe(board.reads.length);
  });

  it('take as many requests as one card has changes, in the order that a card needs', async () => {
    const board = new Board(2);
    await run(board, [
      {
        card: 101,
        archived: false,
        move: { list: 12 },
        set: { title: 'x' },
        labels: { add: ['urgent'] },
        done: true,
      },
      { card: 102, archived: true, done: false },
    ]);
    const kinds = board.requests.map((changes) =>
      changes.map(({ id, ...change }) => [id, Object.keys(change)[0]]),
    );
    expect(kinds).toEqual([
      [
        [101, 'archived'],
        [102, 'completed'],
      ],
      [
        [101, 'move'],
        [102, 'archived'],
      ],
      [[101, 'set']],
      [[101, 'labels']],
      [[101, 'completed']],
    ]);
  });

  it('fail alone: by an unknown name, a missing card, a stale version and a value', async () => {
    const board = new Board(4);
    const { updated, failed = [] } = await run(board, [
      { card: 101, labels: { add: ['urgnt'] } },
      { card: 999, move: { list: 'Ready' } },
      { card: 102, set: { title: 'x' }, expectedVersion: 7 },
      { card: 103, move: { list: 'Ready' }, set: { title: 'refused' }, done: true },
      { card: 104, labels: { add: ['Urgent'], remove: [1_001] } },
    ]);
    expect(updated.map(({ id }) => id)).toEqual([104]);
    expect(
      failed.map(({ index, card, error, applied }) => [index, card, error.split(':')[0], applied]),
    ).toEqual([
      [0, 101, 'not_found', undefined],
      [1, 999, 'not_found', undefined],
      [2, 102, 'precondition_failed', undefined],
      [3, 103, 'validation_failed', ['move']],
    ]);
    expect(failed[0]?.error).toContain('urgent');
    expect(failed[2]?.error).toContain('expectedVersion');
    expect(board.requests.flat().filter(({ id, completed }) => id === 103 && completed)).toEqual([]);
  });

  it('expect the version that the step before returned, where a version is sent', async () => {
    const board = new Board(2);
    await run(board, [
      { card: 101, set: { title: 'x' }, done: true, expectedVersion: 1 },
      { card: 102, set: { title: 'x' }, done: true },
    ]);
    expect(board.requests.map((changes) => changes.map(({ version }) => version))).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  it('get the labels of the board that they move to', async () => {
    const board = new Board(1);
    await run(board, [{ card: 101, move: { list: 21 }, labels: { add: ['urgent'] } }]);
    expect(board.requests[1]?.[0]?.labels).toEqual({ add: [2_001], remove: [] });
  });

  it('have a key of their own for each request of a call', async () => {
    const board = new Board(1);
    await run(board, [{ card: 101, set: { title: 'x' }, done: true }], { requestKey: 'mine' });
    expect(board.keys).toEqual(['mine.0', 'mine.1']);
  });

  it('are rejected as a whole only when nothing was done for one reason', async () => {
    const board = new Board(2);
    await expect(
      run(board, [
        { card: 998, done: true },
        { card: 999, done: true },
      ]),
    ).rejects.toThrow('not_found');
    await expect(run(board, [{ card: 101 }])).rejects.toThrow(ToolError);
    board.outage = { request: 3, error: new ApiUnreachable(new Error('10.0.0.5')) };
    const { updated, failed } = await run(board, [
      { card: 101, done: true },
      { card: 102, done: true, archived: true },
    ]);
    expect(updated.map(({ id }) => id)).toEqual([101]);
    expect(failed).toMatchObject([
      { card: 102, applied: ['done'], error: expect.stringContaining('did not respond') },
    ]);
    expect(JSON.stringify(failed)).not.toContain('10.0.0.5');
  });

  it('change at most 100 checklist items in one call, which are requests of their own', async () => {
    const checklist = Array.from({ length: 51 }, (_, n) => ({ item: `Step ${n}` }));
    const board = new Board(2);
    await expect(
      run(board, [
        { card: 101, checklist },
        { card: 102, checklist },
      ]),
    ).rejects.toThrow('at most 100');
    expect(board.reads).toEqual([]);
  });

  it('throw an error of the service, which belongs into its log', async () => {
    const board = new Board(1);
    board.outage = { request: 1, error: new TypeError('undefined is no function') };
    await expect(run(board, [{ card: 101, done: true }])).rejects.toThrow(TypeError);
  });
});
