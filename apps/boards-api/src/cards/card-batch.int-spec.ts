import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type CardBatchItemDto, type CardDto, type ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board();
});
afterAll(() => api.stop());

describe('POST /cards/batch', () => {
  it('returns a result for each item in request order [DEC-5.CARD-11]', async () => {
    const { status, body } = await token.post<CardBatchItemDto[]>('/cards/batch', {
      cards: [
        { listId: board.lists[2], title: 'one' },
        { listId: 999_999_999, title: 'two' },
        { listId: board.lists[2], title: 'three' },
      ],
    });
    expect(status).toBe(200);
    expect(body.map((item) => [item.status, item.card?.title, item.error?.code])).toEqual([
      [201, 'one', undefined],
      [404, undefined, 'not_found'],
      [201, 'three', undefined],
    ]);
  });

  it('returns a result for each item also where some are malformed [DEC-5.CARD-11]', async () => {
    const listId = board.lists[1];
    const items = [
      { listId, title: 'whole' },
      { listId, title: 7 },
      'text',
      { listId, title: 'another', color: 'red' },
      { title: 'nowhere' },
      { listId, title: 'last' },
    ];
    const { status, body } = await token.post<CardBatchItemDto[]>('/cards/batch', { cards: items });
    expect(status).toBe(200);
    expect(
      body.map((item) => [item.status, item.card?.title ?? item.error?.details?.map(({ field }) => field)]),
    ).toEqual([
      [201, 'whole'],
      [422, ['title']],
      [422, ['']],
      [422, ['color']],
      [422, ['listId']],
      [201, 'last'],
    ]);
    const alone = await token.post<ErrorDto>('/cards', items[1]);
    expect(body[1]?.error).toMatchObject({ error: alone.body.error, details: alone.body.details });
    const before = (await token.get<CardDto[]>(`/lists/${listId}/cards`)).body.length;
    const atomic = await token.post<ErrorDto>('/cards/batch', { atomic: true, cards: items });
    expect([atomic.status, atomic.body.details?.map(({ field }) => field)]).toEqual([422, ['cards.1.title']]);
    const none = await token.post<CardBatchItemDto[]>('/cards/batch', { cards: [null, {}] });
    expect([none.status, none.body.map((item) => item.status)]).toEqual([200, [422, 422]]);
    expect((await token.get<CardDto[]>(`/lists/${listId}/cards`)).body.length).toBe(before);
    for (const cards of [[], Array.from({ length: 51 }, () => items[0]), items[0]])
      expect((await token.post('/cards/batch', { cards })).status).toBe(422);
    expect((await token.post('/cards/batch', { cards: items, list: listId })).status).toBe(422);
  });

  it('creates none if atomic and one is rejected [DEC-5.CARD-11]', async () => {
    const before = (await token.get<CardDto[]>(`/lists/${board.lists[2]}/cards`)).body.length;
    const { status, body } = await token.post<ErrorDto>('/cards/batch', {
      atomic: true,
      cards: [
        { listId: board.lists[2], title: 'one' },
        { listId: board.lists[2], title: 'two', before: 999_999_999 },
      ],
    });
    expect([status, body.code]).toEqual([409, 'anchor_gone']);
    expect(body.error).toContain('cards.1');
    expect((await token.get<CardDto[]>(`/lists/${board.lists[2]}/cards`)).body.length).toBe(before);
  });

  it('gives each card the response of a request of its own [DEC-5.CARD-11]', async () => {
    const stranger = api.stranger();
    const foreign = await stranger.board(['Theirs']);
    const archived = await token.board(['In an archive']);
    await token.post(`/boards/${archived.id}/archive`);
    const twin = async (): Promise<{ lists: number[]; anchor: number }> => {
      const { lists } = await token.board(['Open', 'Full']);
      const anchor = await token.card(lists[0] as number, 'anchor');
      const full = limits.cardsPerListMax - 1;
      await api.database.query('UPDATE boards.list SET card_count = $2 WHERE id = $1', [lists[1], full]);
      return { lists, anchor };
    };
    const cardsOf = ({ lists: [open, full], anchor }: Awaited<ReturnType<typeof twin>>): object[] => [
      { listId: open, title: 'last' },
      { listId: open, title: 'first', position: 'first' },
      { listId: foreign.lists[0], title: 'not seen' },
      { listId: full, title: 'the last that fits' },
      { listId: full, title: 'one too many' },
      { listId: archived.lists[0], title: 'archived' },
      { listId: open, title: 'before', before: anchor },
      { listId: open, title: 'no anchor', after: 999_999_999 },
      { listId: open, title: 'ends before it starts', startDate: '2026-12-02', dueDate: '2026-12-01' },
      { listId: open, title: 'after', after: anchor },
    ];
    const [together, alone] = [await twin(), await twin()];
    const { body } = await token.post<CardBatchItemDto[]>('/cards/batch', { cards: cardsOf(together) });
    const expected: [number, string | undefined, string | undefined, number | undefined][] = [];
    for (const card of cardsOf(alone)) {
      const response = await token.post<CardDto & ErrorDto>('/cards', card);
      const version = response.headers.get('x-order-version');
      expected.push([
        response.status,
        response.body.code,
        response.body.position,
        version === null ? undefined : Number(version),
      ]);
    }
    expect(
      body.map(({ status, error, card, listVersion }) => [status, error?.code, card?.position, listVersion]),
    ).toEqual(expected);
    expect(expected.map(([status, code]) => code ?? status)).toEqual([
      201,
      201,
      'not_found',
      201,
      'list_full',
      'archived',
      201,
      'anchor_gone',
      'validation_failed',
      201,
    ]);
    const titles = async ({ lists }: { lists: number[] }): Promise<string[]> =>
      (await token.get<CardDto[]>(`/lists/${lists[0]}/cards`)).body.map(({ title }) => title);
    expect(await titles(together)).toEqual(['first', 'before', 'anchor', 'after', 'last']);
    expect(await titles(alone)).toEqual(await titles(together));
  });

  it('names the first rejected card if atomic, in the order of the request [DEC-5.CARD-11]', async () => {
    const listId = board.lists[0];
    const span = { listId, title: 'ends before it starts', startDate: '2026-12-02', dueDate: '2026-12-01' };
    const gone = { listId, title: 'no anchor', after: 999_999_999 };
    const first = await token.post<ErrorDto>('/cards/batch', { atomic: true, cards: [gone, span] });
    expect([first.status, first.body.code]).toEqual([409, 'anchor_gone']);
    expect(first.body.error).toContain('cards.0');
    const second = await token.post<ErrorDto>('/cards/batch', {
      atomic: true,
      cards: [{ listId, title: 'good' }, span, gone],
    });
    expect([second.status, second.body.code]).toEqual([422, 'validation_failed']);
    expect(second.body.error).toContain('cards.1');
  });
});
