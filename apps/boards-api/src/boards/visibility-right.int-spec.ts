import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardDto, ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let creator: Client;
let callers: Record<string, Client>;
beforeAll(async () => {
  api = await RunningApi.start();
  creator = api.member('member', 'screen', 'Creator');
  callers = {
    owner: api.member('owner'),
    admin: api.member('admin'),
    token: api.token(),
    creator,
    member: api.member('member'),
    viewer: api.member('viewer'),
    'AI of an owner': api.member('owner', 'oauth'),
    'AI of a member': api.member('member', 'oauth'),
    stranger: api.stranger(),
  };
});
afterAll(() => api.stop());

const expected: Record<string, number> = {
  owner: 200,
  admin: 200,
  token: 200,
  creator: 200,
  member: 403,
  viewer: 403,
  'AI of an owner': 403,
  'AI of a member': 403,
  stranger: 404,
};

/** What every kind of caller gets, each on a fresh board of the creator. */
async function matrix(send: (caller: Client, boardId: number) => Promise<number>): Promise<object> {
  const responses: Record<string, number> = {};
  for (const [name, caller] of Object.entries(callers))
    responses[name] = await send(caller, (await creator.board()).id);
  return responses;
}

describe('who sees a board', () => {
  it('is changed by PATCH visibility from owners, admins and its creator only [S18]', async () => {
    expect(
      await matrix(async (caller, id) => {
        const { status } = await caller.patch(`/boards/${id}`, { visibility: 'private' });
        const { body } = await creator.get<BoardDto>(`/boards/${id}`);
        expect(body.visibility).toBe(status === 200 ? 'private' : 'workspace');
        return status;
      }),
    ).toEqual(expected);
  });

  it('is changed by PUT members from owners, admins and its creator only [S18]', async () => {
    const everyone = Object.values(callers)
      .filter((caller) => caller !== callers['stranger'])
      .map(({ as }) => as.id);
    expect(
      await matrix(
        async (caller, id) =>
          (await caller.send('PUT', `/boards/${id}/members`, { memberIds: everyone })).status,
      ),
    ).toEqual(expected);
  });

  it('does not restrict other changes of a member, nor the same visibility sent again', async () => {
    const { id } = await creator.board();
    const member = callers['member'] as Client;
    expect((await member.patch(`/boards/${id}`, { name: 'Renamed', visibility: 'workspace' })).status).toBe(
      200,
    );
    const refused = await member.patch<ErrorDto>(`/boards/${id}`, { name: 'Again', visibility: 'private' });
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      403,
      'forbidden',
      `Only an owner, an admin or the creator of board ${id} may set who sees it.`,
    ]);
    expect((await creator.get<BoardDto>(`/boards/${id}`)).body.name).toBe('Renamed');
  });

  it('is in the audit trail with who set it and from where, and a refused change is not [S18]', async () => {
    const { id } = await creator.board();
    await creator.patch(`/boards/${id}`, { visibility: 'private' });
    const other = (callers['member'] as Client).as.id;
    await creator.send('PUT', `/boards/${id}/members`, { memberIds: [creator.as.id, other] });
    await (callers['member'] as Client).patch(`/boards/${id}`, { visibility: 'workspace' });
    const written = await api.database.query<{ entry: object }>(
      `SELECT entry FROM boards.audit_outbox WHERE entry->>'target' = $1 ORDER BY seq`,
      [`board ${id}`],
    );
    const by = {
      workspaceId: api.workspaceId,
      actor: { memberId: creator.as.id, name: 'Creator' },
      via: 'screen',
      origin: { address: '127.0.0.1' },
    };
    expect(written.map(({ entry }) => entry)).toMatchObject([
      {
        ...by,
        action: 'board.set_visibility',
        details: { from: 'workspace', to: 'private', requestId: expect.any(String) },
      },
      {
        ...by,
        action: 'board.set_members',
        details: { from: [creator.as.id], to: [creator.as.id, other] },
      },
    ]);
  });
});
