import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { PasswordHasher } from '../proof/passwords/password-hasher.js';
import type { Browser, Seen } from '../testing/browser.js';
import { madeRows } from '../testing/made-rows.js';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { person } from '../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

describe('a sign-up', () => {
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let database: Database;
  const aiko = person('aiko');

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_UPS_PER_HOUR: '0' });
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    database = replicas[0].service.app.get(Database);
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(aiko);
  });

  afterAll(() => deployment.stop());

  const signUp = async (browser: Browser, form: Person): Promise<Seen> =>
    browser.submit(await browser.get('/sign-up'), '/sign-up', { ...form });
  const linkTo = async (email: string): Promise<string> =>
    new URL(await replicas[0].mailed.confirmation(email)).pathname;

  it('creates only an encrypted row until its link is confirmed [DEC-3.21]', async () => {
    const boris = person('boris');
    const browser = walk.browser();
    const before = await madeRows(database);
    expect((await signUp(browser, boris)).status).toBe(202);
    const link = await linkTo(boris.email);
    expect(await madeRows(database)).toEqual(before);
    const dump = JSON.stringify(await database.query('SELECT * FROM auth.pending_sign_up'));
    expect(dump).not.toContain(Buffer.from(boris.email).toString('hex'));
    // Mail scanners open links, which confirms nothing.
    const page = await browser.get(link);
    expect(page.text).toContain(boris.email);
    expect(await madeRows(database)).toEqual(before);
    await expect(walk.connect(screen.clientId, boris)).rejects.toThrow('403');
    expect((await browser.submit(page, link)).status).toBe(201);
    await walk.connect(screen.clientId, boris);
    expect((await browser.get(link)).status).toBe(404);
    expect((await browser.submit(page, link)).status).toBe(404);
  });

  it('has one response for known and unknown addresses, after the same work [DEC-3.21]', async () => {
    const hashed = jest.spyOn(replicas[0].service.app.get(PasswordHasher), 'hash');
    const responses: unknown[] = [];
    for (const email of [aiko.email.toUpperCase(), 'unknown@example.org']) {
      const { status, text, headers } = await signUp(walk.browser(), {
        ...aiko,
        email,
        password: 'quite new',
      });
      responses.push({ status, text, names: [...headers.keys()].sort() });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({ status: 202 });
    expect(hashed).toHaveBeenCalledTimes(2);
    hashed.mockRestore();
    // Mails are sent after their responses, also that of her own sign-up.
    const mail = await eventually('the mail', () =>
      deployment.mailbox.to(aiko.email).find(({ subject }) => subject === 'You already have a Kiban account'),
    );
    expect(mail.text).toContain('/sign-in/reset');
    // The account’s password is unchanged.
    await walk.connect(screen.clientId, aiko);
  });

  it('is confirmed once, even by concurrent requests at two replicas', async () => {
    const carla = person('carla');
    const browser = walk.browser();
    await signUp(browser, carla);
    const link = await linkTo(carla.email);
    const page = await browser.get(link);
    const responses = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((turn) => {
        browser.replica = replicas[turn] as AuthReplica;
        return browser.submit(page, link);
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404, 404]);
  });

  it('is confirmed in another browser only with the chosen password', async () => {
    const dora = person('dora');
    // A stranger signs up with her address and waits until she confirms it.
    await signUp(walk.browser(), { ...dora, password: 'known to the stranger' });
    const link = await linkTo(dora.email);
    const hers = walk.browser();
    const page = await hers.get(link);
    expect(page.text).toContain('type="password"');
    expect((await hers.submit(page, link)).status).toBe(403);
    expect((await hers.submit(page, link, { password: dora.password })).status).toBe(403);
    expect((await hers.submit(page, link, { password: 'known to the stranger' })).status).toBe(201);
  });

  it('has at most three open links for an address, and five mails a day', async () => {
    const email = 'flooded@example.org';
    const browser = walk.browser();
    for (let count = 0; count < 8; count += 1) {
      expect((await signUp(browser, { ...person('flooded'), email })).status).toBe(202);
    }
    const last = person('after-the-flood');
    await signUp(browser, last);
    await linkTo(last.email);
    // A mail may overtake an earlier one.
    await eventually('three mails', () => deployment.mailbox.to(email).length >= 3);
    for (let count = 0; count < 8; count += 1) await signUp(browser, aiko);
    const next = person('after-the-known');
    await signUp(browser, next);
    await linkTo(next.email);
    expect(deployment.mailbox.to(aiko.email).length).toBeLessThanOrEqual(6);
    expect(deployment.mailbox.to(email)).toHaveLength(3);
  });

  it('continues its sign-in, and in another browser directs the person back', async () => {
    const clientId = await walk.registered();
    for (const [name, elsewhere] of [
      ['erik', false],
      ['fleur', true],
    ] as const) {
      const who = person(name);
      const browser = walk.browser();
      const page = await browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())));
      const path = `${new URL(page.url).pathname}/sign-up`;
      expect((await browser.submit(await browser.get(path), path, { ...who })).status).toBe(202);
      const link = await linkTo(who.email);
      const opener = elsewhere ? walk.browser() : browser;
      const done = await opener.submit(await opener.get(link), link, { password: who.password });
      if (elsewhere) {
        expect(done.status).toBe(201);
        expect(done.text).toContain('go back to it and sign in');
      } else {
        const allow = await opener.follow(done);
        expect(allow.text).toContain(who.workspaceName);
        expect((await walk.allow(opener, allow)).location).toContain('code=');
      }
    }
  });

  it('rejects a confirmation form of another browser', async () => {
    const gus = person('gus');
    const browser = walk.browser();
    await signUp(browser, gus);
    const link = await linkTo(gus.email);
    expect((await browser.post(link, { formToken: 'made up' })).status).toBe(403);
    expect((await browser.get(link)).status).toBe(200);
  });
});
