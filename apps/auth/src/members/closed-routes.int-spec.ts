import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IssuedTokenDto } from '@kiban/contracts';
import type { FastifyInstance } from 'fastify';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Closed',
};

/** What callers other than the screen may ask of auth; everything else is for people. */
const OPEN = new Set(['GET /api/v1/me', 'GET /api/v1/workspace', 'GET /api/v1/members']);

describe('routes about people and tokens', () => {
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

  /** Every route that is served under the API's address, as the framework lists them. */
  const routes = (): { method: string; path: string }[] => {
    const fastify = replica.service.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const found: { method: string; path: string }[] = [];
    const stack: string[] = [];
    for (const line of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
      const match = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
      if (!match) continue;
      const depth = (match[1] ?? '').length / 4;
      stack.length = depth;
      stack.push(match[2] ?? '');
      const path = stack.join('').replaceAll(/:\w+/g, '1');
      for (const method of (match[3] ?? '').split(', ').filter(Boolean))
        if (path.startsWith('/api/v1/') && !['HEAD', 'OPTIONS'].includes(method))
          found.push({ method, path });
    }
    return found;
  };

  it('are closed to API tokens and AI clients, each of them', async () => {
    const owned = (await walk.connect(screen.clientId, aiko)).access_token;
    const issued = await walk.api('POST', '/tokens', owned, { name: 'T', password: aiko.password });
    const { token } = (await issued.json()) as IssuedTokenDto;
    const ai = (await walk.connect(await walk.registered(), aiko)).access_token;
    const closed = routes().filter(({ method, path }) => !OPEN.has(`${method} ${path}`));
    expect(closed.length).toBeGreaterThanOrEqual(13);
    for (const { method, path } of closed) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { password: aiko.password };
      for (const [bearer, status] of [
        [token, 403],
        [ai, 401],
      ] as const) {
        const response = await walk.api(method, path.slice('/api/v1'.length), bearer, body);
        expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} ${status}`);
      }
      const none = await fetch(replica.url + path, { method });
      expect(`${method} ${path} ${none.status}`).toBe(`${method} ${path} 401`);
    }
  });
});
