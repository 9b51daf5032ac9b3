import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@kiban/testing';
import pg from 'pg';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { Sweeper } from './sweeper.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko',
  workspaceName: 'Sweeping',
};
const DAY_MS = 86_400_000;

describe('housekeeping', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let client: pg.Client;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(aiko);
    client = new pg.Client({ connectionString: deployment.database.url });
    await client.connect();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(async () => {
    await client.end();
    await deployment.stop();
  });

  const later = (days: number): void => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + days * DAY_MS);
  };

  const kinds = async (): Promise<Record<string, number>> => {
    const { rows } = await client.query<{ kind: string; count: string }>(
      'SELECT kind, count(*) FROM auth.oidc_model GROUP BY kind',
    );
    return Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)]));
  };

  it('deletes expired rows and registrations without a grant, and keeps rows in use', async () => {
    const used = await walk.registered();
    const tokens = await walk.connect(used, aiko);
    await walk.registered({ client_name: 'Never connected' });
    await walk.registered({ client_name: 'Nor this one' });
    await walk.connect(screen.clientId, aiko);
    const sweeper = replica.service.app.get(Sweeper);
    expect(await sweeper.sweep()).toEqual({});
    expect((await kinds())['Client']).toBe(3);
    later(31);
    await sweeper.sweep();
    const after = await kinds();
    expect(after['Client']).toBe(1);
    expect(after['AuthorizationCode']).toBeUndefined();
    expect(after['AccessToken']).toBeUndefined();
    // The connection’s grant; the screen’s ended with its session.
    expect(after['Grant']).toBe(1);
    jest.restoreAllMocks();
    // The refresh token has also passed its 30 days, but its connection has not ended.
    expect((await walk.refresh(used, tokens.refresh_token)).status).toBe(400);
    await walk.connect(used, aiko);
  });

  it('deletes sign-ups without a confirmed address, request counts, and unused networks', async () => {
    const browser = walk.browser();
    const pending = { ...aiko, email: 'pending@example.org' };
    await browser.submit(await browser.get('/sign-up'), '/sign-up', pending);
    await replica.mailed.confirmation(pending.email);
    const left = async (): Promise<unknown> => {
      const tables = ['pending_sign_up', 'request_window', 'known_network'];
      const counts = tables.map((table) => client.query(`SELECT FROM auth.${table}`));
      return (await Promise.all(counts)).map(({ rowCount }) => (rowCount ?? 0) > 0);
    };
    const sweeper = replica.service.app.get(Sweeper);
    await sweeper.sweep();
    expect(await left()).toEqual([true, true, true]);
    later(2);
    await sweeper.sweep();
    expect(await left()).toEqual([false, false, true]);
    jest.restoreAllMocks();
    later(91);
    await sweeper.sweep();
    expect(await left()).toEqual([false, false, false]);
  });

  it('can run at several replicas concurrently', async () => {
    const second = await deployment.startReplica();
    for (let count = 0; count < 10; count += 1) await walk.registered({ client_name: `Idle ${count}` });
    later(31);
    const done = await Promise.all([replica, second].map((each) => each.service.app.get(Sweeper).sweep()));
    const swept = done.reduce((sum, each) => sum + (each['registered clients without a grant'] ?? 0), 0);
    expect(swept).toBeGreaterThanOrEqual(10);
  });
});

describe('keys that are rotated', () => {
  it('keep earlier sessions, tokens and clients valid while the old keys are listed after the new ones', async () => {
    const deployment = await AuthDeployment.create();
    try {
      const before = await deployment.startReplica();
      const walk = new OAuthWalk(deployment.origin, before);
      await walk.signUp(aiko);
      const registered = (await (
        await walk.register({ token_endpoint_auth_method: 'client_secret_post' })
      ).json()) as { client_id: string; client_secret: string };
      const browser = walk.browser();
      const grant = await walk.code(registered.client_id, aiko, { browser });
      const tokens = (await (
        await walk.redeem(registered.client_id, grant, { client_secret: registered.client_secret })
      ).json()) as { refresh_token: string };
      const after = await deployment.startReplica({
        COOKIE_KEYS: `${'n'.repeat(40)},${deployment.env['COOKIE_KEYS'] ?? ''}`,
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        ENCRYPTION_KEYS_RETIRED: deployment.env['ENCRYPTION_KEY'] ?? '',
      });
      walk.replica = after;
      browser.replica = after;
      const response = await walk.token({
        grant_type: 'refresh_token',
        client_id: registered.client_id,
        client_secret: registered.client_secret,
        refresh_token: tokens.refresh_token,
      });
      expect(response.status).toBe(200);
      const page = await browser.follow(
        await browser.get(walk.authorizeUrl(registered.client_id, walk.newVerifier())),
      );
      expect(page.text).toContain(aiko.email);
      const client = new pg.Client({ connectionString: deployment.database.url });
      await client.connect();
      await eventually('the resealing', async () => {
        const { rows } = await client.query<{ ids: string }>(
          'SELECT count(DISTINCT substring(payload FROM 1 FOR 4)) AS ids FROM auth.oidc_model',
        );
        return rows[0]?.ids === '1';
      });
      await client.end();
      // The payload stays readable after the retired key is dropped.
      walk.replica = await deployment.startReplica({
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      });
      const later = await walk.token({
        grant_type: 'refresh_token',
        client_id: registered.client_id,
        client_secret: registered.client_secret,
        refresh_token: ((await response.json()) as { refresh_token: string }).refresh_token,
      });
      expect(later.status).toBe(200);
    } finally {
      await deployment.stop();
    }
  });
});
