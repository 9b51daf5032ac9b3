import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const NAME = /(?:__Host-)?kiban-sign-in-id/;

describe('the readable cookie of a sign-in', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });
  afterAll(() => deployment.stop());

  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');
  const next = (browser: Browser): Promise<Seen> =>
    browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier()));
  const signIn = async ({ email }: Placed, browser = walk.browser()): Promise<Browser> => {
    await walk.connect(screen.clientId, { email, password }, { browser });
    return browser;
  };

  it('lives as long as the session, can be read by pages, and stays the same with each renewal', async () => {
    const browser = await signIn(await person());
    const id = browser.cookie(NAME);
    expect(id).toMatch(/^[\w-]{22}$/);
    const lines = (await next(browser)).headers.getSetCookie();
    const [own = ''] = lines.filter((line) => NAME.test(line));
    const [session = ''] = lines.filter((line) => /kiban=/.test(line));
    expect(own).toContain(`=${id ?? ''};`);
    expect(own.toLowerCase()).not.toContain('httponly');
    expect(own).toMatch(/path=\/; expires=.*; samesite=lax/i);
    expect(own.includes('secure')).toBe(deployment.origin.startsWith('https:'));
    const expiry = /expires=([^;]+)/;
    expect(expiry.exec(own)?.[1]).toBe(expiry.exec(session)?.[1]);
  });

  it('differs by sign-in and by person', async () => {
    const [one, other] = [await person(), await person()];
    const ids = [await signIn(one), await signIn(one), await signIn(other)].map((each) => each.cookie(NAME));
    expect(new Set(ids).size).toBe(3);
  });

  it('says that the person signed out until someone signs in, who gets another one', async () => {
    const browser = await signIn(await person());
    const before = browser.cookie(NAME);
    await browser.submit(await browser.get('/sign-in/out'), '/sign-in/out');
    expect(browser.cookie(NAME)).toBe('signed-out');
    await next(browser);
    expect(browser.cookie(NAME)).toBe('signed-out');
    await signIn(await person(), browser);
    expect(browser.cookie(NAME)).toMatch(/^[\w-]{22}$/);
    expect(browser.cookie(NAME)).not.toBe(before);
  });

  it('is removed by the next renewal when the session has ended elsewhere', async () => {
    const who = await person();
    const browser = await signIn(who);
    const body = { password, newPassword: 'a wholly new password' };
    expect((await walk.api('POST', '/me/password', who.bearer, body)).status).toBe(204);
    expect(browser.cookie(NAME)).toBeDefined();
    await next(browser);
    expect(browser.cookie(NAME)).toBeUndefined();
  });

  it('grants nothing: without the session the password is required', async () => {
    const browser = await signIn(await person());
    const thief = walk.browser();
    thief.setCookie('kiban-sign-in-id', browser.cookie(NAME) ?? '');
    const seen = await thief.follow(await next(thief), screen.redirectPath);
    expect(seen.text).toContain('type="password"');
  });
});
