import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, type Person, type Tokens } from '../testing/oauth-walk.js';
import { password } from '../testing/people.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko Tanaka',
  workspaceName: 'Tanaka works',
};
const CLIENT = 'kiban-cli';
const REDIRECT = 'http://127.0.0.1:53211/callback';

describe('the client of the command line', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let parameters: Record<string, string | undefined>;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    parameters = { redirect_uri: REDIRECT, resource: `${walk.origin}/api/v1` };
    await walk.signUp(aiko);
  });

  afterAll(() => deployment.stop());

  const connect = async (): Promise<Tokens> => {
    const grant = await walk.code(CLIENT, aiko, { parameters });
    const response = await walk.redeem(CLIENT, grant, { redirect_uri: REDIRECT });
    return (await response.json()) as Tokens;
  };

  it('needs no registration, and gets the member’s rights for the API as an OAuth client [DEC-3.25]', async () => {
    const { access_token, refresh_token } = await connect();
    expect(refresh_token).toBeTruthy();
    expect(await resolvedBearer(deployment, replica, access_token)).toMatchObject({
      principal: {
        kind: 'oauth',
        audiences: ['api'],
        scopes: ['boards:read', 'boards:write'],
        via: { kind: 'oauth', name: 'Kiban command line' },
      },
    });
    for (const [method, path, body] of [
      ['GET', '/tokens', undefined],
      ['GET', '/audit', undefined],
      ['POST', '/clients/1/revoke', { password: aiko.password }],
      ['POST', '/invitations', { email: 'b@example.org', role: 'member' }],
    ] as const) {
      const { status } = await walk.api(method, path, access_token, body);
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it('gets the events of the workspace when an owner or admin allows them, and by no other way [DEC-3.26]', async () => {
    const scope = 'boards:read boards:write events:read webhooks:manage';
    const scopesOf = async (
      person: Pick<Person, 'email' | 'password'>,
      access: 'events' | 'write' | 'read',
    ): Promise<unknown> => {
      const options = { access, parameters: { ...parameters, scope } };
      const grant = await walk.code(CLIENT, person, options);
      const response = await walk.redeem(CLIENT, grant, { redirect_uri: REDIRECT });
      const { access_token } = (await response.json()) as Tokens;
      const { principal } = (await resolvedBearer(deployment, replica, access_token)) as {
        principal: { scopes: string[] };
      };
      return principal.scopes;
    };
    expect(await scopesOf(aiko, 'events')).toEqual(['boards:read', 'boards:write', 'events:read']);
    expect(await scopesOf(aiko, 'write')).toEqual(['boards:read', 'boards:write']);
    expect(await scopesOf(aiko, 'read')).toEqual(['boards:read']);
    const workspaceId = await deployment.people.workspace();
    for (const [role, isOffered] of [
      ['admin', true],
      ['member', false],
      ['viewer', false],
    ] as const) {
      const { email } = await deployment.people.member(workspaceId, role);
      const person = { email, password };
      const url = walk.authorizeUrl(CLIENT, walk.newVerifier(), { ...parameters, scope });
      const page = await walk.signIn(walk.browser(), url, person);
      expect([role, page.text.includes('value="events"')]).toEqual([role, isOffered]);
      // A form that the page does not contain can be sent all the same.
      expect(await scopesOf(person, 'events')).toEqual([
        'boards:read',
        'boards:write',
        ...(isOffered ? ['events:read'] : []),
      ]);
    }
    const other = await walk.registered();
    const tokens = await walk.connect(other, aiko, { access: 'events', parameters: { scope } });
    expect(tokens.scope).toBe('boards:read boards:write');
  });

  describe('on a machine without a browser', () => {
    interface Requested {
      device_code: string;
      user_code: string;
      verification_uri: string;
      expires_in: number;
    }
    const request = async (
      more: Record<string, string> = {},
    ): Promise<Requested & Record<string, unknown>> => {
      const response = await fetch(`${replica.url}/oauth/device-authorization`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.9' },
        body: new URLSearchParams({ client_id: CLIENT, resource: parameters['resource'] ?? '', ...more }),
      });
      expect(response.status).toBe(more['client_id'] === undefined ? 200 : 400);
      return (await response.json()) as Requested & Record<string, unknown>;
    };
    const poll = async (device_code: string): Promise<Tokens & { error?: string }> => {
      const form = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: CLIENT };
      return (await (await walk.token({ ...form, device_code })).json()) as Tokens & { error?: string };
    };
    const enter = async (browser: Browser, user_code: string): Promise<Seen> => {
      const page = await browser.get('/oauth/device');
      return browser.post('/oauth/device', { xsrf: secretIn(page), user_code });
    };
    const secretIn = ({ text }: Seen): string => /name="xsrf"\s+value="([^"]+)"/.exec(text)?.[1] ?? '';
    const confirm = async (browser: Browser, user_code: string): Promise<Seen> => {
      const page = await enter(browser, user_code);
      const form = { xsrf: secretIn(page), user_code, confirm: 'yes' };
      return browser.follow(await browser.post('/oauth/device', form));
    };
    /** Up to the Allow page. */
    const signedIn = async (browser: Browser, user_code: string): Promise<Seen> => {
      const page = await confirm(browser, user_code);
      const response = await browser.submit(page, `${new URL(page.url).pathname}/sign-in`, {
        email: aiko.email,
        password: aiko.password,
      });
      return browser.follow(response);
    };

    it('signs in by a code, which names the machine and gives the tokens once [DEC-3.27]', async () => {
      const { device_code, user_code, verification_uri, ...rest } = await request({
        scope: 'boards:read boards:write events:read',
      });
      expect(user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
      expect(verification_uri).toBe(`${walk.origin}/oauth/device`);
      expect(rest).toEqual({ expires_in: 600 });
      expect((await poll(device_code)).error).toBe('authorization_pending');
      const browser = walk.browser();
      const compared = await enter(browser, user_code.toLowerCase().replace('-', ' '));
      expect(compared.text).toContain(`Does your machine show <strong class="code">${user_code}</strong>?`);
      expect(compared.text).toContain('203.0.113.9');
      expect((await poll(device_code)).error).toBe('authorization_pending');
      const allow = await signedIn(browser, user_code);
      expect(allow.text).toContain(`which shows <strong>${user_code}</strong>`);
      expect(allow.text).toContain(`the machine that shows ${user_code}, at 203.0.113.9`);
      expect(allow.text).not.toContain('a program on this device');
      expect((await poll(device_code)).error).toBe('authorization_pending');
      const done = await walk.allow(browser, allow, { access: 'events' });
      expect([done.status, done.text]).toEqual([200, expect.stringContaining('on the other machine')]);
      const { access_token, refresh_token } = await poll(device_code);
      expect(await resolvedBearer(deployment, replica, access_token)).toMatchObject({
        principal: {
          kind: 'oauth',
          audiences: ['api'],
          scopes: ['boards:read', 'boards:write', 'events:read'],
          via: { kind: 'oauth', name: 'Kiban command line' },
        },
      });
      expect((await walk.refresh(CLIENT, refresh_token)).status).toBe(200);
      // A code that is redeemed again is known to others: what it gave ends.
      expect((await poll(device_code)).error).toBe('invalid_grant');
      expect(await resolvedBearer(deployment, replica, access_token)).toEqual({ refused: 'revoked' });
    });

    it('gives tokens to one of several that ask at the same time [DEC-3.27]', async () => {
      const { device_code, user_code } = await request();
      const browser = walk.browser();
      await walk.allow(browser, await signedIn(browser, user_code));
      const answers = await Promise.all(Array.from({ length: 4 }, () => poll(device_code)));
      expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    });

    it('gives no token after a revocation that comes before the machine has asked [DEC-3.27]', async () => {
      const { device_code, user_code } = await request();
      const browser = walk.browser();
      await walk.allow(browser, await signedIn(browser, user_code));
      await deployment.people.change(
        `UPDATE auth.oauth_grant SET revoked_at = now() WHERE client_id = $1 AND revoked_at IS NULL`,
        CLIENT,
      );
      const { access_token }: Partial<Tokens> = await poll(device_code);
      expect(await resolvedBearer(deployment, replica, access_token ?? 'none')).toHaveProperty('refused');
    });

    it('gets nothing when the person denies, at either page, and each code is used once [DEC-3.27]', async () => {
      const [one, other] = [await request(), await request()];
      const browser = walk.browser();
      const page = await enter(browser, one.user_code);
      const form = { xsrf: secretIn(page), user_code: one.user_code };
      const aborted = await browser.post('/oauth/device', { ...form, abort: 'yes' });
      expect(aborted.text).toContain('The other machine gets no access.');
      expect((await poll(one.device_code)).error).toBe('access_denied');
      const allow = await signedIn(browser, other.user_code);
      const denied = await browser.follow(await browser.submit(allow, `${new URL(allow.url).pathname}/deny`));
      expect(denied.text).toContain('The other machine gets no access.');
      expect((await enter(walk.browser(), other.user_code)).text).toContain('The code has been used.');
      expect((await poll(other.device_code)).error).toBe('access_denied');
    });

    it('takes no form of another page, no code in the address, and no other client [DEC-3.27]', async () => {
      const { device_code, user_code } = await request();
      const browser = walk.browser();
      for (const xsrf of ['', 'guessed', secretIn(await walk.browser().get('/oauth/device'))]) {
        await browser.get('/oauth/device');
        const foreign = await browser.post('/oauth/device', { xsrf, user_code, confirm: 'yes' });
        expect([foreign.status, foreign.location]).toEqual([400, null]);
        expect(foreign.text).toContain('The page has expired.');
      }
      for (const path of ['/oauth/device', '/oauth/DEVICE/']) {
        const linked = await browser.get(`${path}?user_code=${user_code}`);
        expect(linked.text).not.toContain(user_code);
        expect(linked.text).not.toMatch(/<script/);
      }
      const unknown = await enter(browser, 'BBBB-<b>');
      expect(unknown.text).toContain('There is no such code');
      expect(unknown.text).not.toContain('<b>');
      expect((await poll(device_code)).error).toBe('authorization_pending');
      const grant_types = ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'];
      expect(await request({ client_id: await walk.registered({ grant_types }) })).toHaveProperty('error');
    });

    it('has pages without scripts, that no other site frames', async () => {
      const { user_code } = await request();
      const browser = walk.browser();
      const pages = [await browser.get('/oauth/device'), await enter(browser, user_code)];
      for (const { headers, text } of pages) {
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("form-action 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(headers.get('cache-control')).toContain('no-store');
        expect(text).not.toMatch(/<script|https?:\/\//);
      }
    });
  });

  it('shows the Allow page each time, which says that any local program can use its name [DEC-3.25]', async () => {
    const browser = walk.browser();
    for (const attempt of [1, 2]) {
      const url = walk.authorizeUrl(CLIENT, walk.newVerifier(), parameters);
      const page =
        attempt === 1 ? await walk.signIn(browser, url, aiko) : await browser.follow(await browser.get(url));
      expect(page.text).toContain('<strong>Kiban command line</strong>');
      expect(page.text).toContain('Any program on this device can use this name.');
      expect(page.text).toContain('a program on this device (127.0.0.1:53211)');
      await walk.allow(browser, page);
    }
  });

  it.each([
    ['another host', { redirect_uri: 'http://192.0.2.1:53211/callback' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:53211/other' }],
    ['a host name that begins with the address', { redirect_uri: 'http://127.0.0.1.evil.example/callback' }],
    ['localhost, which other programs can resolve', { redirect_uri: 'http://localhost:53211/callback' }],
    ['HTTPS elsewhere', { redirect_uri: 'https://evil.example/callback' }],
  ])('is redirected to no other address: %s [DEC-3.25]', async (_, more) => {
    const browser = walk.browser();
    const seen = await browser.get(walk.authorizeUrl(CLIENT, walk.newVerifier(), { ...parameters, ...more }));
    expect(seen.status).toBe(400);
    expect(seen.location ?? null).toBeNull();
  });

  it('gets no token for MCP, and none without the verifier of its request [DEC-3.25]', async () => {
    const mcp = walk.authorizeUrl(CLIENT, walk.newVerifier(), {
      ...parameters,
      resource: `${walk.origin}/mcp`,
    });
    expect((await walk.browser().get(mcp)).location).toContain('error=invalid_target');
    const plain = walk.authorizeUrl(CLIENT, '', { ...parameters, code_challenge: undefined });
    expect((await walk.browser().get(plain)).location).toContain('error=invalid_request');
    const { code } = await walk.code(CLIENT, aiko, { parameters });
    const stolen = { code, verifier: walk.newVerifier() };
    expect((await walk.redeem(CLIENT, stolen, { redirect_uri: REDIRECT })).status).toBe(400);
  });

  it('cannot be registered by others under its id', async () => {
    const response = await walk.register({ client_id: CLIENT, client_name: 'Kiban command line' });
    expect(((await response.json()) as { client_id: string }).client_id).not.toBe(CLIENT);
  });
});
