import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntryDto, PasskeyDto, SecondFactorSetupDto } from '@kiban/contracts';
import { AuthenticatorApp, SoftwareAuthenticator } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { isSignedIn, PasskeyWalk, pathOf } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const NOT_ACCEPTED = 'The passkey was not accepted; try again, or use another one.';
const EXPIRED = 'Too much time has passed, or the page was open twice. Try again.';

describe('a sign-in by a passkey', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let passkeys: PasskeyWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    passkeys = new PasskeyWalk(walk);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(() => deployment.stop());

  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');
  const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;
  /** Of the page after a passkey that was not accepted. */
  const faultOf = ({ status, text }: Seen): [number, string] => [
    status,
    (/role="alert">([^<]+)</.exec(text)?.[1] ?? '').trim(),
  ];
  const audited = async ({ bearer }: Placed): Promise<[string, string | null, string | null][]> => {
    const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit', bearer));
    return entries.map(({ action, via, actor }) => [action, via, actor.name]);
  };
  const turnOn = async ({ bearer }: Placed): Promise<AuthenticatorApp> => {
    const begun = await walk.api('POST', '/me/second-factor', bearer, { password });
    const app = new AuthenticatorApp((await read<SecondFactorSetupDto>(begun)).secret);
    const on = await walk.api('POST', '/me/second-factor/confirm', bearer, { code: app.code() });
    expect(on.status).toBe(200);
    return app;
  };
  const byPassword = async (who: Placed, browser: Browser): Promise<Seen> =>
    walk.signIn(browser, walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
      email: who.email,
      password,
    });
  /** Those that began on the pages, by this browser. */
  const sessions = (who: Placed): Promise<{ factor: boolean; passkey: boolean }[]> =>
    people.database.query(
      `SELECT second_factor_at IS NOT NULL AS factor, passkey_id IS NOT NULL AS passkey
       FROM auth.browser_session WHERE account_id = $1 AND ended_at IS NULL AND address IS NOT NULL`,
      [who.accountId],
    );

  it('needs no password, and counts as a second factor [DEC-4.PASSKEY-6]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const browser = walk.browser();
    const page = await passkeys.page(browser);
    expect(page.text).toContain('Sign in with a passkey');
    const options = await passkeys.request(browser, page);
    // The page knows no account, and so the options name none.
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(isSignedIn(await passkeys.send(browser, page, passkey.get(options)))).toBe(true);
    expect(await sessions(who)).toEqual([{ factor: true, passkey: true }]);
    const [kept] = await read<PasskeyDto[]>(await walk.api('GET', '/me/passkeys', who.bearer));
    expect(kept?.lastUsedAt).toEqual(expect.any(String));
    expect(await audited(who)).toContainEqual(['session.start', 'passkey', expect.any(String)]);
  });

  it('is offered for AI clients, which then ask for consent [DEC-4.PASSKEY-6]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const browser = walk.browser();
    const page = await passkeys.page(browser, walk.newVerifier(), await walk.registered());
    const allow = await passkeys.use(passkey, { browser, page });
    expect((await walk.allow(browser, allow)).location).toContain('code=');
  });

  it('uses each challenge once, on its interaction, within five minutes [DEC-4.PASSKEY-7]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const browser = walk.browser();
    const page = await passkeys.page(browser);
    const options = await passkeys.request(browser, page);
    const elsewhere = walk.browser();
    const other = await passkeys.page(elsewhere);
    await passkeys.request(elsewhere, other);
    expect(faultOf(await passkeys.send(elsewhere, other, passkey.get(options)))).toEqual([403, EXPIRED]);
    // Not even the browser of the challenge can use it after a wrong signature.
    const forged = {
      ...passkey.get(options),
      response: { ...answerOf(passkey.get(options)), signature: 'AAAA' },
    };
    expect(faultOf(await passkeys.send(browser, page, forged))).toEqual([403, NOT_ACCEPTED]);
    expect(faultOf(await passkeys.send(browser, page, passkey.get(options)))).toEqual([403, EXPIRED]);
    const late = await passkeys.request(browser, page);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + 5 * 60_000 + 1_000));
    expect(faultOf(await passkeys.send(browser, page, passkey.get(late)))).toEqual([403, EXPIRED]);
    jest.restoreAllMocks();
    expect(isSignedIn(await passkeys.use(passkey, { browser, page }))).toBe(true);
  });

  it('of two with one challenge at two replicas, one signs in [DEC-4.PASSKEY-7]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const browser = walk.browser();
    const page = await passkeys.page(browser);
    const options = await passkeys.request(browser, page);
    const second = await deployment.startReplica();
    const answers = [browser, browser.copy(second), browser.copy(), browser.copy(second)].map((each) =>
      passkeys.send(each, page, passkey.get(options)),
    );
    const seen = await Promise.all(answers);
    expect(seen.filter(isSignedIn)).toHaveLength(1);
    expect(await sessions(who)).toHaveLength(1);
  });

  it('rejects a signature of another address, host or person, and one without verification, alike [DEC-4.PASSKEY-8]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const stranger = new SoftwareAuthenticator(deployment.origin);
    stranger.create({ ...(await passkeys.options(who)) });
    const elsewhere = `Passkeys work only at ${deployment.origin}, the address of this deployment.`;
    const origin = 'https://evil.example';
    expect(faultOf(await passkeys.use(passkey, { origin }))).toEqual([403, elsewhere]);
    expect(faultOf(await passkeys.use(stranger, { origin }))).toEqual([403, elsewhere]);
    expect(faultOf(await passkeys.use(stranger))).toEqual([403, NOT_ACCEPTED]);
    const other = await passkeys.add(await person());
    for (const deviations of [
      { rpId: 'evil.example' },
      { isVerified: false },
      { userHandle: null },
      { userHandle: answerOf(other.get({ challenge: 'AAAA', rpId: 'localhost' }))['userHandle'] as string },
    ])
      expect(faultOf(await passkeys.use(passkey, deviations))).toEqual([403, NOT_ACCEPTED]);
    await people.change('UPDATE auth.account SET disabled_at = now() WHERE id = $1', who.accountId);
    expect(faultOf(await passkeys.use(passkey))).toEqual([403, NOT_ACCEPTED]);
    await people.change('UPDATE auth.account SET disabled_at = NULL WHERE id = $1', who.accountId);
    expect(isSignedIn(await passkeys.use(passkey))).toBe(true);
    // The audit log has the attempts with a passkey of the account, without an actor.
    expect((await audited(who)).filter(([action]) => action === 'passkey.wrong')).toEqual(
      Array.from({ length: 3 }, () => ['passkey.wrong', 'passkey', null]),
    );
  });

  it('rejects and audits a count that does not go up, and accepts passkeys that do not count [DEC-4.PASSKEY-9]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    expect(isSignedIn(await passkeys.use(passkey, { counter: 7 }))).toBe(true);
    for (const counter of [7, 6, 0])
      expect(faultOf(await passkeys.use(passkey, { counter }))).toEqual([403, NOT_ACCEPTED]);
    expect(isSignedIn(await passkeys.use(passkey, { counter: 8 }))).toBe(true);
    expect((await audited(who)).filter(([action]) => action === 'passkey.counter')).toHaveLength(3);
    const synced = await passkeys.add(who, { isSynced: true });
    for (let round = 0; round < 2; round += 1) expect(isSignedIn(await passkeys.use(synced))).toBe(true);
  });

  it('rejects forms that contain no credential, with a page [DEC-4.PASSKEY-8]', async () => {
    const browser = walk.browser();
    const page = await passkeys.page(browser);
    const post = (credential: string): Promise<Seen> =>
      browser.submit(page, `${pathOf(page)}/passkey`, { credential });
    for (const text of ['', '{', 'null', '[]', '{"id":"A"}', 'x'.repeat(40_000), '[['.repeat(9_000)])
      expect(faultOf(await post(text))).toEqual([403, NOT_ACCEPTED]);
    expect((await browser.post(`${pathOf(page)}/passkey/options`, {})).status).toBe(403);
    expect((await walk.browser().submit(page, `${pathOf(page)}/passkey/options`)).status).toBe(400);
  });

  it('replaces the code after the password, for passkeys of that account only [DEC-4.PASSKEY-10]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    await turnOn(who);
    const other = await passkeys.add(await person());
    const browser = walk.browser();
    const page = await byPassword(who, browser);
    expect(page.text).toContain('autocomplete="one-time-code"');
    expect(page.text).toContain('Sign in with a passkey');
    const { allowCredentials } = await passkeys.request(browser, page);
    expect(allowCredentials?.map(({ id }) => id)).toEqual([passkey.credentialId]);
    const refused = await passkeys.use(other, { browser, page });
    expect(faultOf(refused)).toEqual([403, NOT_ACCEPTED]);
    expect(refused.text).toContain('autocomplete="one-time-code"');
    expect(isSignedIn(await passkeys.use(passkey, { browser, page: refused, userHandle: null }))).toBe(true);
    // Without a passkey, the page offers none.
    const without = await person();
    await turnOn(without);
    const [, content = ''] = (await byPassword(without, walk.browser())).text.split('</head>');
    expect(content).toContain('autocomplete="one-time-code"');
    expect(content).not.toContain('passkey');
  });

  it('adds a way, and takes none: without an authenticator app the password still signs in [DEC-4.PASSKEY-11]', async () => {
    const who = await person();
    await passkeys.add(who);
    expect(isSignedIn(await byPassword(who, walk.browser()))).toBe(true);
    expect(await sessions(who)).toEqual([{ factor: false, passkey: false }]);
  });

  it('satisfies a workspace that demands a second factor, and the password alone does not [DEC-4.PASSKEY-12]', async () => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const member = await people.member(workspaceId, 'member');
    const passkey = await passkeys.add(member);
    const before = walk.browser();
    const verifier = walk.newVerifier();
    const seen = await passkeys.use(passkey, {
      browser: before,
      page: await passkeys.page(before, verifier),
    });
    const code = new URL(seen.location ?? '').searchParams.get('code') ?? '';
    const tokens = await read<{ access_token: string }>(
      await walk.redeem(screen.clientId, { code, verifier }),
    );
    await turnOn(owner);
    await people.inSession(owner);
    const demand = await walk.api('PATCH', '/workspace', owner.bearer, { secondFactorRequired: true });
    expect(demand.status).toBe(200);
    // The session of the passkey goes on, the others end.
    expect((await walk.api('GET', '/me', tokens.access_token)).status).toBe(200);
    expect((await walk.api('GET', '/me', member.bearer)).status).toBe(401);
    const browser = walk.browser();
    const page = await byPassword(member, browser);
    expect(new URL(page.url).pathname).toMatch(/\/set-up$/);
    expect(page.text).toContain('Sign in again with your passkey');
    const again = await browser.follow(await browser.submit(page, `${pathOf(page)}/switch`));
    expect(isSignedIn(await passkeys.use(passkey, { browser, page: again }))).toBe(true);
    // The last passkey is what the workspace demands.
    const [kept] = await read<PasskeyDto[]>(await walk.api('GET', '/me/passkeys', tokens.access_token));
    const remove = await walk.api('POST', `/me/passkeys/${kept?.id}/remove`, tokens.access_token, {
      password,
    });
    expect([remove.status, (await read<{ error: string }>(remove)).error]).toEqual([
      409,
      expect.stringContaining('demands a second factor'),
    ]);
    // The rows that a replica of an earlier release inserts.
    expect((await walk.api('GET', '/me', await people.signedIn(member))).status).toBe(401);
  });

  it('ends with its passkey, on every replica, and pending ones too [DEC-4.PASSKEY-13]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const second = new OAuthWalk(deployment.origin, await deployment.startReplica());
    const verifier = walk.newVerifier();
    const browser = walk.browser();
    const seen = await passkeys.use(passkey, { browser, page: await passkeys.page(browser, verifier) });
    const code = new URL(seen.location ?? '').searchParams.get('code') ?? '';
    const tokens = await read<{ access_token: string }>(
      await walk.redeem(screen.clientId, { code, verifier }),
    );
    for (const replica of [walk, second])
      expect((await replica.api('GET', '/me', tokens.access_token)).status).toBe(200);
    const waiting = walk.browser();
    const page = await passkeys.page(waiting);
    const credential = JSON.stringify(passkey.get(await passkeys.request(waiting, page)));
    const pending = await waiting.submit(page, `${pathOf(page)}/passkey`, { credential });
    expect(pending.status).toBe(303);
    const other = walk.browser();
    expect(isSignedIn(await byPassword(who, other))).toBe(true);
    const [kept] = await read<PasskeyDto[]>(await walk.api('GET', '/me/passkeys', who.bearer));
    const removed = await walk.api('POST', `/me/passkeys/${kept?.id}/remove`, who.bearer, { password });
    expect(removed.status).toBe(204);
    for (const replica of [walk, second])
      expect((await replica.api('GET', '/me', tokens.access_token)).status).toBe(401);
    expect((await passkeys.page(browser)).text).toContain('type="password"');
    expect((await waiting.follow(pending, screen.redirectPath)).text).toContain('type="password"');
    expect(faultOf(await passkeys.use(passkey))).toEqual([403, NOT_ACCEPTED]);
    // A sign-in by the password is not of the passkey.
    const next = await other.get(walk.authorizeUrl(screen.clientId, walk.newVerifier()));
    expect(isSignedIn(await other.follow(next, screen.redirectPath))).toBe(true);
    expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
  });

  it('outlives a new password, and ends with it as every other sign-in [DEC-4.PASSKEY-14]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const browser = walk.browser();
    expect(isSignedIn(await passkeys.use(passkey, { browser }))).toBe(true);
    const newPassword = 'a wholly new password';
    expect((await walk.api('POST', '/me/password', who.bearer, { password, newPassword })).status).toBe(204);
    expect((await passkeys.page(browser)).text).toContain('type="password"');
    expect(isSignedIn(await passkeys.use(passkey))).toBe(true);
  });

  it('ends with the statements of the runbook, which leave an audit entry [DEC-4.PASSKEY-16]', async () => {
    const who = await person();
    const passkey = await passkeys.add(who);
    const runbook = new URL('../../../../docs/runbooks/lost-second-factor.md', import.meta.url);
    const [, , sql = ''] = (await readFile(runbook, 'utf8')).split('```sql\n');
    const statements = sql.slice(0, sql.indexOf('```')).replaceAll('aiko@example.org', who.email).split(';');
    for (const statement of statements.filter((text) => /DELETE|INSERT/.test(text)))
      await people.change(statement);
    expect(faultOf(await passkeys.use(passkey))).toEqual([403, NOT_ACCEPTED]);
    expect(await audited(who)).toContainEqual(['passkey.remove', 'operator', null]);
  });
});

const answerOf = (credential: Record<string, unknown>): Record<string, unknown> =>
  credential['response'] as Record<string, unknown>;

it('is bounded for each network, as the starts of sign-ins [DEC-4.PASSKEY-15]', async () => {
  const deployment = await AuthDeployment.create({ SIGN_INS_PER_HOUR: '30' });
  try {
    const walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    const passkeys = new PasskeyWalk(walk);
    const browser = walk.browser('203.0.113.9');
    const page = await passkeys.page(browser);
    // A tenth of the hour in one minute.
    for (let count = 0; count < 3; count += 1) await passkeys.request(browser, page);
    const bounded = await browser.submit(page, `${pathOf(page)}/passkey/options`);
    expect(bounded.status).toBe(429);
    expect(Number(bounded.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = walk.browser('198.51.100.77');
    await passkeys.request(elsewhere, await passkeys.page(elsewhere));
  } finally {
    await deployment.stop();
  }
});
