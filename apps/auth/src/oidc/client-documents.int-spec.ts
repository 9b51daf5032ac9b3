import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Documents',
};

const clientId = 'https://client.example/oauth/metadata.json';

describe('a client that is known by its metadata document', () => {
  let documents: Server;
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let responses: Record<string, string>;

  beforeAll(async () => {
    responses = {
      '/oauth/metadata.json': JSON.stringify({
        client_id: clientId,
        client_name: 'Documented',
        redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'],
        token_endpoint_auth_method: 'none',
        scope: 'boards:read',
      }),
      '/large.json': JSON.stringify({
        client_id: 'https://client.example/large.json',
        client_name: 'x'.repeat(10_000),
        redirect_uris: ['http://127.0.0.1/callback'],
        token_endpoint_auth_method: 'none',
      }),
      '/other.json': JSON.stringify({
        client_id: 'https://client.example/another.json',
        redirect_uris: ['http://127.0.0.1/callback'],
        token_endpoint_auth_method: 'none',
      }),
    };
    documents = createServer((request, response) => {
      const body = responses[request.url ?? ''];
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(body ?? '{}');
    });
    await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
    const { port } = documents.address() as AddressInfo;
    deployment = await AuthDeployment.create({
      OAUTH_DOCUMENT_SOURCES: `client.example=http://127.0.0.1:${port}`,
    });
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    await walk.signUp(aiko);
  });

  afterAll(async () => {
    await deployment.stop();
    documents.close();
  });

  const start = (id: string): ReturnType<ReturnType<OAuthWalk['browser']>['get']> =>
    walk
      .browser()
      .get(walk.authorizeUrl(id, walk.newVerifier(), { redirect_uri: 'http://127.0.0.1:51234/callback' }));

  it('comes in on whichever loopback port it has, verified by its host, and stays signed in', async () => {
    const redirect = 'http://127.0.0.1:51234/callback';
    const browser = walk.browser();
    const verifier = walk.newVerifier();
    const page = await walk.signIn(
      browser,
      walk.authorizeUrl(clientId, verifier, { redirect_uri: redirect }),
      aiko,
    );
    expect(page.text).toContain('Verified to come from <strong>client.example</strong>');
    expect(page.text).not.toContain('Unverified');
    const last = await walk.allow(browser, page);
    const location = new URL(last.location ?? 'about:blank');
    expect(location.origin + location.pathname).toBe(redirect);
    expect(location.searchParams.get('iss')).toBe(walk.origin);
    const code = location.searchParams.get('code') ?? '';
    const response = await walk.redeem(clientId, { code, verifier }, { redirect_uri: redirect });
    expect(response.status).toBe(200);
    const tokens = (await response.json()) as { refresh_token: string };
    expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(200);
  });

  it('is refused on a page when its document is too large, is another’s, or is not there', async () => {
    for (const path of ['large.json', 'other.json', 'missing.json']) {
      const seen = await start(`https://client.example/${path}`);
      expect(seen.status).toBe(400);
      expect(seen.location).toBeNull();
      expect(seen.text).toContain('cannot be answered');
    }
  });

  it('is never fetched from a private or loopback address', async () => {
    const hosts = ['127.0.0.1:9', 'localhost:9', '169.254.169.254', '10.0.0.1', '[::1]:9'];
    for (const seen of await Promise.all(hosts.map((host) => start(`https://${host}/metadata.json`)))) {
      expect(seen.status).toBe(400);
      expect(seen.location).toBeNull();
    }
  });
});
