import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@kiban/persistence';
import { Sweeper } from '../housekeeping/sweeper.js';
import { OAuthWalk, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Registering',
};
const HOUR_MS = 3_600_000;

describe('a client that registers itself', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({
      OAUTH_REGISTRATIONS_PER_HOUR: '12',
      OAUTH_UNUSED_CLIENTS_MAX: '8',
    });
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(aiko);
  });

  afterAll(() => deployment.stop());

  const register = (metadata: object, address = '203.0.113.1'): Promise<Response> =>
    fetch(`${replica.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        redirect_uris: ['http://127.0.0.1:9/callback'],
        token_endpoint_auth_method: 'none',
        ...metadata,
      }),
    });
  const names = async (): Promise<string[]> => {
    const rows = await replica.service.app
      .get(Database)
      .query<{ count: number }>(`SELECT client_id FROM auth.oidc_model WHERE kind = 'Client'`);
    return rows.map((row) => JSON.stringify(row));
  };

  it('is the same one when it registers again, and is listed once however often it connects', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await register({ client_name: 'Hosted helper' }, `203.0.113.${count}`);
      expect(response.status).toBe(201);
      const { client_id } = (await response.json()) as { client_id: string };
      ids.push(client_id);
      await walk.connect(client_id, aiko);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await names()).toHaveLength(1);
    const screen = (await walk.connect('kiban-screen', aiko)).access_token;
    const listed = (await (await walk.api('GET', '/tokens', screen)).json()) as { name: string }[];
    expect(listed.filter(({ name }) => name === 'Hosted helper')).toHaveLength(1);
  });

  it('is another one with any other metadata, and with a secret each time', async () => {
    const secret = { token_endpoint_auth_method: 'client_secret_post' };
    const bodies = [{ client_name: 'One' }, { client_name: 'Two' }, secret, secret];
    const ids = await Promise.all(
      bodies.map(async (body) => ((await (await register(body)).json()) as { client_id: string }).client_id),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('is refused past the bound on clients that nobody connected, while known ones and sign-ins go on', async () => {
    for (let count = 0; count < 4; count += 1)
      expect((await register({ client_name: `Idle ${count}` })).status).toBe(201);
    const before = await names();
    const refused = await register({ client_name: 'One too many' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/not connected/),
    });
    expect(await names()).toEqual(before);
    const known = await register({ client_name: 'Hosted helper' });
    expect(known.status).toBe(201);
    await walk.connect(((await known.json()) as { client_id: string }).client_id, aiko);
  });

  it('finds room again once the sweeper has taken the oldest that nobody connected', async () => {
    const sweeper = replica.service.app.get(Sweeper);
    const now = Date.now();
    // A sign-in under way is left its hour.
    expect(await sweeper.sweep()).toEqual({});
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS + 60_000);
    expect(await sweeper.sweep()).toMatchObject({ 'registered clients past the bound': 1 });
    jest.restoreAllMocks();
    expect((await register({ client_name: 'Room for one' })).status).toBe(201);
  });

  it('is refused past the bound for its address, and not for that of others', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1)
      statuses.push((await register({ client_name: `Flood ${count}` }, '198.51.100.20')).status);
    expect(statuses.at(-1)).toBe(429);
    const { error_description } = (await (
      await register({ client_name: 'Flood' }, '198.51.100.20')
    ).json()) as { error_description: string };
    expect(error_description).toMatch(/from this address/);
    const elsewhere = (await (await register({ client_name: 'Flood' }, '198.51.100.21')).json()) as {
      error_description?: string;
    };
    expect(elsewhere.error_description ?? '').not.toMatch(/from this address/);
  });
});
