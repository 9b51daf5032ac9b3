import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@kiban/persistence';
import { Sweeper } from '../../housekeeping/sweeper.js';
import type { Browser, Seen } from '../../testing/browser.js';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { person } from '../../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';

const PER_HOUR = 25;
const PER_MINUTE = 3;
const MINUTE_MS = 60_000;

describe('started sign-ins', () => {
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let database: Database;
  let walk: OAuthWalk;
  let networks = 0;
  let network: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_INS_PER_HOUR: String(PER_HOUR) });
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    database = replicas[0].service.app.get(Database);
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(person('aiko'));
  });
  beforeEach(() => {
    networks += 1;
    network = `2001:db8:0:${networks}:`;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => deployment.stop());

  const start = (browser: Browser, more: Record<string, string> = {}): Promise<Seen> =>
    browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier(), more));
  /** Starts from addresses of one network, at each replica in turn. */
  const startMany = async (count: number): Promise<Seen[]> => {
    const seen: Seen[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const browser = walk.browser(`${network}:${turn + 1}`);
      browser.replica = replicas[turn % 2] as AuthReplica;
      seen.push(await start(browser));
    }
    return seen;
  };
  const statusesOf = (seen: readonly Seen[]): number[] => seen.map(({ status }) => status);
  const interactions = async (): Promise<number> => {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.oidc_model WHERE kind = 'Interaction'`,
    );
    return row?.count ?? 0;
  };
  const later = (ms: number): void => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
  };

  it('are limited a minute for one network, over all replicas, and add no rows above the limit', async () => {
    const before = await interactions();
    const seen = await startMany(8);
    expect(statusesOf(seen)).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
    expect((await interactions()) - before).toBe(PER_MINUTE);
    const refused = seen[7] as Seen;
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(refused.text).toContain('Too many sign-ins were started from this network.');
    const waitS = Number(refused.headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(0);
    expect(waitS).toBeLessThanOrEqual(60);
    expect((await start(walk.browser('2001:db8:1::1'))).status).toBe(303);
    later(MINUTE_MS + 1_000);
    expect(statusesOf(await startMany(4))).toEqual([303, 303, 303, 429]);
  });

  it('count codes of devices and guesses of them by network, in however many sessions', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const browser = walk.browser(`${network}:${turn + 1}`);
      browser.replica = replicas[turn % 2] as AuthReplica;
      statuses.push((await browser.post('/oauth/device', { user_code: 'BBBB-BBBB' })).status);
    }
    // Without a session, the page is opened first.
    expect(statuses).toEqual([303, 303, 303, 429, 429]);
    const requested = await fetch(`${replicas[0].url}/oauth/device-authorization`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `${network}:9` },
      body: new URLSearchParams({ client_id: 'kiban-cli' }),
    });
    expect([requested.status, await requested.json()]).toEqual([
      429,
      expect.objectContaining({ error: 'temporarily_unavailable' }),
    ]);
    expect(Number(requested.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are limited an hour for one network', async () => {
    const now = Date.now();
    let admitted = 0;
    for (let minute = 0; minute < 12; minute += 1) {
      jest.spyOn(Date, 'now').mockImplementation(() => now + minute * (MINUTE_MS + 1_000));
      admitted += statusesOf(await startMany(PER_MINUTE)).filter((status) => status === 303).length;
    }
    expect(admitted).toBe(PER_HOUR);
    later(60 * MINUTE_MS);
    expect(statusesOf(await startMany(1))).toEqual([303]);
  });

  it.each(['/oauth/authorize/', '/oauth/Authorize'])('are limited under the spelling %s', async (path) => {
    await startMany(PER_MINUTE);
    const url = walk.authorizeUrl(screen.clientId, walk.newVerifier()).replace('/oauth/authorize', path);
    expect((await walk.browser(`${network}:1`).get(url)).status).toBe(429);
  });

  it('are limited when posted, whatever the query', async () => {
    await startMany(PER_MINUTE);
    const form = Object.fromEntries(
      new URL(walk.authorizeUrl(screen.clientId, walk.newVerifier())).searchParams,
    );
    const browser = walk.browser(`${network}:1`);
    expect((await browser.post('/oauth/authorize?prompt=none', form)).status).toBe(429);
  });

  it('of a network above its limit reach no database', async () => {
    await startMany(PER_MINUTE + 2);
    const queries = replicas.map(({ service }) => jest.spyOn(service.app.get(Database), 'query'));
    expect(statusesOf(await startMany(10))).toEqual(Array.from({ length: 10 }, () => 429));
    const ofSignIns = queries
      .flatMap(({ mock }) => mock.calls)
      .filter(([statement]) => /request_window|oidc_model/.test(JSON.stringify(statement)));
    expect(ofSignIns).toEqual([]);
  });

  it('do not count renewals of signed-in people', async () => {
    const browser = walk.browser(`${network}:1`);
    await walk.connect(screen.clientId, person('aiko'), { browser });
    await startMany(PER_MINUTE);
    expect((await start(walk.browser(`${network}:1`))).status).toBe(429);
    // The session has its own limit.
    for (let turn = 0; turn < PER_MINUTE; turn += 1) expect((await start(browser)).status).toBe(303);
    expect((await start(browser)).text).toContain('in this browser');
    for (let turn = 0; turn < 5; turn += 1)
      expect((await start(browser, { prompt: 'none' })).status).toBe(303);
  });

  it('count for the network if a session cookie is not signed', async () => {
    await startMany(PER_MINUTE);
    const response = await fetch(
      walk.authorizeUrl(screen.clientId, walk.newVerifier()).replace(deployment.origin, replicas[0].url),
      {
        redirect: 'manual',
        headers: {
          host: new URL(deployment.origin).host,
          'x-forwarded-for': `${network}:1`,
          cookie: 'kiban=made-up; kiban.sig=made-up',
        },
      },
    );
    expect(response.status).toBe(429);
  });

  it('leave no rows after they expire', async () => {
    await startMany(1);
    expect(await interactions()).toBeGreaterThan(0);
    later(2 * 60 * MINUTE_MS);
    await replicas[0].service.app.get(Sweeper).sweep();
    expect(await interactions()).toBe(0);
  });
});
