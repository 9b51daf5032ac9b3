import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Seen } from '../../testing/browser.js';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { person } from '../../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';

describe('the public pages', () => {
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_UPS_PER_HOUR: '4' });
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(person('aiko'));
  });
  afterAll(() => deployment.stop());

  /** A posted form, to each replica in turn. */
  const post = async (
    address: string,
    turn: number,
    path: string,
    form: Record<string, string>,
  ): Promise<Seen> => {
    const browser = walk.browser(address);
    browser.replica = replicas[turn % 2] as AuthReplica;
    return browser.submit(await browser.get(path), path, form);
  };
  const expectWait = (seen: Seen): void => {
    expect(seen.status).toBe(429);
    expect(Number(seen.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(seen.headers.get('content-type')).toContain('text/html');
    expect(seen.text).toContain('from this network');
  };

  it('accept a limited number of sign-ups from one network, over all replicas', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const seen = await post(`2001:db8::${turn + 1}`, turn, '/sign-up', { ...person(`flood-${turn}`) });
      statuses.push(seen.status);
      if (turn > 3) expectWait(seen);
      // What is rejected does not count.
      else
        expect((await post('2001:db8::9', turn, '/sign-up', { name: '' })).status).toBe(turn < 3 ? 422 : 429);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
    const elsewhere = await post('2001:db8:0:1::1', 0, '/sign-up', { ...person('elsewhere') });
    expect(elsewhere.status).toBe(202);
  });

  it('accept a limited number of new people by invitations from one network', async () => {
    const { access_token } = await walk.connect(screen.clientId, person('aiko'));
    const body = { email: 'guest@example.org', role: 'member' };
    const response = await walk.api('POST', '/invitations', access_token, body);
    const path = new URL(((await response.json()) as { link: string }).link).pathname;
    const form = { name: 'Guest', password: 'long enough it is' };
    for (let turn = 0; turn < 4; turn += 1)
      expect((await post('192.0.2.1', turn, path, form)).status).toBe(202);
    expectWait(await post('192.0.2.1', 4, path, form));
  });

  it('accept a limited number of reset requests from one network, over all replicas', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const form = { email: `reset-${turn}@example.org` };
      expect((await post('192.0.2.2', turn, '/sign-in/reset', form)).status).toBe(202);
    }
    expectWait(await post('192.0.2.2', 30, '/sign-in/reset', { email: 'reset@example.org' }));
  });

  it('return 503 with Retry-After if too many passwords are queued, and still serve another network', async () => {
    const open = await deployment.startReplica({ SIGN_UPS_PER_HOUR: '0' });
    const crowded = new OAuthWalk(deployment.origin, open);
    const browser = crowded.browser('192.0.2.3');
    const page = await browser.get('/sign-up');
    const flood = Array.from({ length: 60 }, (_, index) =>
      browser.submit(page, '/sign-up', { ...person(`crowd-${index}`) }),
    );
    const own = crowded.browser('192.0.2.4');
    await crowded.connect(screen.clientId, person('aiko'), { browser: own });
    for (const seen of await Promise.all(flood)) {
      expect([202, 503]).toContain(seen.status);
      if (seen.status === 503) expect(seen.headers.get('retry-after')).toBe('2');
    }
  });

  it.each(['a\u0000b@example.org', 'no address', ''])(
    'reject %j as an e-mail address of a sign-in',
    async (email) => {
      const browser = walk.browser();
      const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
      const page = await browser.follow(await browser.get(url));
      const path = `${new URL(page.url).pathname}/sign-in`;
      const response = await browser.submit(page, path, { email, password: 'any password' });
      expect(response.status).toBe(422);
      expect(response.text).toContain('email must be an e-mail address');
    },
  );

  it('reject control characters in names, and send none in a mail', async () => {
    const browser = walk.browser('192.0.2.5');
    const page = await browser.get('/sign-up');
    for (const wrong of [{ name: 'A\nB' }, { workspaceName: 'A\u2028B' }])
      expect((await browser.submit(page, '/sign-up', { ...person('ctrl'), ...wrong })).status).toBe(422);
    const { access_token } = await walk.connect(screen.clientId, person('aiko'));
    const { password } = person('aiko');
    for (const [path, body] of [
      ['/me', { name: 'A\nB', password }],
      ['/workspace', { name: 'A\rB' }],
    ] as const)
      expect((await walk.api('PATCH', path, access_token, body)).status).toBe(422);
  });
});
