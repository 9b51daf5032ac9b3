import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type {
  AuditEntryDto,
  InvitationDto,
  PasskeyRequestDto,
  RecoveryCodesDto,
  SecondFactorSetupDto,
  SecondFactorShownDto,
} from '@kiban/contracts';
import { AuthenticatorApp, type SoftwareAuthenticator } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const CHECK = '/me/second-factor/check';
const REQUIRED = [403, 'second_factor_required'];
const QUARTER_MS = 15 * 60_000;

interface Protected {
  who: Placed;
  app: AuthenticatorApp;
  recoveryCodes: string[];
}

describe('a second factor that is shown again', () => {
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

  const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;
  const fault = async (response: Response): Promise<[number, string]> => [
    response.status,
    (await read<{ code: string }>(response)).code,
  ];
  /** Signed in by the password, as a person of the pages. */
  const person = async (): Promise<Placed> => {
    const who = await people.member(await people.workspace(), 'owner');
    const tokens = await walk.connect(screen.clientId, { email: who.email, password });
    return { ...who, bearer: tokens.access_token };
  };
  const turnOn = async (who: Placed): Promise<Protected> => {
    const begun = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp((await read<SecondFactorSetupDto>(begun)).secret);
    const on = await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    expect(on.status).toBe(200);
    return { who, app, recoveryCodes: (await read<RecoveryCodesDto>(on)).recoveryCodes };
  };
  /** What was shown in all sessions of the person is as old as it may be. */
  const age = async ({ accountId }: Placed): Promise<void> => {
    await people.change(
      `UPDATE auth.browser_session
       SET second_factor_at = second_factor_at - interval '15 minutes',
           second_factor_shown_at = second_factor_shown_at - interval '15 minutes',
           password_at = password_at - interval '15 minutes'
       WHERE account_id = $1`,
      accountId,
    );
  };
  /** The factor is on, and was shown 15 minutes ago. */
  const stale = async (who?: Placed): Promise<Protected> => {
    const protectedPerson = await turnOn(who ?? (await person()));
    await age(protectedPerson.who);
    return protectedPerson;
  };
  const invite = ({ bearer }: Placed): Promise<Response> =>
    walk.api('POST', '/invitations', bearer, { email: `${Math.random()}@example.org`, role: 'member' });
  const show = ({ bearer }: Placed, body: object): Promise<Response> => walk.api('POST', CHECK, bearer, body);
  const signed = async (
    { bearer }: Placed,
    passkey: SoftwareAuthenticator,
    deviations: object = {},
  ): Promise<object> => {
    const options = await read<PasskeyRequestDto>(await walk.api('POST', `${CHECK}/options`, bearer));
    type Request = Parameters<SoftwareAuthenticator['get']>[0];
    return passkey.get(options.publicKey as unknown as Request, deviations);
  };

  it('is needed for critical changes after 15 minutes, and a refusal changes nothing [DEC-4.STEP-1]', async () => {
    const { who, app } = await turnOn(await person());
    expect((await invite(who)).status).toBe(201);
    await age(who);
    const before = await read<unknown[]>(await walk.api('GET', '/audit', who.bearer));
    const changes: [string, string, object?][] = [
      ['POST', '/invitations', { email: 'new@example.org', role: 'member' }],
      ['POST', '/tokens', { name: 'Sync', password }],
      ['PATCH', `/members/${who.memberId}`, { role: 'admin' }],
      ['PATCH', '/workspace', { name: 'Other' }],
      ['POST', '/me/password', { password, newPassword: 'a wholly new password' }],
      ['POST', '/workspace/sign-in-providers', { name: 'Company', password }],
      ['PATCH', '/workspace/sign-in-providers/1', { name: 'Company' }],
      ['DELETE', '/workspace/sign-in-providers/1'],
      ['POST', '/workspace/sign-in-providers/1/domains/example.com/verify'],
      ['POST', '/workspace/delete', { name: 'Other' }],
      ['POST', '/me/email', { email: 'new@example.org', password }],
      ['POST', '/me/delete', { email: who.email, password }],
      ['GET', '/me/export'],
    ];
    for (const [method, path, body] of changes)
      expect([path, ...(await fault(await walk.api(method, path, who.bearer, body)))]).toEqual([
        path,
        ...REQUIRED,
      ]);
    expect(await read(await walk.api('GET', '/audit', who.bearer))).toEqual(before);
    const open = await read<InvitationDto[]>(await walk.api('GET', '/invitations', who.bearer));
    expect(open).toHaveLength(1);
    // Taking access away, and reading, need nothing.
    const withdrawn = await walk.api('DELETE', `/invitations/${open[0]?.id}`, who.bearer);
    expect(withdrawn.status).toBe(204);
    const shown = await show(who, { code: app.code(1) });
    const { freshUntil } = await read<SecondFactorShownDto>(shown);
    expect(Math.abs(Date.parse(freshUntil) - Date.now() - QUARTER_MS)).toBeLessThan(60_000);
    expect((await invite(who)).status).toBe(201);
    expect((await walk.api('POST', '/tokens', who.bearer, { name: 'Sync', password })).status).toBe(201);
  });

  it('counts for the session that showed it, and a sign-in with it counts too [DEC-4.STEP-2]', async () => {
    const { who, app, recoveryCodes } = await stale();
    const browser = walk.browser();
    const verifier = walk.newVerifier();
    const page = await walk.signIn(browser, walk.authorizeUrl(screen.clientId, verifier), {
      email: who.email,
      password,
    });
    const step = /name="step"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const action = /action="([^"]+\/second-step)"/.exec(page.text)?.[1] ?? '/none';
    const sent = await browser.submit(page, action, { step, code: app.code(1) });
    const done = await browser.follow(sent, screen.redirectPath);
    const code = new URL(done.location ?? '').searchParams.get('code') ?? '';
    const tokens = await read<{ access_token: string }>(
      await walk.redeem(screen.clientId, { code, verifier }),
    );
    const other = { ...who, bearer: tokens.access_token };
    expect((await invite(other)).status).toBe(201);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
    await age(who);
    expect(await fault(await invite(other))).toEqual(REQUIRED);
    expect((await show(who, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await invite(who)).status).toBe(201);
    expect(await fault(await invite(other))).toEqual(REQUIRED);
    // Each recovery code is valid once here as well.
    expect(await fault(await show(other, { code: recoveryCodes[0] }))).toEqual([403, 'wrong_code']);
  });

  it('is a passkey of the same account, whose challenge is of this session and used once [DEC-4.STEP-3]', async () => {
    const before = await person();
    const passkey = await passkeys.add(before);
    const { who } = await stale(before);
    const stranger = await passkeys.add(await person());
    const wrong = [403, 'wrong_code'];
    expect(await fault(await show(who, { passkey: await signed(who, stranger) }))).toEqual(wrong);
    const elsewhere = await signed(who, passkey, { origin: 'https://evil.example' });
    expect(await fault(await show(who, { passkey: elsewhere }))).toEqual(wrong);
    for (const junk of [{}, { id: 'A' }, { response: null }])
      expect(await fault(await show(who, { passkey: junk }))).toEqual(wrong);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
    const credential = await signed(who, passkey);
    expect((await show(who, { passkey: credential })).status).toBe(200);
    expect((await invite(who)).status).toBe(201);
    expect(await fault(await show(who, { passkey: credential }))).toEqual(wrong);
    await age(who);
    const late = await signed(who, passkey);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + 5 * 60_000 + 1_000));
    expect(await fault(await show(who, { passkey: late }))).toEqual(wrong);
  });

  it('is rejected when it is wrong, and wrong codes are bounded [DEC-4.STEP-4]', async () => {
    const { who, app, recoveryCodes } = await stale();
    for (const body of [{}, { code: '1', passkey: {} }, { code: '1', password }])
      expect(await fault(await show(who, body))).toEqual([422, 'validation_failed']);
    for (let round = 0; round < 5; round += 1)
      expect(await fault(await show(who, { code: app.wrongCode() }))).toEqual([403, 'wrong_code']);
    const bounded = await show(who, { code: recoveryCodes[0] });
    expect(bounded.status).toBe(429);
    expect(Number(bounded.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await fault(await invite(who))).toEqual(REQUIRED);
  });

  it('is in the audit log, and ends with its session [DEC-4.STEP-5]', async () => {
    const { who, recoveryCodes } = await stale();
    expect((await show(who, { code: recoveryCodes[0] })).status).toBe(200);
    const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit', who.bearer));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'second_factor.shown',
        via: 'screen',
        details: expect.objectContaining({ way: 'code' }),
      }),
    );
    await people.change(
      'UPDATE auth.browser_session SET ended_at = now() WHERE account_id = $1',
      who.accountId,
    );
    expect(await fault(await show(who, { code: recoveryCodes[1] }))).toEqual([409, 'conflict']);
  });
});
