import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { password, type Placed } from '../../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';

/** Long enough, and in the list in lower case. */
const COMMON = 'Sunshine1';
const SENTENCE = 'must not be a common password that attackers try first';

describe('a common password', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owner: Placed;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    const { people } = deployment;
    owner = await people.member(await people.workspace(), 'owner');
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
  });

  afterAll(() => deployment.stop());

  const opens = async (email: string, tried: string): Promise<boolean> =>
    walk.connect(screen.clientId, { email, password: tried }).then(
      () => true,
      () => false,
    );

  it('creates no account at a sign-up [DEC-3.PASSWORD-1]', async () => {
    const browser = walk.browser();
    const email = 'common@example.org';
    const form = { email, name: 'Common', workspaceName: 'Common', password: COMMON };
    const seen = await browser.submit(await browser.get('/sign-up'), '/sign-up', form);
    expect(seen.status).toBe(422);
    expect(seen.text).toContain(SENTENCE);
    expect(seen.text).not.toContain(COMMON);
    expect(deployment.mailbox.to(email)).toEqual([]);
  });

  it('accepts no invitation [DEC-3.PASSWORD-1]', async () => {
    const path = await deployment.people.invitation(owner, 'invited@example.org', 'member');
    const browser = walk.browser();
    const seen = await browser.submit(await browser.get(path), path, { name: 'Invited', password: COMMON });
    expect(seen.status).toBe(422);
    expect(seen.text).toContain(SENTENCE);
    expect((await browser.get(path)).status).toBe(200);
    expect(deployment.mailbox.to('invited@example.org')).toEqual([]);
  });

  it('replaces no password at a change [DEC-3.PASSWORD-1]', async () => {
    const body = { password, newPassword: COMMON };
    const response = await walk.api('POST', '/me/password', owner.bearer, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'newPassword', code: 'too_common' }],
    });
    expect(await opens(owner.email, COMMON)).toBe(false);
    expect(await opens(owner.email, password)).toBe(true);
  });

  it('replaces no password at a reset, whose link stays valid [DEC-3.PASSWORD-1]', async () => {
    const browser = walk.browser();
    const request = await browser.get('/sign-in/reset');
    await browser.submit(request, '/sign-in/reset', { email: owner.email });
    const path = new URL(await replica.mailed.linkTo(owner.email, /^\/sign-in\/reset\//)).pathname;
    const seen = await browser.submit(await browser.get(path), path, { password: COMMON });
    expect(seen.status).toBe(422);
    expect(seen.text).toContain(SENTENCE);
    expect(await opens(owner.email, password)).toBe(true);
    const fresh = 'a wholly new password';
    expect((await browser.submit(await browser.get(path), path, { password: fresh })).status).toBe(200);
    expect(await opens(owner.email, fresh)).toBe(true);
  });
});
