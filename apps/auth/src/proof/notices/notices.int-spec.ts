import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp, eventually, SoftwareAuthenticator } from '@kiban/testing';
import type { Browser } from '../../testing/browser.js';
import { OAuthWalk, screen, type Person, type Tokens } from '../../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SIGN_IN = 'New sign-in to your Kiban account';
const PASSWORD = 'Your Kiban password was changed';
const TOKEN = 'New Kiban API token';
const CLIENT = 'New AI client in your Kiban account';
const NOTICES = [SIGN_IN, PASSWORD, TOKEN, CLIENT];

describe('a mail about an account', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let person: Person;
  let own: { browser: Browser; tokens: Tokens };
  let count = 0;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_UPS_PER_HOUR: '0' });
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
  });

  afterAll(() => deployment.stop());

  const signIn = async (browser: Browser): Promise<Tokens> =>
    walk.connect(screen.clientId, person, { browser });

  beforeEach(async () => {
    count += 1;
    person = {
      email: `aiko${count}@example.org`,
      password: 'correct horse battery',
      name: 'Aiko',
      workspaceName: 'Launch',
    };
    const browser = walk.browser();
    await walk.signUp(person, browser);
    own = { browser, tokens: await signIn(browser) };
  });

  const notices = (): { subject: string; text: string }[] =>
    deployment.mailbox.to(person.email).filter(({ subject }) => NOTICES.includes(subject));
  /** Waits for the mails, and that there are no others. */
  const expectNotices = async (...subjects: string[]): Promise<void> => {
    await eventually(`the mails ${subjects.join(', ')}`, () => notices().length >= subjects.length);
    expect(notices().map(({ subject }) => subject)).toEqual(subjects);
  };
  const issue = (name: string, password = person.password, over = walk): Promise<Response> =>
    over.api('POST', '/tokens', own.tokens.access_token, { name, password });

  it('is sent for a sign-in in another browser, and for none of the browser of the sign-up [DEC-3.NOTICE-1]', async () => {
    // Again in the first browser, after a sign-out.
    await own.browser.submit(await own.browser.get('/sign-in/out'), '/sign-in/out');
    own.tokens = await signIn(own.browser);
    const other = walk.browser('203.0.113.9', FIREFOX);
    const tokens = await signIn(other);
    await expectNotices(SIGN_IN);
    const [{ text } = { text: '' }] = notices();
    expect(text).toContain('Address: 203.0.113.9');
    expect(text).toContain('Browser: Firefox, Linux');
    expect(text).toContain(`${deployment.origin}/settings/profile`);
    for (const secret of [tokens.access_token, tokens.refresh_token, other.cookie(/^kiban-device /)]) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
    // It is known from then on, also after a sign-out. The token's mail shows that no other one is on its way.
    await other.submit(await other.get('/sign-in/out'), '/sign-in/out');
    await signIn(other);
    await issue('Nightly');
    await expectNotices(SIGN_IN, TOKEN);
  });

  it('is sent for a browser that only claims a device of another account [DEC-3.NOTICE-1]', async () => {
    const shared = own.browser.copy();
    const first = person;
    const colleague = { ...person, email: `mika${count}@example.org` };
    await walk.signUp(colleague);
    await walk.connect(screen.clientId, colleague);
    person = colleague;
    await shared.submit(await shared.get('/sign-in/out'), '/sign-in/out');
    await signIn(shared);
    await expectNotices(SIGN_IN);
    person = first;
    await expectNotices();
  });

  it('is sent for a changed and a reset password, and not for a wrong one [DEC-3.NOTICE-2]', async () => {
    const change = (password: string, newPassword: string): Promise<Response> =>
      walk.api('POST', '/me/password', own.tokens.access_token, { password, newPassword });
    expect((await change('not the password', 'a wholly new password')).status).toBe(403);
    expect((await change(person.password, 'password')).status).toBe(422);
    expect((await change(person.password, 'a wholly new password')).status).toBe(204);
    await expectNotices(PASSWORD);
    const browser = walk.browser();
    await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email: person.email });
    const path = new URL(await replica.mailed.linkTo(person.email, /^\/sign-in\/reset\/./)).pathname;
    await browser.submit(await browser.get(path), path, { password: 'another new password' });
    await expectNotices(PASSWORD, PASSWORD);
    for (const { text } of notices()) {
      expect(text).not.toContain('new password”');
      expect(text).not.toMatch(/wholly|another/);
      expect(text).not.toContain(path);
    }
  });

  it('is sent for a new token and a connected AI client, without the token [DEC-3.NOTICE-3]', async () => {
    expect((await issue('Rejected', 'not the password')).status).toBe(403);
    const { token } = (await (await issue('Nightly')).json()) as { token: string };
    await expectNotices(TOKEN);
    const clientId = await walk.registered({ client_name: 'Desk helper' });
    const tokens = await walk.connect(clientId, person, { browser: own.browser });
    await expectNotices(TOKEN, CLIENT);
    const [issued, connected] = notices().map(({ text }) => text);
    expect(issued).toContain('“Nightly”');
    expect(issued).toContain('“Launch”');
    expect(issued).not.toContain(token);
    expect(connected).toContain('“Desk helper”');
    expect(connected).not.toContain(tokens.access_token);
  });

  it('is sent for an added and a removed passkey, a used recovery code, and a second factor that is off [DEC-3.NOTICE-6]', async () => {
    const bearer = own.tokens.access_token;
    const { password } = person;
    const call = async <Body>(path: string, body: object): Promise<Body> => {
      const response = await walk.api('POST', path, bearer, body);
      expect(response.status).toBeLessThan(300);
      return (response.status === 204 ? {} : await response.json()) as Body;
    };
    const subjects = (): string[] => deployment.mailbox.to(person.email).map(({ subject }) => subject);
    const textOf = async (subject: string): Promise<string> => {
      await eventually(`the mail ${subject}`, () => subjects().includes(subject));
      return deployment.mailbox.to(person.email).find((mail) => mail.subject === subject)?.text ?? '';
    };
    const { publicKey } = await call<{ publicKey: Parameters<SoftwareAuthenticator['create']>[0] }>(
      '/me/passkeys/options',
      { password },
    );
    const credential = new SoftwareAuthenticator(deployment.origin).create(publicKey);
    const { id } = await call<{ id: number }>('/me/passkeys', { credential, name: 'Work laptop' });
    expect(await textOf('New passkey in your Kiban account')).toContain('“Work laptop”');
    const newPassword = 'a wholly new password';
    await call('/me/password', { password, newPassword });
    expect(await textOf(PASSWORD)).toContain('These passkeys still sign in: “Work laptop”.');
    await call(`/me/passkeys/${id}/remove`, { password: newPassword });
    expect(await textOf('A passkey of your Kiban account was removed')).toContain('“Work laptop”');
    const { secret } = await call<{ secret: string }>('/me/second-factor', { password: newPassword });
    const code = new AuthenticatorApp(secret).code();
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('/me/second-factor/confirm', { code });
    await call('/me/second-factor/off', { password: newPassword, code: recoveryCodes[0] });
    const used = await textOf('A recovery code of your Kiban account was used');
    expect(used).toContain('Recovery codes left: 9.');
    const off = await textOf('The second factor of your Kiban account is off');
    for (const text of [used, off])
      for (const secretCode of recoveryCodes) expect(text).not.toContain(secretCode);
  });

  it('is at most one of twenty a day of its kind [DEC-3.NOTICE-4]', async () => {
    for (let round = 0; round < 21; round += 1) expect((await issue(`Token ${round}`)).status).toBe(201);
    await signIn(walk.browser());
    await eventually('the mail of the sign-in', () => notices().some(({ subject }) => subject === SIGN_IN));
    expect(notices().filter(({ subject }) => subject === TOKEN)).toHaveLength(20);
  }, 120_000);

  it('is lost with a mail server that fails, and no request fails with it [DEC-3.NOTICE-5]', async () => {
    const withoutMail = new OAuthWalk(
      deployment.origin,
      await deployment.startReplica({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    );
    expect((await issue('Nightly', person.password, withoutMail)).status).toBe(201);
    const tokens = await withoutMail.connect(screen.clientId, person);
    expect((await withoutMail.api('GET', '/me', tokens.access_token)).status).toBe(200);
    await issue('Through the other replica');
    await expectNotices(TOKEN);
    expect(notices()[0]?.text).toContain('“Through the other replica”');
  });
});
