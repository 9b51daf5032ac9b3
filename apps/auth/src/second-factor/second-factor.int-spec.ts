import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type {
  AuditEntryDto,
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSetupDto,
} from '@kiban/contracts';
import { AuthenticatorApp, eventually } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

interface Protected {
  who: Placed;
  app: AuthenticatorApp;
  recoveryCodes: string[];
}

describe('the second factor of an account', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(() => deployment.stop());

  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');

  const call = (bearer: string, path = '', body?: object): Promise<Response> =>
    walk.api(body ? 'POST' : 'GET', `/me/second-factor${path}`, bearer, body);

  const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

  /** Its clock may move on by a step while a test runs, so the first sign-in takes the code of the next step. */
  const turnedOn = async (who?: Placed, now?: () => number): Promise<Protected> => {
    const owner = who ?? (await person());
    const setUp = await call(owner.bearer, '', { password });
    expect(setUp.status).toBe(200);
    const app = new AuthenticatorApp((await read<SecondFactorSetupDto>(setUp)).secret, now);
    const on = await call(owner.bearer, '/confirm', { code: app.code() });
    expect(on.status).toBe(200);
    const { recoveryCodes } = await read<RecoveryCodesDto>(on);
    return { who: owner, app, recoveryCodes };
  };

  /** The page after the right password. */
  const afterPassword = (
    who: Placed,
    browser = walk.browser(),
    clientId: string = screen.clientId,
  ): Promise<Seen> =>
    walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), { email: who.email, password });

  const enter = async (browser: Browser, page: Seen, code: string): Promise<Seen> => {
    const step = /name="step"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const action = /action="([^"]+\/second-step)"/.exec(page.text)?.[1] ?? '/none';
    return browser.follow(await browser.submit(page, action, { step, code }), screen.redirectPath);
  };

  const signInWith = async (who: Placed, code: string): Promise<Seen> => {
    const browser = walk.browser();
    return enter(browser, await afterPassword(who, browser), code);
  };

  /** The service's clock stands still in the middle of a step of 30 seconds. */
  const frozen = (): (() => number) => {
    const middle = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(middle));
    return () => middle;
  };

  const isSignedIn = ({ location }: Seen): boolean => location?.includes('code=') ?? false;
  const asksForCode = ({ text }: Seen): boolean => text.includes('autocomplete="one-time-code"');

  const audited = async ({
    bearer,
  }: Placed): Promise<[action: string, via: string | null, actor: string | null][]> => {
    const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit', bearer));
    return entries.map(({ action, via, actor }) => [action, via, actor?.name ?? null]);
  };

  it('is turned on by a code of the app, and then the password alone does not sign in [DEC-4.FACTOR-1]', async () => {
    const who = await person();
    expect(await read(await call(who.bearer))).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    const { app, recoveryCodes } = await turnedOn(who);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await read<SecondFactorDto>(await call(who.bearer))).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    const browser = walk.browser();
    const page = await afterPassword(who, browser);
    expect(asksForCode(page)).toBe(true);
    expect(page.headers.get('cache-control')).toBe('no-store');
    // The browser has no session yet.
    const again = await browser.follow(
      await browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())),
    );
    expect(again.text).toContain('type="password"');
    expect(isSignedIn(await enter(browser, page, app.code(1)))).toBe(true);
    expect(await audited(who)).toEqual(
      expect.arrayContaining([
        ['session.start', 'second factor', expect.any(String)],
        ['second_factor.on', 'screen', expect.any(String)],
      ]),
    );
  });

  it('needs a set-up with the password, and a right code within 15 minutes [DEC-4.FACTOR-1]', async () => {
    const who = await person();
    expect((await call(who.bearer, '', { password: 'a wrong password' })).status).toBe(403);
    expect((await call(who.bearer, '/confirm', { code: '123456' })).status).toBe(409);
    const { secret, uri } = await read<SecondFactorSetupDto>(await call(who.bearer, '', { password }));
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(who.email));
    const app = new AuthenticatorApp(secret);
    const wrong = await call(who.bearer, '/confirm', { code: app.wrongCode() });
    expect([wrong.status, (await read<{ code: string }>(wrong)).code]).toEqual([403, 'wrong_code']);
    await people.change(
      `UPDATE auth.second_factor SET created_at = now() - interval '16 minutes' WHERE account_id = $1`,
      who.accountId,
    );
    expect((await call(who.bearer, '/confirm', { code: app.code() })).status).toBe(409);
    // Nothing changed for sign-ins.
    expect(isSignedIn(await afterPassword(who))).toBe(true);
    // Another set-up replaces the secret.
    await call(who.bearer, '', { password });
    expect((await call(who.bearer, '/confirm', { code: app.code() })).status).toBe(403);
  });

  it('ends the other sessions when it is turned on, and pending sign-ins; this one goes on [DEC-4.FACTOR-2]', async () => {
    const who = await person();
    const other = await people.signedIn(who);
    const elsewhere = walk.browser();
    expect(isSignedIn(await afterPassword(who, elsewhere))).toBe(true);
    const waiting = walk.browser();
    const page = await waiting.follow(
      await waiting.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())),
    );
    const pending = await waiting.submit(page, `${new URL(page.url).pathname}/sign-in`, {
      email: who.email,
      password,
    });
    expect(pending.status).toBe(303);
    await turnedOn(who);
    expect((await walk.api('GET', '/me', other)).status).toBe(401);
    expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
    const next = (browser: Browser): Promise<Seen> =>
      browser
        .get(walk.authorizeUrl(screen.clientId, walk.newVerifier()))
        .then((seen) => browser.follow(seen));
    expect((await next(elsewhere)).text).toContain('type="password"');
    expect((await waiting.follow(pending, screen.redirectPath)).text).toContain('type="password"');
  });

  it('accepts each code once, also on two replicas at the same time [DEC-4.FACTOR-3]', async () => {
    const { who, app } = await turnedOn(undefined, frozen());
    const second = await deployment.startReplica();
    const code = app.code(1);
    const browsers = [walk.browser(), new OAuthWalk(deployment.origin, second).browser()] as const;
    const pages = await Promise.all(browsers.map((browser) => afterPassword(who, browser)));
    const results = await Promise.all(
      browsers.map((browser, index) => enter(browser, pages[index] as Seen, code)),
    );
    expect(results.filter(isSignedIn)).toHaveLength(1);
    expect(results.filter(asksForCode)).toHaveLength(1);
    expect(isSignedIn(await signInWith(who, code))).toBe(false);
    // Codes of earlier steps, which were never used, are no longer valid either.
    expect(isSignedIn(await signInWith(who, app.code(-1)))).toBe(false);
  });

  it('accepts codes of clocks that differ by up to 30 seconds, and no others [DEC-4.FACTOR-3]', async () => {
    const { who, app } = await turnedOn(undefined, frozen());
    expect(isSignedIn(await signInWith(who, app.code(2)))).toBe(false);
    expect(isSignedIn(await signInWith(who, app.code(-2)))).toBe(false);
    expect(isSignedIn(await signInWith(who, app.code(1)))).toBe(true);
  });

  it('accepts a recovery code once, however it is typed, and counts it [DEC-4.FACTOR-4]', async () => {
    const { who, recoveryCodes } = await turnedOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(isSignedIn(await signInWith(who, ` ${first.toLowerCase().replaceAll('-', ' ')} `))).toBe(true);
    expect(isSignedIn(await signInWith(who, first))).toBe(false);
    expect(isSignedIn(await signInWith(who, second.replaceAll('-', '').replaceAll('0', 'O')))).toBe(true);
    expect((await read<SecondFactorDto>(await call(who.bearer))).recoveryCodesLeft).toBe(8);
    expect(await audited(who)).toContainEqual([
      'second_factor.recovery',
      'second factor',
      expect.any(String),
    ]);
    const stranger = await turnedOn();
    expect(isSignedIn(await signInWith(stranger.who, recoveryCodes[2] as string))).toBe(false);
  });

  it('bounds wrong codes for each account and password, from all networks [DEC-4.FACTOR-5]', async () => {
    const { who, app } = await turnedOn();
    for (let guess = 1; guess <= 5; guess += 1) {
      const browser = walk.browser(`203.0.113.${guess}`);
      const page = await enter(browser, await afterPassword(who, browser), app.wrongCode());
      expect([guess, page.status]).toEqual([guess, 403]);
    }
    const bounded = await signInWith(who, app.code(1));
    expect(bounded.status).toBe(429);
    expect(Number(bounded.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(asksForCode(bounded)).toBe(true);
    // The bound also holds for the API, and for the right code.
    expect((await call(who.bearer, '/off', { password, code: app.code(1) })).status).toBe(429);
    // The person who guessed does not know the new password, so its codes are counted afresh.
    const newPassword = 'a wholly new password';
    await people.inSession(who);
    expect((await walk.api('POST', '/me/password', who.bearer, { password, newPassword })).status).toBe(204);
    const browser = walk.browser();
    const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
    const page = await walk.signIn(browser, url, { email: who.email, password: newPassword });
    expect(isSignedIn(await enter(browser, page, app.code(1)))).toBe(true);
    const wrong = (await audited(who)).filter(([action]) => action === 'second_factor.wrong');
    expect(wrong).toEqual(Array.from({ length: 5 }, () => ['second_factor.wrong', 'second factor', null]));
  });

  it('binds the step after the password to its browser, account and time [DEC-4.FACTOR-6]', async () => {
    const mine = await turnedOn();
    const other = await turnedOn();
    const browser = walk.browser();
    const page = await afterPassword(mine.who, browser);
    const value = /name="step"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const action = `${new URL(page.url).pathname.replace(/\/sign-in$/, '')}/second-step`;
    const asksForPassword = async (step: string): Promise<boolean> => {
      const response = await browser.submit(page, action, { step, code: other.app.code(1) });
      return (await browser.follow(response)).text.includes('type="password"');
    };
    const of = (accountId: number): string => value.replace(/^\d+/, String(accountId));
    expect(await asksForPassword(of(other.who.accountId))).toBe(true);
    expect(await asksForPassword('')).toBe(true);
    expect(await asksForPassword(value.replace(/\.\d+\.([^.]+)$/, '.99999999999999.$1'))).toBe(true);
    const elsewhere = walk.browser();
    const foreign = await afterPassword(other.who, elsewhere);
    const stolen = await elsewhere.submit(
      foreign,
      action.replace(/[^/]+\/second-step/, 'other/second-step'),
      {
        step: value,
        code: mine.app.code(1),
      },
    );
    expect(stolen.status).toBe(400);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + 11 * 60_000));
    expect(await asksForPassword(value)).toBe(true);
  });

  it('is turned off with the password and a code, and new recovery codes replace the old ones [DEC-4.FACTOR-7]', async () => {
    const { who, app, recoveryCodes } = await turnedOn();
    expect((await call(who.bearer, '', { password })).status).toBe(409);
    expect((await call(who.bearer, '/off', { password, code: app.wrongCode() })).status).toBe(403);
    expect((await call(who.bearer, '/off', { password: 'a wrong password', code: app.code(1) })).status).toBe(
      403,
    );
    const replaced = await call(who.bearer, '/recovery-codes', { password, code: app.code(1) });
    const fresh = (await read<RecoveryCodesDto>(replaced)).recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(isSignedIn(await signInWith(who, recoveryCodes[0] as string))).toBe(false);
    expect((await call(who.bearer, '/off', { password, code: fresh[0] })).status).toBe(204);
    expect(isSignedIn(await afterPassword(who))).toBe(true);
    expect((await call(who.bearer, '/off', { password, code: fresh[1] })).status).toBe(409);
    const actions = (await audited(who)).map(([action]) => action);
    expect(actions).toEqual(expect.arrayContaining(['second_factor.recovery_codes', 'second_factor.off']));
  });

  it('holds for an invitation that an account accepts, and after a new password by mail [DEC-4.FACTOR-8]', async () => {
    const { who, app } = await turnedOn();
    const path = await people.invitation(await person(), who.email, 'member');
    const browser = walk.browser();
    const page = await browser.get(path);
    const without = await browser.submit(page, path, { password });
    expect([without.status, asksForCode(without)]).toEqual([403, true]);
    const wrong = await browser.submit(without, path, { password, code: app.wrongCode() });
    expect(wrong.status).toBe(403);
    expect((await browser.submit(wrong, path, { password, code: app.code(1) })).status).toBe(201);
  });

  it('holds against a replica of a version that does not know it [DEC-4.FACTOR-9]', async () => {
    const { who } = await turnedOn();
    const sessions = async (): Promise<number> =>
      (
        await people.database.query(
          'SELECT 1 FROM auth.browser_session WHERE account_id = $1 AND ended_at IS NULL',
          [who.accountId],
        )
      ).length;
    const before = await sessions();
    // The statement of the release before.
    await people.change(
      `INSERT INTO auth.browser_session AS s (uid_hash, account_id, credential_epoch, signed_in_at)
       SELECT $1, a.id, a.credential_epoch, now() FROM auth.account a WHERE a.id = $2`,
      Buffer.from('a session without a code'),
      who.accountId,
    );
    expect(await sessions()).toBe(before);
  });

  it('is removed by the statements of the runbook, which leave an audit entry [DEC-4.FACTOR-11]', async () => {
    const { who } = await turnedOn();
    const runbook = new URL('../../../../docs/runbooks/lost-second-factor.md', import.meta.url);
    const [, sql = ''] = /```sql\n([\s\S]*?)```/.exec(await readFile(runbook, 'utf8')) ?? [];
    const statements = sql.replaceAll('aiko@example.org', who.email).split(';');
    for (const statement of statements.filter((text) => /DELETE|INSERT/.test(text)))
      await people.change(statement);
    expect(isSignedIn(await afterPassword(who))).toBe(true);
    expect(await audited(who)).toContainEqual(['second_factor.off', 'operator', null]);
    expect(
      await people.database.query('SELECT 1 FROM auth.recovery_code WHERE account_id = $1', [who.accountId]),
    ).toEqual([]);
  });

  it('is asked of a person who connects an AI client [DEC-4.FACTOR-1]', async () => {
    const { who, app } = await turnedOn();
    const browser = walk.browser();
    const page = await afterPassword(who, browser, await walk.registered());
    expect(asksForCode(page)).toBe(true);
    expect((await enter(browser, page, app.code(1))).text).toContain('/allow"');
  });

  it('keeps its secret encrypted, and recovery codes as digests [DEC-4.FACTOR-10]', async () => {
    const who = await person();
    const { secret } = await read<SecondFactorSetupDto>(await call(who.bearer, '', { password }));
    const on = await call(who.bearer, '/confirm', { code: new AuthenticatorApp(secret).code() });
    const { recoveryCodes } = await read<RecoveryCodesDto>(on);
    const rows = await people.database.query<{ text: string }>(
      `SELECT encode(secret, 'escape') AS text FROM auth.second_factor WHERE account_id = $1
       UNION ALL SELECT encode(code_hash, 'escape') FROM auth.recovery_code WHERE account_id = $1`,
      [who.accountId],
    );
    expect(rows).toHaveLength(11);
    for (const { text } of rows)
      for (const value of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((code) => code.replaceAll('-', '')),
      ])
        expect(text).not.toContain(value);
    // A row that was copied to another account does not open.
    const thief = await person();
    await people.change(
      `INSERT INTO auth.second_factor (account_id, secret, created_at, confirmed_at)
       SELECT $2, secret, created_at, confirmed_at FROM auth.second_factor WHERE account_id = $1`,
      who.accountId,
      thief.accountId,
    );
    expect((await call(thief.bearer)).status).toBe(500);
  });
});

it('has its secret encrypted with the new key while the key is rotated [DEC-4.FACTOR-10]', async () => {
  const deployment = await AuthDeployment.create();
  try {
    const { people } = deployment;
    const who = await people.member(await people.workspace(), 'owner');
    const walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    const begun = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp(((await begun.json()) as SecondFactorSetupDto).secret);
    const sealed = async (): Promise<string | undefined> =>
      (
        await people.database.query<{ secret: Buffer }>('SELECT secret FROM auth.second_factor')
      )[0]?.secret.toString('hex');
    const before = await sealed();
    const fresh = { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };
    const retired = deployment.env['ENCRYPTION_KEY'] ?? '';
    await deployment.startReplica({ ...fresh, ENCRYPTION_KEYS_RETIRED: retired });
    await eventually('the resealing', async () => (await sealed()) !== before);
    walk.replica = await deployment.startReplica({ ...fresh, ENCRYPTION_KEYS_RETIRED: '' });
    const on = await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    expect(on.status).toBe(200);
  } finally {
    await deployment.stop();
  }
});
