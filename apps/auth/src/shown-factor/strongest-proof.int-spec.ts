import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AuditEntryDto,
  MeDto,
  PasskeyDto,
  PasskeyRequestDto,
  SecondFactorSetupDto,
} from '@kiban/contracts';
import { AuthenticatorApp, type SoftwareAuthenticator } from '@kiban/testing';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const CHECK = '/me/second-factor/check';
const REQUIRED = [403, 'second_factor_required'];
const WRONG = [403, 'wrong_password'];
const CONFLICT = [409, 'conflict'];

describe('the strongest proof that a person has', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let second: OAuthWalk;
  let passkeys: PasskeyWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    second = new OAuthWalk(deployment.origin, await deployment.startReplica());
    passkeys = new PasskeyWalk(walk);
  });

  afterAll(() => deployment.stop());

  const fault = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];
  const byPassword = async (who: Placed): Promise<Placed> => {
    const tokens = await walk.connect(screen.clientId, { email: who.email, password });
    return { ...who, bearer: tokens.access_token };
  };
  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');
  const invite = ({ bearer }: Placed, at = walk): Promise<Response> =>
    at.api('POST', '/invitations', bearer, { email: `${Math.random()}@example.org`, role: 'admin' });
  const show = ({ bearer }: Placed, body: object, at = walk): Promise<Response> =>
    at.api('POST', CHECK, bearer, body);
  const proofsOf = async ({ bearer }: Placed): Promise<string[]> =>
    ((await (await walk.api('GET', '/me', bearer)).json()) as MeDto).proofs;
  const showPasskey = async (who: Placed, passkey: SoftwareAuthenticator): Promise<Response> => {
    const options = (await (
      await walk.api('POST', `${CHECK}/options`, who.bearer)
    ).json()) as PasskeyRequestDto;
    const request = options.publicKey as unknown as Parameters<SoftwareAuthenticator['get']>[0];
    return show(who, { passkey: passkey.get(request) });
  };
  /** What was shown in all sessions of the person is as old as it may be. */
  const age = ({ accountId }: Placed): Promise<void> =>
    people.change(
      `UPDATE auth.browser_session
       SET second_factor_at = second_factor_at - interval '15 minutes', password_at = password_at - interval '15 minutes',
           second_factor_shown_at = second_factor_shown_at - interval '15 minutes'
       WHERE account_id = $1`,
      accountId,
    );

  it('is the password of a person who has nothing else, also that of the sign-in [DEC-4.STEP-8]', async () => {
    const who = await byPassword(await person());
    expect(await proofsOf(who)).toEqual(['password']);
    expect((await invite(who)).status).toBe(201);
    await age(who);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
    expect(await fault(await show(who, { code: '123456' }))).toEqual(CONFLICT);
    expect(await fault(await walk.api('POST', `${CHECK}/options`, who.bearer))).toEqual(CONFLICT);
    expect(await fault(await show(who, { password: 'a wrong password' }))).toEqual(WRONG);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
    expect((await show(who, { password })).status).toBe(200);
    for (const replica of [walk, second]) expect((await invite(who, replica)).status).toBe(201);
    const entries = (await (await walk.api('GET', '/audit', who.bearer)).json()) as AuditEntryDto[];
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'second_factor.shown',
        details: expect.objectContaining({ way: 'password' }),
      }),
    );
    // It counts for the session that showed it.
    await age(who);
    const other = await byPassword(who);
    expect((await invite(other)).status).toBe(201);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
  });

  it('is not asked for beside a password that the request has, and is where more than that is there [DEC-4.STEP-8]', async () => {
    const who = await person();
    await age(who);
    const issue = (): Promise<Response> =>
      walk.api('POST', '/tokens', who.bearer, { name: 'Sync', password });
    expect((await issue()).status).toBe(201);
    const remove = { email: who.email };
    expect(await fault(await walk.api('POST', '/me/delete', who.bearer, remove))).toEqual(REQUIRED);
    await passkeys.add(who);
    await age(who);
    expect(await fault(await issue())).toEqual(REQUIRED);
  });

  it('is the passkey of a person without an app: the password does not count, at the sign-in either [DEC-4.STEP-8]', async () => {
    const first = await person();
    const passkey = await passkeys.add(first);
    // Adding it shows it.
    expect((await invite(first)).status).toBe(201);
    const who = await byPassword(first);
    expect(await proofsOf(who)).toEqual(['passkey']);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
    expect(await fault(await show(who, { password }))).toEqual(CONFLICT);
    expect(await fault(await show(who, { code: '123456' }))).toEqual(CONFLICT);
    expect((await showPasskey(who, passkey)).status).toBe(200);
    expect((await invite(who)).status).toBe(201);
    const browser = walk.browser();
    const verifier = walk.newVerifier();
    const seen = await passkeys.use(passkey, { browser, page: await passkeys.page(browser, verifier) });
    const code = new URL(seen.location ?? '').searchParams.get('code') ?? '';
    const tokens = (await (await walk.redeem(screen.clientId, { code, verifier })).json()) as {
      access_token: string;
    };
    expect((await invite({ ...who, bearer: tokens.access_token })).status).toBe(201);
  });

  it('ends with the factor that was shown, on every replica [DEC-4.STEP-10]', async () => {
    const who = await person();
    await passkeys.add(who);
    const [passkey] = (await (await walk.api('GET', '/me/passkeys', who.bearer)).json()) as PasskeyDto[];
    await age(who);
    await people.inSession(who);
    expect((await invite(who)).status).toBe(201);
    const removed = await walk.api('POST', `/me/passkeys/${passkey?.id}/remove`, who.bearer, { password });
    expect(removed.status).toBe(204);
    for (const replica of [walk, second]) expect(await fault(await invite(who, replica))).toEqual(REQUIRED);
    expect(await proofsOf(who)).toEqual(['password']);

    const begun = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp(((await begun.json()) as SecondFactorSetupDto).secret);
    await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    expect(await proofsOf(who)).toEqual(['code']);
    expect((await invite(who)).status).toBe(201);
    const off = await walk.api('POST', '/me/second-factor/off', who.bearer, { password, code: app.code(1) });
    expect(off.status).toBe(204);
    for (const replica of [walk, second]) expect(await fault(await invite(who, replica))).toEqual(REQUIRED);
    expect((await show(who, { password })).status).toBe(200);
    expect((await invite(who)).status).toBe(201);
  });

  it('ends with the password that was shown, and with its session [DEC-4.STEP-10]', async () => {
    const who = await byPassword(await person());
    const changed = { password, newPassword: 'a wholly new password' };
    expect((await walk.api('POST', '/me/password', who.bearer, changed)).status).toBe(204);
    for (const replica of [walk, second]) expect(await fault(await invite(who, replica))).toEqual(REQUIRED);
    expect(await fault(await show(who, { password }))).toEqual(WRONG);
    expect((await show(who, { password: changed.newPassword })).status).toBe(200);
    expect((await invite(who)).status).toBe(201);
    await people.change(
      'UPDATE auth.browser_session SET ended_at = now() WHERE account_id = $1',
      who.accountId,
    );
    expect(await fault(await show(who, { password: changed.newPassword }))).toEqual(CONFLICT);
  });

  it('is bounded as at the sign-in: five wrong passwords, over all replicas [DEC-4.STEP-4]', async () => {
    const who = await person();
    await age(who);
    const guesses = await Promise.all(
      [walk, second, walk, second, walk].map(async (at) =>
        fault(await show(who, { password: 'a wrong one' }, at)),
      ),
    );
    expect(guesses).toEqual(Array.from({ length: 5 }, () => WRONG));
    const bounded = await show(who, { password });
    expect(bounded.status).toBe(429);
    expect(Number(bounded.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
  });

  it('is shown by two at the same time, and by none whose password changes until then [DEC-4.STEP-10]', async () => {
    const who = await byPassword(await person());
    await age(who);
    const both = await Promise.all([show(who, { password }), show(who, { password }, second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await invite(who)).status).toBe(201);
    await age(who);
    const changed = { password, newPassword: 'a wholly new password' };
    const [shown, change] = await Promise.all([
      show(who, { password }),
      second.api('POST', '/me/password', who.bearer, changed),
    ]);
    expect(change.status).toBe(204);
    expect([200, 403]).toContain(shown.status);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
  });
});
