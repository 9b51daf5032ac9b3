import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('an API token', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  const issued = async (): Promise<{ issuer: Placed; token: string }> => {
    const issuer = await people.member(await people.workspace(), 'owner');
    const response = await walk.api('POST', '/tokens', issuer.bearer, { name: 'T', password });
    return { issuer, token: ((await response.json()) as { token: string }).token };
  };

  it.each([
    ['lost the owner role', `UPDATE auth.member SET role = 'admin' WHERE id = $1`],
    ['was removed', 'UPDATE auth.member SET removed_at = now() WHERE id = $1'],
    [
      'has a disabled account',
      'UPDATE auth.account SET disabled_at = now() WHERE id = (SELECT account_id FROM auth.member WHERE id = $1)',
    ],
  ])(
    'is rejected on the next request when its issuer %s, even if nothing revoked it [DEC-4.5]',
    async (_, change) => {
      const { issuer, token } = await issued();
      expect((await walk.api('GET', '/me', token)).status).toBe(200);
      await people.change(change, issuer.memberId);
      expect((await walk.api('GET', '/me', token)).status).toBe(401);
    },
  );
});
