import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment, type Deployment } from '../../client/deployment.js';

describe('the one public origin', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await testDeployment();
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(deployment.origin + path, { headers, redirect: 'manual' });

  it('holds {base_url}, {mcp_url} and {spec_url} [DEC-1.1]', () => {
    expect(deployment.apiUrl).toBe(`${deployment.origin}/api/v1`);
    expect(deployment.mcpUrl).toBe(`${deployment.origin}/mcp`);
    expect(deployment.specUrl).toBe(`${deployment.origin}/api/v1/openapi.json`);
  });

  it.each(['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'])(
    'serves OAuth metadata at %s with the origin as issuer [DEC-1.5]',
    async (path) => {
      const metadata = (await (await get(path)).json()) as Record<string, unknown>;
      expect(metadata['issuer']).toBe(deployment.origin);
      for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'registration_endpoint'])
        expect(String(metadata[endpoint])).toMatch(new RegExp(`^${deployment.origin}/oauth/`));
      expect(metadata['code_challenge_methods_supported']).toEqual(['S256']);
    },
  );

  it.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
    'serves resource metadata at %s that names the authorization server [DEC-1.6]',
    async (path) => {
      const metadata = (await (await get(path)).json()) as Record<string, unknown>;
      expect(metadata).toMatchObject({
        resource: deployment.mcpUrl,
        authorization_servers: [deployment.origin],
      });
    },
  );

  it('rejects MCP without a bearer and names that metadata [DEC-1.6, SPEC-4.16]', async () => {
    const response = await fetch(deployment.mcpUrl, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain(
      `resource_metadata="${deployment.origin}/.well-known/oauth-protected-resource`,
    );
  });

  it.each(['/sign-in', '/sign-up'])('serves a page at %s [DEC-1.5]', async (path) => {
    const response = await get(path, { accept: 'text/html' });
    expect([200, 302, 303]).toContain(response.status);
  });

  it('serves the web app elsewhere, with the URLs of this deployment [DEC-1.8]', async () => {
    const response = await get('/', { accept: 'text/html' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    expect(page).not.toContain('{base_url}');
    expect(page).not.toContain('{mcp_url}');
  });

  it('exposes no internal routes: health, metrics and internal requests', async () => {
    for (const path of [
      '/healthz/live',
      '/healthz/ready',
      '/metrics',
      '/internal/resolve',
      '/api/v1/internal/resolve',
    ]) {
      const response = await get(path);
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
    }
  });

  it('ignores a forged X-Forwarded-Host in every response', async () => {
    const response = await get('/.well-known/oauth-authorization-server', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    });
    expect(await response.text()).not.toContain('evil.example');
  });
});
