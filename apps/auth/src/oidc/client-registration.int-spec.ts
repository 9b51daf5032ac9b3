import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@kiban/persistence';
import { OAuthWalk, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Registering',
};

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
  const idOf = async (response: Response): Promise<string> => {
    expect(response.status).toBe(201);
    return ((await response.json()) as { client_id: string }).client_id;
  };
  const registeredIds = async (): Promise<string[]> => {
    const rows = await replica.service.app
      .get(Database)
      .query<{ client_id: string }>(`SELECT client_id FROM auth.oidc_model WHERE kind = 'Client'`);
    return rows.map(({ client_id }) => client_id);
  };
  const unusedCount = async (): Promise<number> => {
    const [row] = await replica.service.app.get(Database).query<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.oidc_model o WHERE kind = 'Client'
       AND NOT EXISTS (SELECT 1 FROM auth.oauth_grant g WHERE g.client_id = o.client_id)`,
    );
    return row?.count ?? 0;
  };

  it('keeps its id when it registers again, and is listed once however often it connects', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await register({ client_name: 'Hosted helper' }, `203.0.113.${count}`);
      expect(response.status).toBe(201);
      const { client_id } = (await response.json()) as { client_id: string };
      ids.push(client_id);
      await walk.connect(client_id, aiko);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await registeredIds()).toHaveLength(1);
    const screen = (await walk.connect('kiban-screen', aiko)).access_token;
    const listed = (await (await walk.api('GET', '/tokens', screen)).json()) as { name: string }[];
    expect(listed.filter(({ name }) => name === 'Hosted helper')).toHaveLength(1);
  });

  it('gets a new id with other metadata, and each time with a secret', async () => {
    const secret = { token_endpoint_auth_method: 'client_secret_post' };
    const bodies = [{ client_name: 'One' }, { client_name: 'Two' }, secret, secret];
    const ids = await Promise.all(
      bodies.map(async (body) => ((await (await register(body)).json()) as { client_id: string }).client_id),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('is displaced above the limit of unused clients by its own network, never by another', async () => {
    const quiet = await idOf(await register({ client_name: 'Quiet' }, '192.0.2.7'));
    const flood: string[] = [];
    for (let count = 0; count < 12; count += 1)
      flood.push(await idOf(await register({ client_name: `Flood ${count}` }, `2001:db8:0:1::${count}`)));
    const ids = await registeredIds();
    expect(await unusedCount()).toBeLessThanOrEqual(8);
    expect(ids).toContain(quiet);
    expect(ids).toContain(flood.at(-1));
    expect(ids).not.toContain(flood[0]);
    await walk.connect(quiet, aiko);
  });

  it('is accepted from any other network while the table is full', async () => {
    for (let count = 0; count < 8; count += 1)
      await register({ client_name: `Further ${count}` }, '2001:db8:0:3::1');
    expect(await unusedCount()).toBe(8);
    const newcomers = [];
    for (const address of ['192.0.2.8', '192.0.2.9', '2001:db8:0:4::1'])
      newcomers.push(await idOf(await register({ client_name: address }, address)));
    expect(await registeredIds()).toEqual(expect.arrayContaining(newcomers));
    for (const id of newcomers) await walk.connect(id, aiko);
  });

  it('counts separately if the previous version stored no network', async () => {
    const database = replica.service.app.get(Database);
    const old = await idOf(await register({ client_name: 'Old' }, '192.0.2.10'));
    await database.query(`UPDATE auth.oidc_model SET network_hash = NULL WHERE client_id = $1`, [old]);
    for (let count = 0; count < 10; count += 1)
      await register({ client_name: `Later ${count}` }, '2001:db8:0:5::1');
    expect(await registeredIds()).toContain(old);
  });

  it('is rejected above the limit of its network, independent of other networks', async () => {
    const from = (address: string, name: string): Promise<Response> =>
      register({ client_name: name }, address);
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1)
      statuses.push((await from(`2001:db8:0:2::${count}`, `Burst ${count}`)).status);
    expect(statuses.slice(0, 12)).toEqual(Array(12).fill(201));
    expect(statuses.slice(12)).toEqual([429, 429]);
    const rejected = await from('2001:db8:0:2::ffff', 'Burst');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toEqual({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/from this network/),
    });
    expect((await from('2001:db8:0:ff::1', 'Burst')).status).toBe(201);
  });
});
