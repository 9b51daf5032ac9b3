import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvitationDto, Role } from '@kiban/contracts';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People, Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('open invitations of a member', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  const pair = async (role: Role): Promise<{ owner: Placed; inviter: Placed }> => {
    const workspaceId = await people.workspace();
    return {
      owner: await people.member(workspaceId, 'owner'),
      inviter: await people.member(workspaceId, role),
    };
  };

  const states = async (bearer: string): Promise<Record<string, string>> => {
    const rows = (await (await walk.api('GET', '/invitations', bearer)).json()) as InvitationDto[];
    return Object.fromEntries(rows.map(({ email, state }) => [email, state]));
  };

  it('are revoked when the member is removed, and the audit log has the cause', async () => {
    const { owner, inviter } = await pair('admin');
    const path = await people.invitation(inviter, 'puppet@example.org', 'admin');
    expect((await walk.api('DELETE', `/members/${inviter.memberId}`, owner.bearer)).status).toBe(204);
    expect(await states(owner.bearer)).toEqual({ 'puppet@example.org': 'revoked' });
    expect((await walk.browser().get(path)).status).toBe(404);
    const audit = (await (await walk.api('GET', '/audit', owner.bearer)).json()) as object[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'invitation.revoke',
        details: expect.objectContaining({
          email: 'puppet@example.org',
          role: 'admin',
          because: 'member.remove',
        }),
      }),
    );
  });

  it('are revoked by a demotion only if the new role may not assign theirs', async () => {
    const { owner, inviter } = await pair('owner');
    await people.invitation(inviter, 'boss@example.org', 'owner');
    await people.invitation(inviter, 'aide@example.org', 'admin');
    const demote = (role: Role): Promise<Response> =>
      walk.api('PATCH', `/members/${inviter.memberId}`, owner.bearer, { role });
    expect((await demote('admin')).status).toBe(200);
    expect(await states(owner.bearer)).toEqual({ 'boss@example.org': 'revoked', 'aide@example.org': 'open' });
    expect((await demote('member')).status).toBe(200);
    expect(await states(owner.bearer)).toEqual({
      'boss@example.org': 'revoked',
      'aide@example.org': 'revoked',
    });
  });
});
