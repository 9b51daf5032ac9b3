import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bearerDigest } from '@kiban/auth-client';
import { dumpDatabase, usableForms } from '@kiban/testing';
import { OAuthWalk, screen, type Person, type Tokens } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko Tanaka',
  workspaceName: 'Tanaka works',
};

describe('the authorization server', () => {
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

  const resolve = async (bearer: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${replica.managementUrl}/internal/resolve`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deployment.env['INTERNAL_API_SECRET'] ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        digest: bearerDigest(bearer),
        instance: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
      }),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  const errorOf = async (response: Response): Promise<string> =>
    `${response.status} ${((await response.json()) as { error: string }).error}`;

  describe('lets a client that knows only the MCP address in', () => {
    it('by registration, sign-in, Allow and a code', async () => {
      const clientId = await walk.registered({ client_name: 'Desk helper' });
      const tokens = await walk.connect(clientId, aiko);
      expect(tokens).toMatchObject({
        token_type: 'Bearer',
        scope: 'boards:read boards:write',
        expires_in: 3600,
      });
      expect(tokens.refresh_token).toBeTruthy();
      const { principal } = (await resolve(tokens.access_token)) as { principal: Record<string, unknown> };
      expect(principal).toMatchObject({
        kind: 'oauth',
        role: 'owner',
        scopes: ['boards:read', 'boards:write'],
        via: { kind: 'oauth', name: 'Desk helper' },
        audiences: ['mcp'],
        member: { name: aiko.name },
      });
    });

    it('that asks for no scope and names no resource', async () => {
      const clientId = await walk.registered();
      const tokens = await walk.connect(clientId, aiko, { parameters: { resource: undefined } });
      expect(tokens.scope).toBe('boards:read boards:write');
    });

    it('that spells the resource otherwise at each step', async () => {
      const clientId = await walk.registered();
      for (const [first, second] of [
        [`${walk.origin}/mcp/`, `${walk.origin}/mcp`],
        [`${walk.origin}/`, `${walk.origin}/mcp/`],
        [walk.origin, walk.origin],
      ] as const) {
        const code = await walk.code(clientId, aiko, { parameters: { resource: first } });
        const response = await walk.redeem(clientId, code, { resource: second });
        expect(response.status).toBe(200);
      }
    });

    it('that registers resource scopes, device codes, nulls and empty texts', async () => {
      const response = await walk.register({
        scope: 'boards:read boards:write read:data',
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        contacts: null,
        client_uri: '',
        logo_uri: '',
        resource: `${walk.origin}/mcp`,
      });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
      });
    });

    it('that registers a custom scheme, a host and a loopback port together', async () => {
      const response = await walk.register({
        redirect_uris: [
          'cursor://anysphere.cursor-mcp/oauth/callback',
          'https://www.cursor.example/agents/mcp/oauth/callback',
          'http://localhost:8787/callback',
        ],
      });
      expect(response.status).toBe(201);
    });

    it('that comes back on another loopback port than it registered', async () => {
      const clientId = await walk.registered({ redirect_uris: ['http://127.0.0.1/callback'] });
      const redirect = 'http://127.0.0.1:53211/callback';
      const code = await walk.code(clientId, aiko, { parameters: { redirect_uri: redirect } });
      expect((await walk.redeem(clientId, code, { redirect_uri: redirect })).status).toBe(200);
    });

    it('that is confidential and keeps a secret', async () => {
      const registered = (await (
        await walk.register({ token_endpoint_auth_method: 'client_secret_post' })
      ).json()) as { client_id: string; client_secret: string };
      const code = await walk.code(registered.client_id, aiko);
      expect((await walk.redeem(registered.client_id, code)).status).toBe(401);
      const second = await walk.code(registered.client_id, aiko);
      const response = await walk.redeem(registered.client_id, second, {
        client_secret: registered.client_secret,
      });
      expect(response.status).toBe(200);
    });

    it('only to read, when the person says so', async () => {
      const clientId = await walk.registered();
      const tokens = await walk.connect(clientId, aiko, { access: 'read' });
      expect(tokens.scope).toBe('boards:read');
      const { principal } = (await resolve(tokens.access_token)) as { principal: { scopes: string[] } };
      expect(principal.scopes).toEqual(['boards:read']);
    });
  });

  describe('refuses', () => {
    it('redirect addresses that are neither https nor loopback', async () => {
      for (const redirect of ['http://evil.example/cb', 'javascript:alert(1)', 'data:text/html,x'])
        expect(await errorOf(await walk.register({ redirect_uris: [redirect] }))).toMatch(/^400 invalid_/);
    });

    it('a registration that is too large', async () => {
      expect((await walk.register({ client_name: 'x'.repeat(70_000) })).status).toBe(413);
    });

    it('plain PKCE and no PKCE, by sending the client back with the protocol’s error', async () => {
      const clientId = await walk.registered();
      for (const more of [
        { code_challenge_method: 'plain' },
        { code_challenge: undefined, code_challenge_method: undefined },
      ]) {
        const seen = await walk.browser().get(walk.authorizeUrl(clientId, walk.newVerifier(), more));
        const location = new URL(seen.location ?? 'about:blank');
        expect(location.searchParams.get('error')).toBe('invalid_request');
        expect(location.searchParams.get('iss')).toBe(walk.origin);
      }
    });

    it('a resource that is not ours, and the API’s own resource for an AI client', async () => {
      const clientId = await walk.registered();
      for (const resource of ['https://elsewhere.example/mcp', `${walk.origin}/api/v1`]) {
        const seen = await walk.browser().get(walk.authorizeUrl(clientId, walk.newVerifier(), { resource }));
        expect(new URL(seen.location ?? 'about:blank').searchParams.get('error')).toBe('invalid_target');
      }
    });

    it('an unknown redirect address on a page of its own, and redirects nowhere', async () => {
      const clientId = await walk.registered();
      const seen = await walk
        .browser()
        .get(walk.authorizeUrl(clientId, walk.newVerifier(), { redirect_uri: 'https://evil.example/cb' }));
      expect(seen.status).toBe(400);
      expect(seen.location).toBeNull();
      expect(seen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(seen.text).toContain('cannot be answered');
    });

    it('a token request from a foreign browser origin, and answers those of known ones', async () => {
      const clientId = await walk.registered();
      const foreign = await walk.code(clientId, aiko);
      expect((await walk.redeem(clientId, foreign)).status).toBe(200);
      const answer = async (origin: string): Promise<Response> => {
        const grant = await walk.code(clientId, aiko);
        return walk.token(
          {
            grant_type: 'authorization_code',
            client_id: clientId,
            code: grant.code,
            code_verifier: grant.verifier,
            redirect_uri: 'http://127.0.0.1:9/callback',
          },
          { origin },
        );
      };
      expect((await answer('https://evil.example')).status).toBe(400);
      const known = await answer('https://claude.ai');
      expect(known.status).toBe(200);
      expect(known.headers.get('access-control-allow-origin')).toBe('https://claude.ai');
    });
  });

  it('answers browsers that register before anything else', async () => {
    const preflight = await fetch(`${replica.url}/oauth/register`, {
      method: 'OPTIONS',
      headers: { origin: 'https://claude.ai', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await walk.register()).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('builds its addresses from the public origin, whatever Host says', async () => {
    const response = await fetch(`${replica.url}/.well-known/oauth-authorization-server`, {
      headers: { 'x-forwarded-host': 'inner-name:8080', 'x-forwarded-proto': 'https' },
    });
    const text = await response.text();
    expect(text).not.toContain('inner-name');
    expect(JSON.parse(text)).toMatchObject({
      issuer: walk.origin,
      token_endpoint: `${walk.origin}/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('gives one token for a code that is redeemed a hundred times at once', async () => {
    const clientId = await walk.registered();
    const grant = await walk.code(clientId, aiko);
    const answers = await Promise.all(Array.from({ length: 100 }, () => walk.redeem(clientId, grant)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(99);
  });

  it('ends what a code gave when the code comes again', async () => {
    const clientId = await walk.registered();
    const grant = await walk.code(clientId, aiko);
    const tokens = (await (await walk.redeem(clientId, grant)).json()) as Tokens;
    expect((await walk.redeem(clientId, grant)).status).toBe(400);
    expect(await resolve(tokens.access_token)).toEqual({ refused: 'revoked' });
    expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(400);
  });

  it('lets both of two refreshes at once go on', async () => {
    const clientId = await walk.registered();
    const first = await walk.connect(clientId, aiko);
    const answers = await Promise.all([1, 2].map(() => walk.refresh(clientId, first.refresh_token)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const tokens = (await answer.json()) as Tokens;
      expect(await resolve(tokens.access_token)).toHaveProperty('principal');
      expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(200);
    }
  });

  describe('as time goes by', () => {
    let offsetMs = 0;
    const realNow = Date.now.bind(Date);
    beforeAll(() => {
      jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
    });
    afterAll(() => {
      jest.restoreAllMocks();
    });

    it('ends the whole family when a refresh token comes again after the leeway', async () => {
      const clientId = await walk.registered();
      const first = await walk.connect(clientId, aiko);
      const second = (await (await walk.refresh(clientId, first.refresh_token)).json()) as Tokens;
      offsetMs += 31_000;
      expect((await walk.refresh(clientId, first.refresh_token)).status).toBe(400);
      expect((await walk.refresh(clientId, second.refresh_token)).status).toBe(400);
      expect(await resolve(second.access_token)).toEqual({ refused: 'revoked' });
    });

    it('keeps a client signed in through 30 days, and tells an expired access token from a revoked one', async () => {
      const clientId = await walk.registered();
      let tokens = await walk.connect(clientId, aiko);
      for (let day = 0; day < 30; day += 1) {
        offsetMs += 24 * 3_600_000;
        expect(await resolve(tokens.access_token)).toEqual({ refused: 'expired' });
        const answer = await walk.refresh(clientId, tokens.refresh_token);
        expect(answer.status).toBe(200);
        tokens = (await answer.json()) as Tokens;
        expect(await resolve(tokens.access_token)).toHaveProperty('principal');
      }
    });

    it('ends a connection after 180 days however often it is refreshed', async () => {
      const clientId = await walk.registered();
      let tokens = await walk.connect(clientId, aiko);
      for (let period = 0; period < 6; period += 1) {
        offsetMs += 29 * 24 * 3_600_000;
        tokens = (await (await walk.refresh(clientId, tokens.refresh_token)).json()) as Tokens;
        expect(tokens.access_token).toBeTruthy();
      }
      offsetMs += 7 * 24 * 3_600_000;
      expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(400);
    });
  });

  it('gives the screen the API’s resource without asking to allow, and no AI client’s', async () => {
    const tokens = await walk.connect(screen.clientId, aiko);
    const me = await walk.api('GET', '/me', tokens.access_token);
    expect(me.status).toBe(200);
    expect(await me.json()).toMatchObject({ kind: 'screen', role: 'owner', member: { email: aiko.email } });
    const seen = await walk
      .browser()
      .get(walk.authorizeUrl(screen.clientId, walk.newVerifier(), { resource: `${walk.origin}/mcp` }));
    expect(new URL(seen.location ?? 'about:blank').searchParams.get('error')).toBe('invalid_target');
  });

  it('refuses an AI client’s token at the API itself', async () => {
    const tokens = await walk.connect(await walk.registered(), aiko);
    const response = await walk.api('GET', '/me', tokens.access_token);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });

  it('ends a client’s tokens when it gives one back (RFC 7009)', async () => {
    const clientId = await walk.registered();
    const tokens = await walk.connect(clientId, aiko);
    const response = await fetch(`${replica.url}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: tokens.refresh_token, client_id: clientId }),
    });
    expect(response.status).toBe(200);
    expect(await resolve(tokens.access_token)).toEqual({ refused: 'revoked' });
  });

  it('keeps no token, code, secret or password in a usable form in any table', async () => {
    const registered = (await (
      await walk.register({ token_endpoint_auth_method: 'client_secret_post' })
    ).json()) as { client_id: string; client_secret: string };
    const used = await walk.code(registered.client_id, aiko);
    const unused = await walk.code(registered.client_id, aiko);
    const tokens = (await (
      await walk.redeem(registered.client_id, used, { client_secret: registered.client_secret })
    ).json()) as Tokens;
    const owner = await walk.connect(screen.clientId, aiko);
    const issued = (await (
      await walk.api('POST', '/tokens', owner.access_token, { name: 'Dump', password: aiko.password })
    ).json()) as { token: string };
    expect(issued.token).toMatch(/^kbn_/);
    const dump = await dumpDatabase(deployment.database.url);
    expect(dump).toContain('aiko@example.org');
    for (const secret of [
      registered.client_secret,
      used.code,
      unused.code,
      unused.verifier,
      tokens.access_token,
      tokens.refresh_token,
      owner.access_token,
      owner.refresh_token,
      issued.token,
      aiko.password,
      deployment.env['COOKIE_KEYS'] ?? '',
      (JSON.parse(deployment.env['SIGNING_JWKS'] ?? '') as { keys: [{ d: string }] }).keys[0].d,
    ]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(usableForms(secret).filter((form) => dump.includes(form))).toEqual([]);
    }
  });
});
