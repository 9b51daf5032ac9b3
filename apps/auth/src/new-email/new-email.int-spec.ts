import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntryDto, MyEmailDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import type { Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const PATH = '/me/email';
const LINK = /^\/sign-in\/email\//;
const DAY_MS = 24 * 60 * 60_000;

describe('a new e-mail address', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let count = 0;

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
  const newAddress = (): string => `new-${Date.now()}-${(count += 1)}@example.org`;
  const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;
  const fault = async (response: Response): Promise<[number, string]> => [
    response.status,
    (await read<{ code: string }>(response)).code,
  ];
  const request = ({ bearer }: Placed, email: string, secret = password): Promise<Response> =>
    walk.api('POST', PATH, bearer, { email, password: secret });
  const present = async ({ bearer }: Placed): Promise<MyEmailDto> =>
    read(await walk.api('GET', PATH, bearer));
  const linkTo = async (email: string): Promise<string> =>
    new URL(await deployment.mailbox.links.linkTo(email, LINK)).pathname;
  const press = async (path: string): Promise<Seen> => {
    const browser = walk.browser();
    return browser.submit(await browser.get(path), path);
  };
  const isGone = async (...paths: string[]): Promise<void> => {
    for (const path of paths) expect((await walk.browser().get(path)).status).toBe(404);
  };
  const requested = async (who: Placed): Promise<{ email: string; old: string; new: string }> => {
    const email = newAddress();
    expect((await request(who, email)).status).toBe(200);
    return { email, old: await linkTo(who.email), new: await linkTo(email) };
  };
  const signsIn = async (email: string): Promise<boolean> => {
    const page = await walk.signIn(walk.browser(), walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
      email,
      password,
    });
    return page.location?.includes('code=') ?? false;
  };

  it('counts once both mailboxes have confirmed it, in any order [DEC-4.EMAIL-1]', async () => {
    for (const order of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const who = await person();
      const links = await requested(who);
      expect(await present(who)).toMatchObject({
        email: who.email,
        pending: { email: links.email, oldConfirmed: false, newConfirmed: false },
      });
      // Opening a link, as mail scanners do, confirms nothing.
      expect((await walk.browser().get(links[order[0]])).status).toBe(200);
      expect((await present(who)).pending).toMatchObject({ oldConfirmed: false, newConfirmed: false });
      expect((await press(links[order[0]])).text).toContain('Open the link in the other mailbox');
      expect((await present(who)).pending).toMatchObject({ [`${order[0]}Confirmed`]: true });
      expect(await signsIn(who.email)).toBe(true);
      expect(await signsIn(links.email)).toBe(false);
      expect((await press(links[order[1]])).text).toContain('Your address is changed');
      expect(await present(who)).toEqual({ email: links.email, pending: null });
      expect(await signsIn(links.email)).toBe(true);
      expect(await signsIn(who.email)).toBe(false);
      // The session goes on, and both links are used.
      expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
      await isGone(links.old, links.new);
      await eventually('the mail to the former address', () =>
        deployment.mailbox.to(who.email).some(({ subject }) => subject.includes('was changed')),
      );
      const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit', who.bearer));
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: 'email.change',
          via: 'mailed link',
          details: expect.objectContaining({ from: who.email, to: links.email }),
        }),
      );
    }
  });

  it('needs the password, and another address that is one [DEC-4.EMAIL-2]', async () => {
    const who = await person();
    expect(await fault(await request(who, newAddress(), 'wrong'))).toEqual([403, 'wrong_password']);
    for (const email of [who.email, who.email.toUpperCase(), 'no address', 'a@b\u0000c', 'x'.repeat(300)])
      expect(await fault(await request(who, email))).toEqual([422, 'validation_failed']);
    expect((await present(who)).pending).toBeNull();
    expect(deployment.mailbox.to(who.email)).toEqual([]);
  });

  it('does not reveal whether an address has an account, except to its mailbox [DEC-4.EMAIL-3]', async () => {
    const who = await person();
    const other = await person();
    const taken = await request(who, other.email);
    const free = await request(who, newAddress());
    const shape = async (response: Response): Promise<unknown> => {
      const { pending } = await read<MyEmailDto>(response);
      return [response.status, Object.keys(pending ?? {})];
    };
    expect(await shape(taken)).toEqual(await shape(free));
    await eventually('the mail to the other person', () => deployment.mailbox.to(other.email).length > 0);
    const mails = deployment.mailbox.to(other.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your address was entered for another Kiban account',
    ]);
    expect(mails[0]?.text).not.toContain('/sign-in/email/');
  });

  it('stays out when the address gets an account before the second link is opened [DEC-4.EMAIL-3]', async () => {
    const who = await person();
    const links = await requested(who);
    const other = await person();
    await people.change('UPDATE auth.account SET email = $2 WHERE id = $1', other.accountId, links.email);
    expect((await press(links.old)).status).toBe(200);
    expect((await press(links.new)).status).toBe(404);
    expect((await present(who)).email).toBe(who.email);
  });

  it('is withdrawn by its person, replaced by another one, and ends with a new password or after a day [DEC-4.EMAIL-4]', async () => {
    const withdrawn = await person();
    const first = await requested(withdrawn);
    expect((await walk.api('DELETE', `${PATH}/pending`, withdrawn.bearer)).status).toBe(204);
    expect((await walk.api('DELETE', `${PATH}/pending`, withdrawn.bearer)).status).toBe(404);
    const second = await requested(withdrawn);
    const third = await requested(withdrawn);
    await isGone(first.old, first.new, second.old, second.new);
    expect((await press(third.old)).status).toBe(200);

    const renewed = await person();
    const before = await requested(renewed);
    const newPassword = 'a wholly new password';
    const change = await walk.api('POST', '/me/password', renewed.bearer, { password, newPassword });
    expect(change.status).toBe(204);
    await isGone(before.old, before.new);
    expect((await present(renewed)).pending).toBeNull();

    const late = await person();
    const links = await requested(late);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + DAY_MS + 1_000));
    await isGone(links.old, links.new);
  });

  it('changes once when both links are opened at the same time at two replicas [DEC-4.EMAIL-1]', async () => {
    const second = await deployment.startReplica();
    for (let round = 0; round < 5; round += 1) {
      const who = await person();
      const links = await requested(who);
      const [one, other] = [walk.browser(), walk.browser().copy(second)];
      const pages = await Promise.all([one.get(links.old), other.get(links.new)]);
      const done = await Promise.all([one.submit(pages[0], links.old), other.submit(pages[1], links.new)]);
      expect(done.map(({ status }) => status)).not.toContain(500);
      expect(await present(who)).toEqual({ email: links.email, pending: null });
      const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit', who.bearer));
      expect(entries.filter(({ action }) => action === 'email.change')).toHaveLength(1);
    }
  });

  it('invalidates links for a new password that the former mailbox has [DEC-4.EMAIL-5]', async () => {
    const who = await person();
    const browser = walk.browser();
    await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email: who.email });
    const reset = new URL(await deployment.mailbox.links.linkTo(who.email, /^\/sign-in\/reset\//)).pathname;
    const links = await requested(who);
    await press(links.old);
    await press(links.new);
    expect((await walk.browser().get(reset)).status).toBe(404);
  });

  it('is requested at most 20 times a day [DEC-4.EMAIL-6]', async () => {
    const who = await person();
    for (let round = 0; round < 20; round += 1) expect((await request(who, newAddress())).status).toBe(200);
    const bounded = await request(who, newAddress());
    expect(bounded.status).toBe(429);
    expect(Number(bounded.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
