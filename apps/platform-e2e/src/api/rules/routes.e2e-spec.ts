import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { expectError } from '../error-body.js';

describe('addresses and methods', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });

  it.each([
    ['PUT', '/boards', 'GET, POST'],
    ['DELETE', '/boards', 'GET, POST'],
    ['GET', '/cards', 'POST'],
    ['PUT', '/cards/1', 'DELETE, GET, PATCH'],
    ['GET', '/cards/1/move', 'POST'],
    ['PATCH', '/webhooks', 'GET, POST'],
    ['PATCH', '/tokens', 'GET, POST'],
  ])(
    'refuses %s %s with 405 and names the methods that there are [DEC-2.ERR-405]',
    async (method, path, allowed) => {
      const response = await world.api.call({ method, path });
      expectError(response, 405, 'method_not_allowed');
      const methods = (response.headers.get('allow') ?? '').split(/,\s*/);
      for (const name of allowed.split(', ')) expect(methods).toContain(name);
      expect(methods).not.toContain(method);
    },
  );

  it.each(['/nothing', '/boards/1/nothing', '/tokens/1/nothing', '/webhooks/1/2/3', '/hooks/1/x'])(
    'answers 404 for %s, in the form of every refusal [DEC-2.ERR-404, SPEC-7.1, DEC-2.ERR-1, DEC-1.2, DEC-1.3, DEC-1.4]',
    async (path) => {
      expectError(await world.api.get(path), 404, 'not_found');
    },
  );

  it('gives each request an id of its own, in the header and in a refusal [DEC-2.ERR-1]', async () => {
    const first = await world.api.get('/cards/9007199254740991');
    const second = await world.api.get('/cards/9007199254740991');
    const { requestId } = expectError(first, 404, 'not_found');
    expect(first.headers.get('x-request-id')).toBe(requestId);
    expect(expectError(second, 404, 'not_found').requestId).not.toBe(requestId);
  });

  it.each(['/boards', '/webhooks', '/me', '/nothing', '/openapi.json'])(
    'names the API’s version on %s [DEC-2.VER-1]',
    async (path) => {
      const { headers } = await world.api.get(path);
      expect(headers.get('x-api-version')).toMatch(/^1\.\d+\.\d+$/);
    },
  );

  it.each(['/boards', '/webhooks', '/tokens'])(
    'lets a page of any origin call %s with a bearer, but never with its cookies [DEC-2.CORS-1]',
    async (path) => {
      const preflight = await world.api.withBearer(undefined).call({
        method: 'OPTIONS',
        path,
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
      const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      for (const name of ['authorization', 'content-type', 'idempotency-key'])
        expect(allowed).toContain(name);
      const response = await world.api.get(path, { origin: 'https://elsewhere.example' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('etag');
      // Who sends no origin gets less, and a cache is told so.
      expect((await world.api.get(path)).headers.get('vary')).toContain('Origin');
    },
  );
});
