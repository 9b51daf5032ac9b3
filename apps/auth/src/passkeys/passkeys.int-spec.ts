import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntryDto, PasskeyDto, RecoveryCodesDto, SecondFactorSetupDto } from '@kiban/contracts';
import { AuthenticatorApp, eventually, SoftwareAuthenticator } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('the passkeys of an account', () => {
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
  const fault = async (response: Response): Promise<[number, string, string]> => {
    const { code, error } = await read<{ code: string; error: string }>(response);
    return [response.status, code, error];
  };
  const list = async ({ bearer }: Placed): Promise<PasskeyDto[]> =>
    read(await walk.api('GET', '/me/passkeys', bearer));
  const remove = ({ bearer }: Placed, id: number, body: object = { password }): Promise<Response> =>
    walk.api('POST', `/me/passkeys/${id}/remove`, bearer, body);
  const passkey = (origin = deployment.origin): SoftwareAuthenticator => new SoftwareAuthenticator(origin);
  const subjects = ({ email }: Placed): string[] =>
    deployment.mailbox.to(email).map(({ subject }) => subject);

  it('are added with the password, listed, renamed and removed, audited and announced [DEC-4.PASSKEY-1]', async () => {
    const who = await person();
    expect(await list(who)).toEqual([]);
    const options = await passkeys.options(who);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kiban' },
      user: { name: who.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const made = passkey();
    const kept = await read<PasskeyDto>(await passkeys.keep(who, made.create(options)));
    expect(kept).toEqual({
      id: expect.any(Number),
      name: 'Passkey',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    expect(await list(who)).toEqual([kept]);
    // The next authenticator receives those that exist.
    expect(await passkeys.options(who)).toMatchObject({ excludeCredentials: [{ id: made.credentialId }] });
    const renamed = await walk.api('PATCH', `/me/passkeys/${kept.id}`, who.bearer, { name: ' Work laptop ' });
    expect(await read(renamed)).toEqual({
      id: kept.id,
      name: 'Work laptop',
      createdAt: kept.createdAt,
      lastUsedAt: null,
    });
    expect((await remove(who, kept.id, { password: 'a wrong password' })).status).toBe(403);
    expect((await remove(who, kept.id)).status).toBe(204);
    expect((await remove(who, kept.id)).status).toBe(404);
    expect(await list(who)).toEqual([]);
    const audit = await read<AuditEntryDto[]>(await walk.api('GET', '/audit?action=passkey', who.bearer));
    expect(audit.map(({ action, details }) => [action, details['name']])).toEqual([
      ['passkey.remove', 'Work laptop'],
      ['passkey.rename', 'Work laptop'],
      ['passkey.add', 'Passkey'],
    ]);
    const mails = ['New passkey in your Kiban account', 'A passkey of your Kiban account was removed'];
    await eventually('the mails', () => mails.every((subject) => subjects(who).includes(subject)));
  });

  it('are named after the browser and system by default [DEC-4.PASSKEY-1]', async () => {
    const who = await person();
    const credential = passkey().create(await passkeys.options(who));
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
    const kept = await walk.api(
      'POST',
      '/me/passkeys',
      who.bearer,
      { credential },
      { 'user-agent': firefox },
    );
    expect(await read(kept)).toMatchObject({ name: 'Firefox, Linux' });
  });

  it('are added and removed with a code too while the second factor is on [DEC-4.PASSKEY-2]', async () => {
    const who = await person();
    const setUp = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp((await read<SecondFactorSetupDto>(setUp)).secret);
    const on = await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    const [first = '', second = '', third = ''] = (await read<RecoveryCodesDto>(on)).recoveryCodes;
    const options = (code?: string): Promise<Response> =>
      walk.api('POST', '/me/passkeys/options', who.bearer, { password, code });
    expect(await fault(await options())).toEqual([
      403,
      'wrong_code',
      'Your second factor is on; send a code as well.',
    ]);
    expect((await fault(await options(app.wrongCode()))).slice(0, 2)).toEqual([403, 'wrong_code']);
    await passkeys.add(who, { code: first });
    const [kept] = await list(who);
    expect((await remove(who, kept?.id ?? 0)).status).toBe(403);
    expect((await remove(who, kept?.id ?? 0, { password, code: second })).status).toBe(204);
    expect((await remove(who, kept?.id ?? 0, { password, code: third })).status).toBe(404);
  });

  it('need a challenge of this session that is not older than five minutes, and is used once [DEC-4.PASSKEY-3]', async () => {
    const who = await person();
    const options = await passkeys.options(who);
    const gone = [409, 'conflict', 'These options were used, replaced, or are older than five minutes.'];
    const stranger = await person();
    await passkeys.options(stranger);
    expect(await fault(await passkeys.keep(stranger, passkey().create(options)))).toEqual(gone);
    const other = { ...who, bearer: await people.signedIn(who) };
    expect(await fault(await passkeys.keep(other, passkey().create(options)))).toEqual(gone);
    expect((await passkeys.keep(who, passkey().create(options))).status).toBe(201);
    expect(await fault(await passkeys.keep(who, passkey().create(options)))).toEqual(gone);
    const replaced = await passkeys.options(who);
    const late = await passkeys.options(who);
    expect(await fault(await passkeys.keep(who, passkey().create(replaced)))).toEqual(gone);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + 5 * 60_000 + 1_000));
    expect(await fault(await passkeys.keep(who, passkey().create(late)))).toEqual(gone);
  });

  it('need options that were given for the current password [DEC-4.PASSKEY-3]', async () => {
    const who = await person();
    const options = await passkeys.options(who);
    const newPassword = 'a wholly new password';
    expect((await walk.api('POST', '/me/password', who.bearer, { password, newPassword })).status).toBe(204);
    expect((await passkeys.keep(who, passkey().create(options))).status).toBe(409);
  });

  it('are added once with one challenge on two replicas at the same time [DEC-4.PASSKEY-3]', async () => {
    const second = new PasskeyWalk(new OAuthWalk(deployment.origin, await deployment.startReplica()));
    const who = await person();
    const options = await passkeys.options(who);
    const responses = await Promise.all(
      [passkeys, second, passkeys, second].map((each) => each.keep(who, passkey().create(options))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await list(who)).toHaveLength(1);
  });

  it('are of this address, verified their person, and bring no certificate [DEC-4.PASSKEY-4]', async () => {
    const who = await person();
    const refused = async (deviations: Parameters<SoftwareAuthenticator['create']>[1]): Promise<unknown[]> =>
      fault(await passkeys.keep(who, passkey().create(await passkeys.options(who), deviations)));
    const elsewhere = `Passkeys work only at ${deployment.origin}, the address of this deployment.`;
    const notAccepted = [
      422,
      'validation_failed',
      'The passkey was not accepted; try again, or use another one.',
    ];
    expect(await refused({ origin: 'https://evil.example' })).toEqual([422, 'validation_failed', elsewhere]);
    expect(await refused({ origin: `${deployment.origin}.evil.example` })).toContain(elsewhere);
    expect(await refused({ rpId: 'evil.example' })).toEqual(notAccepted);
    expect(await refused({ isVerified: false })).toEqual(notAccepted);
    const certificate = new Map([['x5c', [Buffer.from('a certificate')]]]);
    expect(await refused({ attestation: { fmt: 'packed', attStmt: certificate } })).toEqual(notAccepted);
    expect(await refused({ attestation: { fmt: 'tpm', attStmt: new Map() } })).toEqual(notAccepted);
    expect(await list(who)).toEqual([]);
  });

  it('are kept by one account only, and once [DEC-4.PASSKEY-4]', async () => {
    const who = await person();
    const thief = await person();
    const made = passkey();
    expect((await passkeys.keep(who, made.create(await passkeys.options(who)))).status).toBe(201);
    for (const each of [who, thief])
      expect(await fault(await passkeys.keep(each, made.create(await passkeys.options(each))))).toEqual([
        409,
        'conflict',
        'This passkey was added before.',
      ]);
    const [kept] = await list(who);
    expect((await remove(thief, kept?.id ?? 0)).status).toBe(404);
    const rename = await walk.api('PATCH', `/me/passkeys/${kept?.id}`, thief.bearer, { name: 'Mine' });
    expect(rename.status).toBe(404);
    expect(await list(who)).toEqual([kept]);
  });

  it('are at most twenty, also when two replicas add the last at the same time [DEC-4.PASSKEY-5]', async () => {
    const who = await person();
    const others = { ...who, bearer: await people.signedIn(who) };
    const second = new PasskeyWalk(new OAuthWalk(deployment.origin, await deployment.startReplica()));
    for (let count = 1; count < 20; count += 1) await passkeys.add(who);
    const [one, other] = [await passkeys.options(who), await passkeys.options(others)];
    const responses = await Promise.all([
      passkeys.keep(who, passkey().create(one)),
      second.keep(others, passkey().create(other)),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list(who)).toHaveLength(20);
    const options = await walk.api('POST', '/me/passkeys/options', who.bearer, { password });
    expect(await fault(options)).toEqual([
      409,
      'limit_reached',
      'Your account has 20 passkeys; remove one before you add another.',
    ]);
  });

  it('reject hostile bodies with a sentence, and use no challenge up [DEC-4.PASSKEY-4]', async () => {
    const who = await person();
    const options = await passkeys.options(who);
    const right = passkey().create(options);
    const response = right['response'] as Record<string, unknown>;
    const hostile: unknown[] = [
      null,
      'text',
      [],
      {},
      { ...right, id: 7 },
      { ...right, id: '' },
      { ...right, rawId: 'x'.repeat(2_000) },
      { ...right, type: 'password' },
      { ...right, response: [] },
      { ...right, response: { ...response, clientDataJSON: 'not base64url!' } },
      { ...right, response: { ...response, clientDataJSON: 'A'.repeat(9_000) } },
      { ...right, response: { ...response, clientDataJSON: Buffer.from('no JSON').toString('base64url') } },
      { ...right, response: { ...response, clientDataJSON: Buffer.from('{}').toString('base64url') } },
      { ...right, response: { ...response, attestationObject: 'A'.repeat(20_000) } },
      { ...right, response: { ...response, attestationObject: `${String(response['attestationObject'])}=` } },
      { ...right, response: { ...response, transports: Array.from({ length: 50 }, () => 'usb') } },
      { ...right, more: 'x'.repeat(40_000) },
    ];
    for (const credential of hostile) {
      const kept = await passkeys.keep(who, credential);
      expect([credential, kept.status]).toEqual([credential, 422]);
    }
    const named = await passkeys.keep(who, right, { name: 'two\nlines' });
    expect(named.status).toBe(422);
    expect((await passkeys.keep(who, right)).status).toBe(201);
  });

  it('reject attestations that are no CBOR, or nested without end [DEC-4.PASSKEY-4]', async () => {
    const who = await person();
    const objects = [
      'A',
      'AA',
      Buffer.alloc(8_000, 0x81),
      Buffer.alloc(8_000, 0xbf),
      Buffer.from([0x5b, 0xff]),
    ];
    for (const object of objects) {
      const credential = passkey().create(await passkeys.options(who));
      const attestationObject = typeof object === 'string' ? object : object.toString('base64url');
      Object.assign(credential['response'] as object, { attestationObject });
      expect((await passkeys.keep(who, credential)).status).toBe(422);
    }
    expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
  });
});
