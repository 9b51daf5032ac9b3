import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const resolveRequest = { digest: 'A'.repeat(43), instance: '6f9619ff-8b86-4011-b42d-00cf4fc964ff' };

describe('resolving a bearer over HTTP', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
  });

  afterAll(() => deployment.stop());

  const resolve = (
    body: string,
    secret = deployment.env['INTERNAL_API_SECRET'] ?? '',
    method = 'POST',
  ): Promise<Response> =>
    fetch(`${replica.managementUrl}/internal/resolve`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'POST' ? { body } : {}),
    });

  it('returns the principal to callers with the internal secret, without a lease', async () => {
    const response = await resolve(JSON.stringify(resolveRequest));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ refused: 'unknown' });
  });

  it('accepts either secret while one replaces the other', async () => {
    const next = 'n'.repeat(32);
    const rotating = await deployment.startReplica({
      INTERNAL_API_SECRET: `${deployment.env['INTERNAL_API_SECRET'] ?? ''},${next}`,
    });
    const statusWith = async (secret: string): Promise<number> => {
      const answer = await fetch(`${rotating.managementUrl}/internal/resolve`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: JSON.stringify(resolveRequest),
      });
      return answer.status;
    };
    expect(await statusWith(deployment.env['INTERNAL_API_SECRET'] ?? '')).toBe(200);
    expect(await statusWith(next)).toBe(200);
    expect(await statusWith(`${deployment.env['INTERNAL_API_SECRET'] ?? ''},${next}`)).toBe(401);
  });

  it('rejects other callers, and does not exist on the public port', async () => {
    for (const secret of ['', 'x', `${deployment.env['INTERNAL_API_SECRET'] ?? ''}x`])
      expect((await resolve(JSON.stringify(resolveRequest), secret)).status).toBe(401);
    const open = await fetch(`${replica.url}/internal/resolve`, { method: 'POST' });
    expect(open.status).toBe(404);
  });

  it('rejects malformed and oversized bodies and other methods', async () => {
    for (const body of [
      '',
      '[]',
      'null',
      '{"digest":"x"}',
      JSON.stringify({ ...resolveRequest, instance: "'; --" }),
    ])
      expect((await resolve(body)).status).toBe(400);
    expect((await resolve(JSON.stringify({ ...resolveRequest, padding: 'x'.repeat(3_000) }))).status).toBe(
      413,
    );
    expect((await resolve('', undefined, 'GET')).status).toBe(405);
  });
});
