import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardDto, CommentDto } from '@kiban/contracts';
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

const card = (): Promise<number> => token.card(board.lists[0] as number);

describe('comments', () => {
  it('are edited by their author only, and deleted by an admin as well [DEC-5.CARD-15]', async () => {
    const id = await card();
    const author = api.member('member');
    const first = await author.post<CommentDto>(`/cards/${id}/comments`, { text: 'one' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      cardId: id,
      text: 'one',
      author: { memberId: author.as.id },
      version: 1,
    });
    const path = `/comments/${first.body.id}`;
    expect((await token.patch(path, { text: 'x' })).status).toBe(403);
    expect((await author.patch<CommentDto>(path, { text: 'edited' })).body).toMatchObject({
      text: 'edited',
      version: 2,
    });
    expect((await api.member('member').delete(path)).status).toBe(403);
    expect((await token.delete(path)).status).toBe(204);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.commentCount).toBe(0);
  });
});
