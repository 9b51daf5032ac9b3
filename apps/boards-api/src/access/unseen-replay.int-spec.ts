import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let owner: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.member('owner');
});
afterAll(() => api.stop());

const hide = async (boardId: number): Promise<void> => {
  const hidden = await owner.patch(`/boards/${boardId}`, { visibility: 'private' });
  expect(hidden.status).toBe(200);
};

describe('an Idempotency-Key whose caller lost access to the board', () => {
  it.each([
    ['POST /cards', 'POST', () => '/cards', (listId: number) => ({ listId, title: 'a' })],
    [
      'POST /cards/batch',
      'POST',
      () => '/cards/batch',
      (listId: number) => ({ cards: [{ listId, title: 'a' }] }),
    ],
    ['PATCH /cards/{id}', 'PATCH', (_: number, cardId: number) => `/cards/${cardId}`, () => ({ title: 'b' })],
    [
      'POST /boards/{id}/lists',
      'POST',
      (boardId: number) => `/boards/${boardId}/lists`,
      () => ({ name: 'l' }),
    ],
  ])('is not replayed: %s', async (name, method, pathOf, bodyOf) => {
    const member = api.member('member');
    const { id, lists } = await owner.board(['a']);
    const [listId] = lists as [number];
    const path = pathOf(id, await owner.card(listId));
    const key = { 'idempotency-key': `unseen ${name}`.replaceAll(' ', '-') };
    const first = await member.send(method, path, bodyOf(listId), key);
    expect(first.status).toBeLessThan(300);
    expect((await member.send(method, path, bodyOf(listId), key)).headers.get('idempotency-replayed')).toBe(
      'true',
    );
    await hide(id);
    const replay = await member.send(method, path, bodyOf(listId), key);
    expect(replay.status).toBe(404);
    expect(JSON.stringify(replay.body)).not.toContain('"title"');
    const without = await member.send(method, path, bodyOf(listId));
    // A batch responds with a result for each item.
    if (path !== '/cards/batch')
      expect([without.status, without.body['code']]).toEqual([404, replay.body['code']]);
  });

  it.each([
    ['POST /boards', '/boards', { name: 'Mine' }],
    [
      'POST /boards/import',
      '/boards/import',
      { format: 'kiban.board', formatVersion: 1, board: { name: 'Mine' }, lists: [] },
    ],
  ])('is not replayed for a board that they created: %s', async (_, path, body) => {
    const member = api.member('member');
    const key = { 'idempotency-key': `made-${path.replaceAll('/', '-')}` };
    const made = await member.post<{ id?: number; boardId?: number }>(path, body, key);
    expect(made.status).toBe(201);
    const boardId = made.body.boardId ?? made.body.id ?? 0;
    await hide(boardId);
    await owner.put(`/boards/${boardId}/members`, { memberIds: [owner.as.id] });
    expect((await member.get(`/boards/${boardId}`)).status).toBe(404);
    expect((await member.post(path, body, key)).status).toBe(404);
  });

  it('is still replayed for what was deleted after the write', async () => {
    const member = api.member('member');
    const { lists } = await owner.board(['a']);
    const cardId = await owner.card(lists[0] as number);
    const key = { 'idempotency-key': 'deleted-once' };
    expect((await member.delete(`/cards/${cardId}`, key)).status).toBe(204);
    const again = await member.delete(`/cards/${cardId}`, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([204, 'true']);
  });

  it('responds 403 to a caller whose role no longer allows the write', async () => {
    const member = api.member('member');
    const { lists } = await owner.board(['a']);
    const request = { listId: lists[0], title: 'a' };
    const key = { 'idempotency-key': 'role-lost' };
    expect((await member.post('/cards', request, key)).status).toBe(201);
    api.changeRole(member, 'viewer');
    await eventually('the lease on the old role has ended', async () => {
      const replay = await member.post('/cards', request, key);
      return replay.status === 403;
    });
  });
});
