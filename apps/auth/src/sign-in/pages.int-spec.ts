import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Pages',
};

describe('the pages', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(aiko);
  });

  afterAll(() => deployment.stop());

  it('run no script, forbid framing and caching, and load only the font of their origin', async () => {
    const page = await walk.browser().get('/sign-up');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(page.text).not.toMatch(/<script|src=|https?:\/\//);
  });

  it('omit form-action if the form redirects to another origin, because browsers apply it to redirects', async () => {
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), aiko);
    expect(page.text).toContain('Allow');
    expect(page.headers.get('content-security-policy')).not.toContain('form-action');
  });

  it('show a client’s name as text, marked as unverified', async () => {
    const clientId = await walk.registered({ client_name: '<img src=x onerror=alert(1)>"\u202e' });
    const page = await walk.signIn(walk.browser(), walk.authorizeUrl(clientId, walk.newVerifier()), aiko);
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(page.text).not.toContain('<img');
    expect(page.text).not.toContain('\u202e');
    expect(page.text).toContain('Unverified');
    expect(page.text).toContain('program on this device');
  });

  it('reject a form of another page, browser or site', async () => {
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), aiko);
    const path = new URL(page.url).pathname;
    const form = { workspaceId: '1', access: 'write' };
    expect((await browser.post(`${path}/allow`, form)).status).toBe(403);
    expect((await browser.post(`${path}/allow`, { ...form, formToken: 'made up' })).status).toBe(403);
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const foreign = await browser.post(
      `${path}/allow`,
      { ...form, formToken },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    // Without the cookie of the interaction the page belongs to no browser.
    expect((await walk.browser().post(`${path}/allow`, { ...form, formToken })).status).toBe(400);
    expect((await browser.post(`${path}/allow`, { ...form, formToken })).status).toBe(303);
  });

  it('connect only to a workspace of the person', async () => {
    const stranger = { ...aiko, email: 'stranger@example.org', workspaceName: 'Strange' };
    await walk.signUp(stranger);
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), stranger);
    const refused = await walk.allow(browser, page, { workspaceId: '1' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Choose one of your workspaces');
  });

  it('redirect to the client with access_denied when the person denies', async () => {
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), aiko);
    const path = new URL(page.url).pathname;
    const seen = await browser.follow(await browser.submit(page, `${path}/deny`));
    const location = new URL(seen.location ?? 'about:blank');
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.get('state')).toBe('some-state');
  });

  it('switch to another account, which must give its own consent', async () => {
    const second = { ...aiko, email: 'second@example.org', workspaceName: 'Second' };
    await walk.signUp(second);
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), aiko);
    const path = new URL(page.url).pathname;
    const signIn = await browser.follow(await browser.submit(page, `${path}/switch`));
    expect(signIn.text).toContain('Password');
    const answer = await browser.submit(signIn, `${path}/sign-in`, {
      email: second.email,
      password: second.password,
    });
    const next = await browser.follow(answer);
    expect(next.text).toContain(second.email);
    expect(next.text).not.toContain(aiko.email);
    expect((await walk.allow(browser, next)).location).toContain('code=');
  });

  it('require the consent of a signed-in person for each client, without the password', async () => {
    const browser = walk.browser();
    const first = await walk.registered();
    await walk.allow(browser, await walk.signIn(browser, walk.authorizeUrl(first, walk.newVerifier()), aiko));
    const again = await browser.follow(await browser.get(walk.authorizeUrl(first, walk.newVerifier())));
    expect(again.text).toContain('Allow');
    expect(again.text).not.toContain('type="password"');
  });

  it('offer a sign-up during the sign-in', async () => {
    const clientId = await walk.registered();
    const browser = walk.browser();
    const page = await browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())));
    const path = new URL(page.url).pathname;
    const form = await browser.get(`${path}/sign-up`);
    const fresh = { ...aiko, email: 'fresh@example.org', workspaceName: 'Fresh' };
    expect((await browser.submit(form, `${path}/sign-up`, fresh)).status).toBe(202);
    const next = await browser.follow(await walk.confirm(fresh.email, browser));
    expect(next.text).toContain('Fresh');
    expect((await walk.allow(browser, next)).location).toContain('code=');
  });

  it('reject weak passwords and blank names with a message, and create nothing', async () => {
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    for (const wrong of [
      { password: 'password' },
      { password: 'short' },
      { email: 'no address' },
      { name: '   ' },
      { workspaceName: '' },
    ]) {
      const answer = await browser.submit(page, '/sign-up', { ...aiko, email: 'weak@example.org', ...wrong });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('role="alert"');
    }
    await expect(walk.connect(screen.clientId, { ...aiko, email: 'weak@example.org' })).rejects.toThrow(
      '403',
    );
  });

  it('respond alike to a wrong password and an unknown address, and count both', async () => {
    const clientId = await walk.registered();
    const texts: string[] = [];
    for (const email of [aiko.email, 'nobody@example.org']) {
      const browser = walk.browser('192.0.2.77');
      const page = await browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())));
      const path = new URL(page.url).pathname;
      for (let count = 0; count < 5; count += 1) {
        const answer = await browser.submit(page, `${path}/sign-in`, { email, password: 'a wrong password' });
        expect(answer.status).toBe(403);
        texts.push(
          answer.text.replaceAll(email, '…').replaceAll(/interaction\/[\w-]+|value="[\w-]{43}"/g, ''),
        );
      }
      const locked = await browser.submit(page, `${path}/sign-in`, { email, password: aiko.password });
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(new Set(texts).size).toBe(1);
    // From another address the account still accepts its password.
    await walk.connect(screen.clientId, aiko);
  });

  it('show that a sign-in has expired if the browser has none', async () => {
    const page = await walk.browser().get('/interaction/made-up');
    expect(page.status).toBe(400);
    expect(page.text).toContain('has expired');
  });

  it('mail a link for a new password, which works once and ends every sign-in', async () => {
    const forgetful = { ...aiko, email: 'forgetful@example.org', workspaceName: 'Forgetful' };
    await walk.signUp(forgetful);
    const bearer = (await walk.connect(screen.clientId, forgetful)).access_token;
    const browser = walk.browser();
    const page = await browser.get('/sign-in/reset');
    const known = await browser.submit(page, '/sign-in/reset', { email: forgetful.email });
    const unknown = await browser.submit(page, '/sign-in/reset', { email: 'nobody@example.org' });
    expect(known.status).toBe(202);
    expect(unknown.text).toBe(known.text);
    const link = await replica.mailed.linkTo(forgetful.email, /^\/sign-in\/reset\//);
    const path = new URL(link).pathname;
    const form = await browser.get(path);
    expect(form.text).toContain(forgetful.email);
    expect((await browser.submit(form, path, { password: 'short' })).status).toBe(422);
    expect((await browser.submit(form, path, { password: 'a wholly new password' })).status).toBe(200);
    expect((await browser.submit(form, path, { password: 'another new password' })).status).toBe(404);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(401);
    await expect(walk.connect(screen.clientId, forgetful)).rejects.toThrow('403');
    const again = await walk.connect(screen.clientId, { ...forgetful, password: 'a wholly new password' });
    const audit = (await (await walk.api('GET', '/audit', again.access_token)).json()) as object[];
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'password.change', via: 'reset link', address: expect.any(String) }),
    );
    expect(deployment.mailbox.to('nobody@example.org')).toEqual([]);
  });

  it('mail an invitation to the invited person, and show its link to the inviter too [DEC-3.3]', async () => {
    const screenBearer = (await walk.connect(screen.clientId, aiko)).access_token;
    const body = { email: 'invited@example.org', role: 'member' };
    const answer = await walk.api('POST', '/invitations', screenBearer, body);
    const { link, mail } = (await answer.json()) as { link: string; mail: string };
    expect([answer.status, mail]).toEqual([201, 'sent']);
    const mailed = await replica.mailed.linkTo(body.email, /^\/sign-up\/invitation\//);
    expect(mailed).not.toBe(link);
    for (const each of [link, mailed])
      expect((await walk.browser().get(new URL(each).pathname)).text).toContain(body.email);
  });

  it('sign a browser out: its session and the screen’s tokens, but no AI client', async () => {
    const browser = walk.browser();
    const grant = await walk.code(screen.clientId, aiko, { browser });
    const tokens = (await (await walk.redeem(screen.clientId, grant)).json()) as { access_token: string };
    const clientId = await walk.registered();
    const ai = await walk.connect(clientId, aiko);
    const page = await browser.get('/sign-in/out');
    expect((await browser.submit(page, '/sign-in/out')).status).toBe(200);
    expect((await walk.api('GET', '/me', tokens.access_token)).status).toBe(401);
    expect((await walk.refresh(clientId, ai.refresh_token)).status).toBe(200);
    const next = await browser.follow(
      await browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())),
    );
    expect(next.text).toContain('type="password"');
  });

  it('accept forms, and the API does not', async () => {
    const { access_token: bearer } = await walk.connect(screen.clientId, aiko);
    const response = await fetch(`${replica.url}/api/v1/tokens`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'name=x',
    });
    expect(response.status).toBe(415);
  });
});
