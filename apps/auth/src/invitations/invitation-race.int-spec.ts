import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@kiban/contracts';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { allWon, race } from '../testing/race.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('accepting an invitation while its inviter loses the right to it', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walks: [OAuthWalk, OAuthWalk];

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
  });

  afterAll(() => deployment.stop());

  /** Opens the link of an invitation as a person with an account. @returns a function that submits the form */
  const ready = async (by: Placed, role: Role, walk: OAuthWalk): Promise<() => Promise<number>> => {
    const { email } = await people.account();
    const path = await people.invitation(by, email, role);
    const browser = walk.browser();
    const page = await browser.get(path);
    return async () => (await browser.submit(page, path, { password })).status;
  };

  const round = async (
    role: { of: Role; offered: Role },
    index: number,
    end: (owner: Placed, inviter: Placed) => Promise<Response>,
    endedBy: string,
  ): Promise<string[]> => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const inviter = await people.member(workspaceId, role.of);
    const walk = walks[index % 2 === 0 ? 0 : 1];
    const raced = await Promise.all([1, 2].map(() => ready(inviter, role.offered, walk)));
    const kept = await ready(inviter, role.offered, walk);
    const [ended] = await Promise.all([end(owner, inviter), ...raced.map((accept) => accept())]);
    expect(ended.ok).toBe(true);
    const late = await kept();
    const actions = await people.audited(workspaceId);
    const joined = actions.slice(actions.indexOf(endedBy)).filter((action) => action === 'member.add');
    return [...joined.map(() => 'joined after the end'), ...(late === 201 ? ['a kept link'] : [])];
  };

  it('lets no one join by an invitation of a removed admin', async () => {
    const report = await race((index) =>
      round(
        { of: 'admin', offered: 'admin' },
        index,
        (owner, inviter) => walks[0].api('DELETE', `/members/${inviter.memberId}`, owner.bearer),
        'member.remove',
      ),
    );
    expect(report).toEqual(allWon);
  }, 300_000);

  it('lets no one join as an owner by an invitation of an owner who became an admin', async () => {
    const report = await race((index) =>
      round(
        { of: 'owner', offered: 'owner' },
        index,
        (owner, inviter) =>
          walks[0].api('PATCH', `/members/${inviter.memberId}`, owner.bearer, { role: 'admin' }),
        'member.update',
      ),
    );
    expect(report).toEqual(allWon);
  }, 300_000);
});
