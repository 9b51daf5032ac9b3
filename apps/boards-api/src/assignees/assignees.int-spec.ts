import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityDto, CardDto, ErrorDto } from '@kiban/contracts';
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

async function changesOf(kind: string, cardId: number): Promise<unknown[]> {
  const { body } = await token.get<ActivityDto[]>(`/cards/${cardId}/activity`);
  return body.filter(({ event }) => event === kind).map(({ changes }) => changes);
}

describe('assignees', () => {
  it('are set, published with the changes, and found by name [DEC-5.CARD-13]', async () => {
    const id = await card();
    const member = api.member('member', 'screen', 'Aiko Tanaka');
    const { body } = await token.put<CardDto>(`/cards/${id}/assignees`, { memberIds: [member.as.id] });
    expect(body.assignees).toEqual([{ memberId: member.as.id, name: 'Aiko Tanaka' }]);
    await token.put(`/cards/${id}/assignees`, { memberIds: [member.as.id] });
    expect(await changesOf('assignee.change', id)).toEqual([
      {
        assignees: { from: [], to: [{ memberId: member.as.id, name: 'Aiko Tanaka' }] },
        cardVersion: { from: 1, to: 2 },
      },
    ]);
    expect((await token.put<ErrorDto>(`/cards/${id}/assignees`, { memberIds: [1] })).status).toBe(422);
    expect((await member.get<CardDto[]>('/search?assignee=me')).body.map((found) => found.id)).toEqual([id]);
  });

  it('are claimed by one of many concurrent callers [DEC-5.CARD-12]', async () => {
    const id = await card();
    const people = Array.from({ length: 8 }, () => api.member('member'));
    const responses = await Promise.all(people.map((one) => one.post<ErrorDto>(`/cards/${id}/claim`)));
    const outcomes = responses.map(({ status, body }) => (status === 200 ? 'claimed' : body.code)).sort();
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'already_claimed'), 'claimed']);
  });
});
