import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardBatchItemDto, CardDto, ErrorDto } from '@kiban/contracts';
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
});
