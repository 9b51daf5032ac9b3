import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { expectError } from '../error-body.js';

describe('paths and methods', () => {
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
  ])('reject %s %s with 405 and name the allowed methods [DEC-2.ERR-405]', async (method, path, allowed) => {
    const response = await world.api.call({ method, path });
    expectError(response, 405, 'method_not_allowed');
    const methods = (response.headers.get('allow') ?? '').split(/,\s*/);
    for (const name of allowed.split(', ')) expect(methods).toContain(name);
    expect(methods).not.toContain(method);
  });

  it.each(['/nothing', '/boards/1/nothing', '/tokens/1/nothing', '/webhooks/1/2/3', '/hooks/1/x'])(
    'answer 404 for %s with the error body [DEC-2.ERR-404, SPEC-7.1, DEC-2.ERR-1, DEC-1.2, DEC-1.3, DEC-1.4]',
    async (path) => {
      expectError(await world.api.get(path), 404, 'not_found');
    },
  );

  it('give each request a unique id, in the header and in an error [DEC-2.ERR-1]', async () => {
    const first = await world.api.get('/cards/9007199254740991');
    const second = await world.api.get('/cards/9007199254740991');
    const { requestId } = expectError(first, 404, 'not_found');
    expect(first.headers.get('x-request-id')).toBe(requestId);
    expect(expectError(second, 404, 'not_found').requestId).not.toBe(requestId);
  });

  it.each(['/boards', '/webhooks', '/me', '/nothing', '/openapi.json'])(
    'name the API’s version on %s [DEC-2.VER-1]',
    async (path) => {
      const { headers } = await world.api.get(path);
      expect(headers.get('x-api-version')).toMatch(/^1\.\d+\.\d+$/);
    },
  );

  it.each(['/boards', '/webhooks', '/tokens'])(
    'allow a page of any origin to call %s with a bearer, but never with cookies [DEC-2.CORS-1]',
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
      // A request without an Origin gets fewer headers, so the response has Vary.
      expect((await world.api.get(path)).headers.get('vary')).toContain('Origin');
    },
  );
});
