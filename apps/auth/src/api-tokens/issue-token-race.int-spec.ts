import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { allWon, race } from '../testing/race.js';
import { AuthDeployment } from '../testing/running-auth.js';

const REQUESTS = 6;

describe('issuing a token, while the right to it ends', () => {
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

  /** Sends requests for tokens to both replicas. @returns the tokens of those that were answered 201 */
  const issued = async (by: Placed): Promise<string[]> => {
    const responses = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, index) => {
        const walk = walks[index % 2 === 0 ? 0 : 1];
        const response = await walk.api('POST', '/tokens', by.bearer, { name: `T${index}`, password });
        const body = (await response.json()) as { token?: string };
        if (response.status !== 201 && response.status !== 403 && response.status !== 401)
          throw new Error(`Issuing answered ${response.status}.`);
        return body.token ?? [];
      }),
    );
    return responses.flat();
  };

  const working = async (tokens: readonly string[]): Promise<string[]> => {
    const statuses = await Promise.all(
      tokens.map(async (token, index) => {
        const response = await walks[index % 2 === 0 ? 0 : 1].api('GET', '/me', token);
        return response.status === 401 ? [] : [`a token answers ${response.status}`];
      }),
    );
    return statuses.flat();
  };

  /** Two owners; the first ends the right of the second. */
  const round = async (
    end: (owner: Placed, other: Placed, walk: OAuthWalk) => Promise<Response>,
  ): Promise<string[]> => {
    const workspaceId = await people.workspace();
    const [owner, other] = await Promise.all([
      people.member(workspaceId, 'owner'),
      people.member(workspaceId, 'owner'),
    ]);
    const [tokens, ended] = await Promise.all([issued(other), end(owner, other, walks[1])]);
    expect(ended.ok).toBe(true);
    const unrevoked = await people.unrevokedTokens(other.memberId);
    return [...(await working(tokens)), ...(unrevoked > 0 ? [`${unrevoked} stand as in force`] : [])];
  };

  it('leaves no token in force that a removed owner asked for', async () => {
    const report = await race(() =>
      round((owner, other, walk) => walk.api('DELETE', `/members/${other.memberId}`, owner.bearer)),
    );
    expect(report).toEqual(allWon);
  }, 300_000);

  it('leaves no token in force that a demoted owner asked for', async () => {
    const report = await race((index) =>
      round((owner, other, walk) =>
        walk.api('PATCH', `/members/${other.memberId}`, owner.bearer, {
          role: index % 2 === 0 ? 'admin' : 'viewer',
        }),
      ),
    );
    expect(report).toEqual(allWon);
  }, 300_000);

  it('issues no token by a password and a sign-in that a changed password ended', async () => {
    const report = await race(async () => {
      const workspaceId = await people.workspace();
      const owner = await people.member(workspaceId, 'owner');
      const kept = await people.signedIn(owner);
      const [, changed] = await Promise.all([
        issued(owner),
        walks[1].api('POST', '/me/password', kept, { password, newPassword: 'a wholly new password' }),
      ]);
      expect(changed.status).toBe(204);
      const actions = await people.audited(workspaceId);
      const late = actions.slice(actions.indexOf('password.change')).filter((each) => each === 'token.issue');
      return late.map(() => 'a token was issued after the change');
    });
    expect(report).toEqual(allWon);
  }, 300_000);
});
