import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment, type Deployment } from '../client/deployment.js';

const ROUNDS = 20;
/** Larger than an OAuth route accepts, but small enough for the buffers of a socket. */
const REFUSED_BYTES = 300_000;

describe('a request body that a service rejects', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await testDeployment();
  });

  it.each(['/oauth/register', '/oauth/token'])(
    'never delays the next client’s request to the sign-in server (%s)',
    async (path) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const rejected = await fetch(deployment.origin + path, {
          method: 'POST',
          headers: {
            'content-type':
              path === '/oauth/token' ? 'application/x-www-form-urlencoded' : 'application/json',
          },
          body: `{"client_name":"${'k'.repeat(REFUSED_BYTES)}"}`,
        });
        await rejected.arrayBuffer();
        expect(rejected.status).toBe(413);
        const next = await fetch(`${deployment.origin}/.well-known/oauth-authorization-server`, {
          signal: AbortSignal.timeout(10_000),
        });
        await next.arrayBuffer();
        expect(next.status).toBe(200);
      }
    },
  );
});
