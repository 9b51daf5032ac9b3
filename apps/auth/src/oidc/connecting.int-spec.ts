import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
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

  const resolve = (bearer: string): Promise<Record<string, unknown>> =>
    resolvedBearer(deployment, replica, bearer);

  describe('connects a client that has only the MCP address', () => {
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

    it('that spells the resource differently at each step', async () => {
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

    it('that returns on another loopback port than it registered', async () => {
      const clientId = await walk.registered({ redirect_uris: ['http://127.0.0.1/callback'] });
      const redirect = 'http://127.0.0.1:53211/callback';
      const code = await walk.code(clientId, aiko, { parameters: { redirect_uri: redirect } });
      expect((await walk.redeem(clientId, code, { redirect_uri: redirect })).status).toBe(200);
    });

    it('that is confidential and has a secret', async () => {
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

    it('with read access only, if the person chooses it', async () => {
      const clientId = await walk.registered();
      const tokens = await walk.connect(clientId, aiko, { access: 'read' });
      expect(tokens.scope).toBe('boards:read');
      const { principal } = (await resolve(tokens.access_token)) as { principal: { scopes: string[] } };
      expect(principal.scopes).toEqual(['boards:read']);
    });
  });

  it('rejects an oversized registration', async () => {
    expect((await walk.register({ client_name: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('allows a token request from the page of a known client', async () => {
    const clientId = await walk.registered();
    const grant = await walk.code(clientId, aiko);
    const known = await walk.token(
      {
        grant_type: 'authorization_code',
        client_id: clientId,
        code: grant.code,
        code_verifier: grant.verifier,
        redirect_uri: 'http://127.0.0.1:9/callback',
      },
      { origin: 'https://claude.ai' },
    );
    expect(known.status).toBe(200);
    expect(known.headers.get('access-control-allow-origin')).toBe('https://claude.ai');
  });

  it('sends its issuer in an error redirect (RFC 9207)', async () => {
    const clientId = await walk.registered();
    const plain = walk.authorizeUrl(clientId, walk.newVerifier(), { code_challenge_method: 'plain' });
    const { searchParams } = new URL((await walk.browser().get(plain)).location ?? 'about:blank');
    expect([searchParams.get('error'), searchParams.get('iss')]).toEqual(['invalid_request', walk.origin]);
  });

  it('shows an error that it cannot redirect on a page that forbids framing', async () => {
    const clientId = await walk.registered();
    const unknown = { redirect_uri: 'https://evil.example/cb' };
    const seen = await walk.browser().get(walk.authorizeUrl(clientId, walk.newVerifier(), unknown));
    expect(seen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(seen.text).toContain('This request is not valid');
  });

  it('allows preflights of browser clients that register', async () => {
    const preflight = await fetch(`${replica.url}/oauth/register`, {
      method: 'OPTIONS',
      headers: { origin: 'https://claude.ai', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await walk.register()).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('builds its addresses from the public origin, whatever the Host header', async () => {
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

  it('grants the screen the API’s resource without consent, and not that of AI clients', async () => {
    const tokens = await walk.connect(screen.clientId, aiko);
    const me = await walk.api('GET', '/me', tokens.access_token);
    expect(me.status).toBe(200);
    expect(await me.json()).toMatchObject({ kind: 'screen', role: 'owner', member: { email: aiko.email } });
    const seen = await walk
      .browser()
      .get(walk.authorizeUrl(screen.clientId, walk.newVerifier(), { resource: `${walk.origin}/mcp` }));
    expect(new URL(seen.location ?? 'about:blank').searchParams.get('error')).toBe('invalid_target');
  });

  it('rejects an AI client’s token at the API', async () => {
    const tokens = await walk.connect(await walk.registered(), aiko);
    const response = await walk.api('GET', '/me', tokens.access_token);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });
});
