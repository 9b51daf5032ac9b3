import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('a session of a replica from before the table of browser sessions', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  it('continues at this version until it ends', async () => {
    const who = await people.member(await people.workspace(), 'owner');
    const browser = walk.browser();
    await walk.code(screen.clientId, { email: who.email, password }, { browser });
    // The previous version writes only the model.
    await people.change(`CREATE TABLE auth.before AS SELECT * FROM auth.oidc_model WHERE kind = 'Session'`);
    const writeBack = async (): Promise<void> => {
      await people.change(`DELETE FROM auth.oidc_model WHERE kind = 'Session'`);
      await people.change('INSERT INTO auth.oidc_model SELECT * FROM auth.before');
    };
    await people.change('DELETE FROM auth.browser_session');
    await writeBack();
    const next = (): ReturnType<typeof browser.follow> =>
      browser
        .get(walk.authorizeUrl(screen.clientId, walk.newVerifier()))
        .then((seen) => browser.follow(seen, screen.redirectPath));
    expect((await next()).location).toContain('code=');
    const body = { password, newPassword: 'a wholly new password' };
    expect((await walk.api('POST', '/me/password', who.bearer, body)).status).toBe(204);
    await writeBack();
    expect((await next()).text).toContain('type="password"');
  });
});
