import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldWorkspace } from '../../testing/held-workspace.js';
import { OAuthWalk } from '../../testing/oauth-walk.js';
import { password, type People, type Placed } from '../../testing/people.js';
import { AuthDeployment } from '../../testing/running-auth.js';

interface Write {
  name: string;
  send: (caller: Placed, ids: Ids) => Promise<Response>;
}
/** The objects of the writes. */
interface Ids {
  tokenId: number;
  clientId: number;
  invitationId: number;
  memberId: number;
}

describe('a write whose caller loses the right before its commit', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let caller: Placed;
  let ids: Ids;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  beforeEach(async () => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    caller = await people.member(workspaceId, 'owner');
    const target = await people.member(workspaceId, 'member');
    await people.invitation(owner, 'someone@example.org', 'member');
    const issued = await walk.api('POST', '/tokens', owner.bearer, { name: 'T', password });
    ids = {
      tokenId: ((await issued.json()) as { id: number }).id,
      clientId: await people.connection(owner),
      invitationId: await people.latestInvitation(workspaceId),
      memberId: target.memberId,
    };
  });

  /** Sends a write that waits for the workspace’s lock, and changes a row before the write gets the lock. */
  const overtaken = async (write: Write, change: string, id: number): Promise<Response> => {
    const held = await HeldWorkspace.hold(people.database, caller.workspaceId);
    const sent = write.send(caller, ids);
    await held.untilAwaited();
    await held.release(change, id);
    return sent;
  };

  const call =
    (method: string, path: (ids: Ids) => string, body?: unknown): Write['send'] =>
    (by, about) =>
      walk.api(method, path(about), by.bearer, body);

  const roleWrites: Write[] = [
    { name: 'issue a token', send: call('POST', () => '/tokens', { name: 'T', password }) },
    {
      name: 'revoke a token',
      send: call('POST', ({ tokenId }) => `/tokens/${tokenId}/revoke`, { password }),
    },
    { name: 'invite', send: call('POST', () => '/invitations', { email: 'x@example.org', role: 'viewer' }) },
    {
      name: 'withdraw an invitation',
      send: call('DELETE', ({ invitationId }) => `/invitations/${invitationId}`),
    },
    { name: 'rename the workspace', send: call('PATCH', () => '/workspace', { name: 'Taken over' }) },
    {
      name: 'change a role',
      send: call('PATCH', ({ memberId }) => `/members/${memberId}`, { role: 'admin' }),
    },
    { name: 'remove a member', send: call('DELETE', ({ memberId }) => `/members/${memberId}`) },
  ];
  const ownWrites: Write[] = [
    { name: 'leave', send: (by) => walk.api('DELETE', `/members/${by.memberId}`, by.bearer) },
    { name: 'change the name', send: call('PATCH', () => '/me', { name: 'Another name' }) },
    { name: 'end the other sessions', send: call('POST', () => '/me/sessions/end-others') },
    {
      name: 'change the password',
      send: call('POST', () => '/me/password', { password, newPassword: 'a wholly new password' }),
    },
  ];

  it.each(roleWrites)('rejects a demoted member: $name', async (write) => {
    const response = await overtaken(
      write,
      `UPDATE auth.member SET role = 'viewer' WHERE id = $1`,
      caller.memberId,
    );
    expect(response.status).toBe(403);
  });

  it('rejects a demoted member who revokes an AI client of another', async () => {
    const write: Write = {
      name: 'revoke a client',
      send: call('POST', ({ clientId }) => `/clients/${clientId}/revoke`, { password }),
    };
    const demote = `UPDATE auth.member SET role = 'member' WHERE id = $1`;
    expect((await overtaken(write, demote, caller.memberId)).status).toBe(404);
  });

  it.each([...roleWrites, ...ownWrites])('rejects an ended session: $name', async (write) => {
    const response = await overtaken(
      write,
      'UPDATE auth.oauth_grant SET revoked_at = now() WHERE member_id = $1',
      caller.memberId,
    );
    expect(response.status).toBe(403);
  });

  it.each([roleWrites[0], roleWrites[1], ownWrites[3]] as Write[])(
    'rejects a password that has changed since: $name',
    async (write) => {
      const response = await overtaken(
        write,
        'UPDATE auth.account SET password_changed_at = now() WHERE id = $1',
        caller.accountId,
      );
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'wrong_password' });
    },
  );
});
