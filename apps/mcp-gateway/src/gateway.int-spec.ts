import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiToken } from '@kiban/auth-client';
import type { HttpService } from '@kiban/http-kit';
import { changeEnvironment, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { createGateway } from './gateway.js';

const origin = 'https://kiban.example';
let service: HttpService;
let broker: TestNatsServer;
let base: string;
let restoreEnvironment: () => void;

beforeAll(async () => {
  broker = await startNatsServer();
  const { privateKey } = generateKeyPairSync('ed25519');
  restoreEnvironment = changeEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    PUBLIC_ORIGIN: origin,
    NATS_URL: broker.url,
    // No service listens there: routes that need auth must report it, and the others must work without it.
    AUTH_INTERNAL_URL: 'http://127.0.0.1:1',
    INTERNAL_API_SECRET: randomBytes(32).toString('hex'),
    BOARDS_API_URL: 'http://127.0.0.1:1/api/v1',
    AUTH_API_URL: 'http://127.0.0.1:1/api/v1',
    INTERNAL_CREDENTIAL_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  service = await createGateway();
  base = `http://127.0.0.1:${(await service.listen()).port}`;
});

afterAll(async () => {
  await service.close();
  await broker.close();
  restoreEnvironment();
});

const initialize = {
  method: 'POST',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
} as const;

const call = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}/mcp`, { ...initialize, headers: { 'content-type': 'application/json', ...headers } });

/** fetch cannot send another Host; this sends the Host of a rebound name. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${base}/mcp`, { method: 'POST', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('sign-in metadata', () => {
  it.each([
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-protected-resource/mcp/',
  ])('serves the same metadata at %s, readable from any page', async (path) => {
    const response = await fetch(base + path, { headers: { origin: 'https://somewhere.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      resource: `${origin}/mcp`,
      authorization_servers: [origin],
      scopes_supported: ['boards:read', 'boards:write'],
      bearer_methods_supported: ['header'],
    });
  });

  it('answers a call without a bearer with 401, the URL of the metadata and both scopes, and no error', async () => {
    const response = await call();
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp", scope="boards:read boards:write"`,
    );
    expect(await response.json()).toMatchObject({ code: 'unauthenticated', error: expect.any(String) });
  });

  it('answers a call of the address with a slash at its end as one without', async () => {
    const response = await fetch(`${base}/mcp/?readonly=1`, initialize);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain(`/.well-known/oauth-protected-resource/mcp"`);
  });

  it('names the error when the bearer is malformed', async () => {
    const response = await call({ authorization: 'Bearer kbn_tooShort' });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
  });

  it('ignores a bearer in the URL', async () => {
    const token = createApiToken(randomBytes);
    const response = await fetch(`${base}/mcp?access_token=${token}`, initialize);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).not.toContain('invalid_token');
  });

  it('answers 503 with Retry-After, not 401, while auth is unreachable', async () => {
    const response = await call({ authorization: `Bearer ${createApiToken(randomBytes)}` });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('www-authenticate')).toBeNull();
  });
});

describe('pages of other sites', () => {
  it('answers a preflight without a bearer', async () => {
    const response = await fetch(`${base}/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://claude.ai',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,mcp-protocol-version,mcp-param-board',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'mcp-protocol-version',
        'mcp-method',
        'mcp-param-board',
      ]),
    );
  });

  it('lets a page read the challenge of a 401', async () => {
    const response = await call({ origin: 'https://claude.ai' });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-expose-headers')).toContain('www-authenticate');
  });

  it.each([origin, 'https://chatgpt.com', 'http://localhost:6274'])('lets %s call', async (allowed) => {
    expect((await call({ origin: allowed })).status).toBe(401);
  });

  it.each([
    'https://evil.example',
    'null',
    'https://kiban.example.evil.example',
    'http://localhost.evil.example',
  ])('rejects a call from a page of %s', async (foreign) => {
    expect((await call({ origin: foreign })).status).toBe(403);
  });

  it.each(['evil.example', 'evil.example:80', 'kiban.example.evil.example'])(
    'rejects a call with the host name %s, as after DNS rebinding',
    async (host) => {
      expect(await statusFor(host)).toBe(403);
    },
  );

  it.each(['kiban.example', 'localhost:4000', '127.0.0.1:1', '[::1]:5'])(
    'accepts a call with the host name %s',
    async (host) => {
      expect(await statusFor(host)).toBe(401);
    },
  );
});
