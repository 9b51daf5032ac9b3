import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardWithListsDto, CardDto, CommentDto } from '@kiban/contracts';
import { KeepMembers } from '../members/use-cases/keep-members.use-case.js';
import { knownMember } from '../testing/known-member.js';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let ada: Client;
let board: MadeBoard;
let cardId: number;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  ada = await knownMember(api, 'Ada');
  board = await token.board(['To do']);
  cardId = await token.card(board.lists[0] as number, 'Launch', { description: 'Ask @Ada' });
  await token.post(`/cards/${cardId}/comments`, { text: 'See @Ada' });
  await token.post(`/cards/${cardId}/checklist`, { text: 'Call @Ada' });
});
afterAll(() => api.stop());

const link = (): string => `[@Ada](member:${ada.as.id})`;
const reference = (): object => ({ memberId: ada.as.id, name: 'Ada' });

const events = async (): Promise<number> =>
  (await api.events()).filter(({ event }) => event === 'mention.create').length;

async function cardOf(boardId: number): Promise<CardDto> {
  const { body } = await token.get<BoardWithListsDto>(`/boards/${boardId}`);
  const id = body.lists[0]?.cards[0]?.id ?? 0;
  return (await token.get<CardDto>(`/cards/${id}?include=checklist,comments`)).body;
}

describe('a text with mentions', () => {
  it('that is copied keeps them without an event, and its edit tells only new ones', async () => {
    const before = await events();
    const { body: copy } = await token.post<CardDto>(`/cards/${cardId}/copy`, {});
    expect(copy).toMatchObject({ description: `Ask ${link()}`, mentions: [reference()] });
    const { body: read } = await token.get<CardDto>(`/cards/${copy.id}?include=checklist`);
    expect(read.checklistItems).toMatchObject([{ text: `Call ${link()}`, mentions: [reference()] }]);
    const edited = await token.patch<CardDto>(`/cards/${copy.id}`, { description: `Now ask ${link()}` });
    expect(edited.body.mentions).toEqual([reference()]);
    expect(await events()).toBe(before);
  });

  it('that is copied to a board which the member does not see mentions no one there', async () => {
    const hidden = await token.board(['Private'], { visibility: 'private' });
    const { body: copy } = await token.post<CardDto>(`/cards/${cardId}/copy`, { listId: hidden.lists[0] });
    expect(copy).toMatchObject({ description: `Ask ${link()}`, mentions: [] });
    await token.delete(`/cards/${copy.id}`);
  });

  it('that is exported and imported comes back equal, without an event', async () => {
    const before = await events();
    const { body: file } = await token.get(`/boards/${board.id}/export`);
    const { body: made } = await token.post<{ boardId: number }>('/boards/import', file);
    expect(await cardOf(made.boardId)).toMatchObject({
      description: `Ask ${link()}`,
      mentions: [reference()],
      checklistItems: [{ text: `Call ${link()}`, mentions: [reference()] }],
      comments: [{ text: `See ${link()}`, mentions: [reference()] }],
    });
    const again = await token.get(`/boards/${made.boardId}/export`);
    expect(JSON.stringify(again.body['lists'])).toBe(JSON.stringify(file['lists']));
    const { body: twin } = await token.post<{ boardId: number }>(`/boards/${board.id}/duplicate`, {});
    expect((await cardOf(twin.boardId)).mentions).toEqual([reference()]);
    expect(await events()).toBe(before);
  });

  it('of another workspace names the member with that name, or stays text', async () => {
    const { body: file } = await token.get(`/boards/${board.id}/export`);
    // There, the id is of another person.
    const other = JSON.parse(
      JSON.stringify(file).replaceAll(`member:${ada.as.id}`, `member:${token.as.id}`),
    ) as object;
    const { body: named } = await token.post<{ boardId: number }>('/boards/import', other);
    expect((await cardOf(named.boardId)).description).toBe(`Ask ${link()}`);
    const unknown = JSON.parse(JSON.stringify(other).replaceAll('@Ada', '@Charles')) as object;
    const { body: plain } = await token.post<{ boardId: number }>('/boards/import', unknown);
    expect(await cardOf(plain.boardId)).toMatchObject({
      description: 'Ask @Charles',
      mentions: [],
      comments: [{ text: 'See @Charles', mentions: [] }],
    });
  });

  it('has the present name of a renamed member, with a new version of the board', async () => {
    const { body: before } = await token.get(`/boards/${board.id}`);
    await new KeepMembers(api.database).execute([
      {
        eventId: 99,
        kind: 'member.update',
        workspaceId: api.workspaceId,
        member: { id: ada.as.id, name: 'Ada King', role: 'member' },
      },
    ]);
    const { body: after } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    expect(after.version).toBe(Number(before['version']) + 1);
    expect(after.lists[0]?.cards[0]).toMatchObject({
      description: `Ask ${link()}`,
      mentions: [{ memberId: ada.as.id, name: 'Ada King' }],
    });
    const { body: comments } = await token.get<CommentDto[]>(`/cards/${cardId}/comments`);
    expect(comments[0]?.mentions).toEqual([{ memberId: ada.as.id, name: 'Ada King' }]);
  });
});
