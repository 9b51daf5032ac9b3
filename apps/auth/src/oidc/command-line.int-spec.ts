import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, type Person, type Tokens } from '../testing/oauth-walk.js';
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
