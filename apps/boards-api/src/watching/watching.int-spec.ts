import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorDto, WatchDto } from '@kiban/contracts';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let owner: Client;
let board: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.member('owner');
  board = await owner.board();
});
afterAll(() => api.stop());

const watchOf = async (who: Client, path: string): Promise<WatchDto> =>
  (await who.get<WatchDto>(`${path}/watch`)).body;
const choose = async (who: Client, path: string, level: string): Promise<WatchDto> =>
  (await who.put<WatchDto>(`${path}/watch`, { level })).body;
const stop = async (who: Client, path: string): Promise<WatchDto> =>
  (await who.delete<WatchDto>(`${path}/watch`)).body;

const nothing: WatchDto = { watching: false, level: null, because: [] };

describe('watching', () => {
  it('follows from what a member did with a card, and says so [DEC-10.WATCH-1]', async () => {
    const member = api.member('member');
    const listId = board.lists[0] as number;
    const made = await member.card(listId);
    expect(await watchOf(member, `/cards/${made}`)).toEqual({
      watching: true,
      level: null,
      because: ['created'],
    });
    await member.post(`/cards/${made}/comments`, { text: 'First' });
    await member.post(`/cards/${made}/comments`, { text: 'Second' });
    await owner.put(`/cards/${made}/assignees`, { memberIds: [member.as.id] });
    await owner.post(`/cards/${made}/comments`, { text: `[@Me](member:${member.as.id}), please look` });
    expect((await watchOf(member, `/cards/${made}`)).because).toEqual([
      ...['created', 'assigned', 'commented', 'mentioned'],
    ]);
    const foreign = await owner.card(listId);
    expect(await watchOf(member, `/cards/${foreign}`)).toEqual(nothing);
  });

  it('is decided by the nearest choice, and `none` mutes what is inside [DEC-10.WATCH-2]', async () => {
    const viewer = api.member('viewer');
    const [listId, otherList] = board.lists as [number, number];
    const card = `/cards/${await owner.card(listId)}`;
    const list = `/lists/${listId}`;
    const whole = `/boards/${board.id}`;
    expect(await choose(viewer, whole, 'all')).toEqual({ watching: true, level: 'all', because: ['chosen'] });
    expect(await watchOf(viewer, card)).toEqual({ watching: true, level: null, because: ['board'] });
    expect((await watchOf(viewer, `/lists/${otherList}`)).because).toEqual(['board']);
    expect(await choose(viewer, list, 'mentions')).toEqual({
      watching: false,
      level: 'mentions',
      because: [],
    });
    expect(await watchOf(viewer, card)).toEqual(nothing);
    expect((await choose(viewer, card, 'all')).because).toEqual(['chosen']);
    await choose(viewer, list, 'none');
    expect(await watchOf(viewer, card)).toEqual({ watching: false, level: 'all', because: [] });
    await choose(viewer, list, 'all');
    await choose(viewer, whole, 'none');
    expect(
      [await watchOf(viewer, list), await watchOf(viewer, card)].map(({ watching }) => watching),
    ).toEqual([false, false]);
    // The choice of one member is not that of another.
    expect(await watchOf(owner, whole)).toEqual(nothing);
  });

  it('stops: the choice ends, or gives way to `mentions` where something else would make them watch', async () => {
    const member = api.member('member');
    const listId = board.lists[1] as number;
    const made = `/cards/${await member.card(listId)}`;
    expect(await stop(member, made)).toEqual({ watching: false, level: 'mentions', because: [] });
    await choose(member, made, 'all');
    expect((await stop(member, made)).level).toBe('mentions');
    const foreign = `/cards/${await owner.card(listId)}`;
    expect(await stop(member, foreign)).toEqual(nothing);
    await choose(member, foreign, 'all');
    expect(await stop(member, foreign)).toEqual(nothing);
    await choose(member, `/boards/${board.id}`, 'all');
    expect((await stop(member, foreign)).level).toBe('mentions');
    expect(await stop(member, `/boards/${board.id}`)).toEqual(nothing);
  });

  it('without a level in the request is of all changes', async () => {
    const member = api.member('member');
    const { status, body } = await member.put<WatchDto>(`/lists/${board.lists[0]}/watch`, {});
    expect([status, body.level]).toEqual([200, 'all']);
    const wrong = await member.put<ErrorDto>(`/lists/${board.lists[0]}/watch`, { level: 'some' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_failed']);
  });

  it('exists only for those who see the board, and not for connections that only read', async () => {
    const hidden = await owner.board(['Secret'], { visibility: 'private' });
    const card = await owner.card(hidden.lists[0] as number);
    const member = api.member('member');
    const paths = [`/boards/${hidden.id}`, `/lists/${hidden.lists[0]}`, `/cards/${card}`, '/cards/999999999'];
    for (const path of paths) {
      const responses = [
        await member.get(`${path}/watch`),
        await member.put(`${path}/watch`, { level: 'all' }),
        await member.delete(`${path}/watch`),
      ];
      expect([path, ...responses.map(({ status }) => status)]).toEqual([path, 404, 404, 404]);
    }
    const [rows] = await api.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM boards.watch WHERE member_id = $1',
      [member.as.id],
    );
    expect(rows?.count).toBe(0);
    const reading = api.scopedToken('boards:read');
    expect((await reading.put(`/cards/${card}/watch`, { level: 'all' })).status).toBe(403);
    expect((await reading.get(`/cards/${card}/watch`)).status).toBe(200);
  });

  it('is one choice, however many requests make it together, and is gone with its object', async () => {
    const member = api.member('member');
    const gone = await owner.board(['Soon gone']);
    const card = await owner.card(gone.lists[0] as number);
    const levels = ['all', 'mentions', 'none', 'all', 'mentions', 'none'];
    const responses = await Promise.all(
      levels.map((level) => member.put<WatchDto>(`/cards/${card}/watch`, { level })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = (): Promise<unknown[]> =>
      api.database.query('SELECT level FROM boards.watch WHERE member_id = $1', [member.as.id]);
    expect(await rows()).toHaveLength(1);
    const [, deleted] = await Promise.all([
      member.put(`/cards/${card}/watch`, { level: 'all' }),
      owner.delete(`/cards/${card}`),
    ]);
    expect(deleted.status).toBe(204);
    expect(await rows()).toHaveLength(0);
  });
});
