import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedInvitationDto } from '@kiban/contracts';
import { Browser, type Seen } from '../testing/browser.js';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { person } from '../testing/person.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const LOOPBACK = '127.0.0.1';
const LINK = /href="([^"]*\/confirm\/[\w-]{43})"/;

describe('without a mail server', () => {
  let deployment: AuthDeployment;
  let local: AuthReplica;
  let production: AuthReplica;
  const olga = person('olga');

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ SIGN_UPS_PER_HOUR: '0' });
    // The owner signs up where mail is sent.
    await new OAuthWalk(deployment.origin, await start({})).signUp(olga);
    production = await start({ SMTP_URL: '' });
    local = await start({ SMTP_URL: '', MAIL_LINKS_ON_PAGE: 'true' });
  });
  afterAll(() => deployment.stop());

  /** The settings of a replica stay in the environment of the next one. */
  const start = (settings: Record<string, string>): Promise<AuthReplica> =>
    deployment.startReplica({ MAIL_LINKS_ON_PAGE: 'false', MAIL_LINKS_IN_LOG: 'false', ...settings });
  const browserAt = (address: string, replica = local): Browser =>
    new Browser(deployment.origin, replica, address);
  const tokenOf = (page: Seen): string => /name="formToken"\s+value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const signUp = async (browser: Browser, who: Person, headers: Record<string, string> = {}): Promise<Seen> =>
    browser.post('/sign-up', { formToken: tokenOf(await browser.get('/sign-up')), ...who }, headers);
  const linkOn = (page: Seen): string | undefined => LINK.exec(page.text)?.[1];
  const invitationOf = async (email: string): Promise<string> => {
    const walk = new OAuthWalk(deployment.origin, { ...local, mailed: deployment.mailbox.links });
    const { access_token } = await walk.connect(screen.clientId, olga);
    const response = await walk.api('POST', '/invitations', access_token, { email, role: 'member' });
    return new URL(((await response.json()) as CreatedInvitationDto).link).pathname;
  };

  it.each([LOOPBACK, '127.8.0.1', '::1'])(
    'shows the link of a sign-up to the person at the machine, by %s',
    async (address) => {
      const who = person(`local-${address.replaceAll(/\W/g, '-')}`);
      const browser = browserAt(address);
      const page = await signUp(browser, who);
      expect(page.status).toBe(202);
      const link = linkOn(page) ?? '';
      expect(new URL(link).origin).toBe(deployment.origin);
      const { pathname } = new URL(link);
      expect((await browser.submit(await browser.get(pathname), pathname)).status).toBe(201);
      await new OAuthWalk(deployment.origin, { ...local, mailed: deployment.mailbox.links }).connect(
        screen.clientId,
        who,
      );
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['an address of the internet', '198.51.100.7', {}],
    ['the same office', '192.168.1.5', {}],
    ['a container network', '172.17.0.1', {}],
    ['a link-local address', 'fe80::1', {}],
    ['an unspecified address', '0.0.0.0', {}],
    ['a sender that claims to be here', `${LOOPBACK}, 198.51.100.7`, {}],
    ['a proxy on this machine that says so', LOOPBACK, { via: '1.1 tunnel.example' }],
    ['a proxy that the edge noticed', LOOPBACK, { 'x-kiban-proxied': 'true' }],
    ['a proxy with the standard header', LOOPBACK, { forwarded: 'for=198.51.100.7' }],
    ['a name of the local network', LOOPBACK, { 'x-forwarded-host': 'kiban:4000' }],
    ['an address of the local network', LOOPBACK, { 'x-forwarded-host': '192.168.1.5:4000' }],
    ['a page that rebound its name to this machine', LOOPBACK, { 'x-forwarded-host': 'rebound.example' }],
  ])('shows no link to %s', async (what, address, headers) => {
    const who = person(`far-${what.replaceAll(' ', '-')}`);
    const page = await signUp(browserAt(address), who, headers);
    const isForeign = headers['x-forwarded-host']?.includes('.example') ?? false;
    expect(page.status).toBe(isForeign ? 421 : 202);
    expect(page.text).not.toContain('/confirm/');
    if (!isForeign) expect(page.text).toContain('Ask the administrator');
  });

  it('shows the link of an invitation that the owner handed over, and its confirmation joins', async () => {
    const ines = person('ines');
    const browser = browserAt(LOOPBACK);
    const path = await invitationOf(ines.email);
    const form = { name: ines.name, password: ines.password };
    const page = await browser.submit(await browser.get(path), path, form);
    expect(page.status).toBe(202);
    const { pathname } = new URL(linkOn(page) ?? '');
    expect((await browser.submit(await browser.get(pathname), pathname)).status).toBe(201);
    expect((await browser.get(path)).status).toBe(404);
  });

  it('tells only the person at the machine that an address has an account', async () => {
    const here = await signUp(browserAt(LOOPBACK), olga);
    expect(here.text).toContain('This address has an account');
    expect(here.text).not.toMatch(/\/confirm\/|\/sign-in\/reset\/./);
    const pages = [await signUp(browserAt('198.51.100.7'), olga)];
    pages.push(await signUp(browserAt('198.51.100.7'), person('unknown')));
    expect(pages[0]?.text).toBe(pages[1]?.text);
    expect(pages[0]?.status).toBe(pages[1]?.status);
  });

  it('shows at most three links for an address', async () => {
    const who = person('eager');
    const links: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) links.push(linkOn(await signUp(browserAt(LOOPBACK), who)));
    expect(links.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('/confirm/')));
    expect(links[3]).toBeUndefined();
  });

  it('never shows a link to a new password', async () => {
    for (const address of [LOOPBACK, '198.51.100.7']) {
      const browser = browserAt(address);
      const page = await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', {
        email: olga.email,
      });
      expect(page.text).toContain('Ask the administrator of this deployment');
      expect(page.text).not.toMatch(/\/sign-in\/reset\/./);
    }
  });

  it('says whom to ask in production, also to a person at the machine, in English and Japanese', async () => {
    const browser = browserAt(LOOPBACK, production);
    const page = await signUp(browser, person('paul'));
    expect(page.text).toContain('Ask the administrator of this deployment to set up mail');
    expect(page.text).not.toContain('/confirm/');
    const japanese = await signUp(browser, person('pia'), { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' });
    expect(japanese.text).toContain('<html lang="ja">');
    expect(japanese.text).toContain('運用者');
    const path = await invitationOf('piet@example.org');
    const { name, password } = person('piet');
    const invited = await browser.submit(await browser.get(path), path, { name, password });
    expect(invited.text).toContain('Ask the administrator of this deployment');
  });

  it('names the log where the links are in it', async () => {
    const logged = await start({ SMTP_URL: '', MAIL_LINKS_IN_LOG: 'true' });
    const page = await signUp(browserAt('198.51.100.7', logged), person('lars'));
    expect(page.text).toContain('it is in the log of auth');
  });

  it('mails as ever where a mail server is set, whatever the setting says', async () => {
    const mailing = await start({ MAIL_LINKS_ON_PAGE: 'true' });
    const who = person('mia');
    const page = await signUp(browserAt(LOOPBACK, mailing), who);
    expect(page.text).toContain('Check your mail');
    expect(page.text).not.toContain('/confirm/');
    await deployment.mailbox.links.confirmation(who.email);
  });

  it.each(['https://boards.example.org', 'http://192.168.1.5:4000', 'http://kiban:4000'])(
    'refuses to show links where the public address is %s',
    async (origin) => {
      const settings = { SMTP_URL: '', MAIL_LINKS_ON_PAGE: 'true', PUBLIC_ORIGIN: origin };
      await expect(start(settings)).rejects.toThrow('MAIL_LINKS_ON_PAGE: must be false');
    },
  );
});
