import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TooManyRequestsError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { person } from '../../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';
import { PasswordHasher } from './password-hasher.js';
import { Passwords } from './passwords.js';

const aiko = person('aiko');
const HOUR_MS = 3_600_000;

describe('password guesses', () => {
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_IN_FAILURES_MAX: '100' });
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(aiko);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => deployment.stop());

  /** Sends guesses to both replicas in turn. @returns how many of them were compared with a password */
  const guess = async (guesses: readonly { email: string; address: string }[]): Promise<number> => {
    const spies = replicas.map(({ service }) => jest.spyOn(service.app.get(PasswordHasher), 'matches'));
    for (const [index, { email, address }] of guesses.entries()) {
      const passwords = (replicas[index % 2] as AuthReplica).service.app.get(Passwords);
      const outcome = await passwords
        .signIn(email, `guess ${index}`, { address, userAgent: null })
        .catch((error: unknown) => error);
      if (outcome !== undefined) expect(outcome).toBeInstanceOf(TooManyRequestsError);
    }
    const compared = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return compared;
  };
  const signIn = (address: string): Promise<unknown> =>
    replicas[0].service.app
      .get(Passwords)
      .signIn(aiko.email, aiko.password, { address, userAgent: null })
      .catch((error: unknown) => error);
  const later = (ms: number): void => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
  };

  const isCount = (statement: unknown): boolean =>
    /request_window|password_attempt/.test(JSON.stringify(statement));

  it('above the limit of a network are not counted in the database', async () => {
    const from = (index: number) => ({ email: `flooded-${index}@example.org`, address: '192.0.2.77' });
    // Exceeds the limit at both replicas.
    await guess(Array.from({ length: 110 }, (_, index) => from(index)));
    const queries = replicas.map(({ service }) => jest.spyOn(service.app.get(Database), 'query'));
    await guess(Array.from({ length: 10 }, (_, index) => from(1_000 + index)));
    const counted = queries.flatMap(({ mock }) => mock.calls).filter(([statement]) => isCount(statement));
    expect(counted).toEqual([]);
  });

  it('for 60 accounts from one network are compared a hundred times in 15 minutes, then rejected', async () => {
    const sprayed = Array.from({ length: 300 }, (_, index) => ({
      email: `sprayed-${index % 60}@example.org`,
      // One customer owns a whole /64.
      address: `2001:db8:1:2::${index.toString(16)}`,
    }));
    const sameNetwork = '2001:db8:1:2::1';
    expect(await signIn(sameNetwork)).toMatchObject({ email: aiko.email });
    expect(await guess(sprayed)).toBe(100);
    // A known account is not blocked by strangers behind the same address.
    expect(await signIn(sameNetwork)).toMatchObject({ email: aiko.email });
    expect(await signIn('192.0.2.50')).toMatchObject({ email: aiko.email });
    later(16 * 60_000);
    expect(await guess(sprayed.slice(0, 10))).toBe(10);
  });

  it.each([aiko.email, 'no-account@example.org'])(
    'for %s from 1,000 networks are compared twenty times in an hour',
    async (email) => {
      const from = Array.from({ length: 1_000 }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
      expect(await guess(from.map((address) => ({ email, address })))).toBe(20);
    },
  );

  it('sent concurrently from many networks do not exceed the limit', async () => {
    const compared = jest.spyOn(replicas[0].service.app.get(PasswordHasher), 'matches');
    const passwords = replicas[0].service.app.get(Passwords);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        passwords.signIn('parallel@example.org', 'guess', { address: `10.3.0.${index}`, userAgent: null }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(40);
    expect(compared).toHaveBeenCalledTimes(20);
  });

  it('do not lock the owner out of a known network, nor of another one after a reset by mail', async () => {
    expect(await signIn('192.0.2.50')).toMatchObject({ email: aiko.email });
    const strange = '192.0.2.99';
    expect(await signIn(strange)).toMatchObject({ code: 'too_many_requests' });
    const browser = walk.browser(strange);
    await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email: aiko.email });
    const link = new URL(await replicas[0].mailed.linkTo(aiko.email, /^\/sign-in\/reset\//)).pathname;
    const { password } = aiko;
    expect((await browser.submit(await browser.get(link), link, { password })).status).toBe(200);
    expect(await signIn(strange)).toMatchObject({ email: aiko.email });
  });

  it('from unknown networks are compared again after an hour', async () => {
    const strange = Array.from({ length: 3 }, (_, index) => ({
      email: aiko.email,
      address: `10.2.0.${index}`,
    }));
    expect(await guess(strange)).toBe(0);
    later(HOUR_MS + 1_000);
    expect(await guess(strange)).toBe(3);
  });

  it('count five for an account and a /64, and not for another network [DEC-4.11]', async () => {
    const email = 'six@example.org';
    const guesses = Array.from({ length: 8 }, (_, index) => ({
      email,
      address: `2001:db8:9:9::${index + 1}`,
    }));
    expect(await guess(guesses)).toBe(5);
    expect(await guess([{ email, address: '2001:db8:9:a::1' }])).toBe(1);
  });

  it('do not count if the password is correct, so an office behind one address can sign in', async () => {
    const replica = await deployment.startReplica({ SIGN_IN_FAILURES_MAX: '3' });
    const office = new OAuthWalk(deployment.origin, replica);
    for (let count = 0; count < 6; count += 1)
      await office.connect(screen.clientId, aiko, { browser: office.browser('192.0.2.60') });
  });

  it('are in the audit log once a window, like sign-ins and requests of a reset link', async () => {
    const { access_token } = await walk.connect(screen.clientId, aiko, {
      browser: walk.browser('192.0.2.50'),
    });
    const page = await walk.api('GET', '/audit?limit=200', access_token);
    const entries = (await page.json()) as {
      action: string;
      address: string;
      actor: { name: string | null };
    }[];
    const of = (action: string) => entries.filter((entry) => entry.action === action);
    expect(of('session.start')[0]).toMatchObject({ address: '192.0.2.50', actor: { name: 'aiko' } });
    expect(of('password.reset_request')).toEqual([
      expect.objectContaining({ address: '192.0.2.99', actor: { memberId: null, name: null } }),
    ]);
    // 20 networks in the first hour, 3 in the next, one guess each.
    expect(of('password.wrong')).toHaveLength(23);
  });
});
