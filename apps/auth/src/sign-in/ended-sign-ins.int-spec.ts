import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Seen } from '../testing/browser.js';
import { HeldWorkspace } from '../testing/held-workspace.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const HOUR_MS = 3_600_000;

describe('a browser session', () => {
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

  const signedIn = async (who: Placed): Promise<{ browser: Browser; tokens: Tokens }> => {
    const browser = walk.browser();
    const tokens = await walk.connect(screen.clientId, { email: who.email, password }, { browser });
    return { browser, tokens };
  };

  /** The response to one more authorization request of the browser. */
  const next = async (browser: Browser, clientId: string = screen.clientId): Promise<Seen> =>
    browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())), screen.redirectPath);

  const asksForPassword = (seen: Seen): boolean => seen.text.includes('type="password"');

  /** The 303 for the correct password, not followed. */
  const pending = async (
    who: Placed,
    browser = walk.browser(),
  ): Promise<{ browser: Browser; response: Seen }> => {
    const page = await next(browser);
    const action = `${new URL(page.url).pathname}/sign-in`;
    return { browser, response: await browser.submit(page, action, { email: who.email, password }) };
  };

  const signOut = async (browser: Browser): Promise<void> => {
    const done = await browser.submit(await browser.get('/sign-in/out'), '/sign-in/out');
    expect(done.status).toBe(200);
  };

  const changePassword = async (bearer: string): Promise<void> => {
    const body = { password, newPassword: 'a wholly new password' };
    expect((await walk.api('POST', '/me/password', bearer, body)).status).toBe(204);
  };

  const disable = (who: Placed): Promise<void> =>
    people.change('UPDATE auth.account SET disabled_at = now() WHERE id = $1', who.accountId);

  it('continues in the browser that changed the password, and ends elsewhere', async () => {
    const who = await person();
    const own = await signedIn(who);
    const elsewhere = await signedIn(who);
    await changePassword(own.tokens.access_token);
    expect((await next(own.browser)).location).toContain('code=');
    expect(asksForPassword(await next(elsewhere.browser))).toBe(true);
    expect((await walk.refresh(screen.clientId, own.tokens.refresh_token)).status).toBe(200);
    expect((await walk.refresh(screen.clientId, elsewhere.tokens.refresh_token)).status).toBe(400);
    const audit = (await (await walk.api('GET', '/audit', own.tokens.access_token)).json()) as object[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'password.change',
        details: expect.objectContaining({ sessionsEnded: 1 }),
      }),
    );
  });

  it.each([
    ['sign-out', async (_: Placed, browser: Browser) => signOut(browser)],
    ['password', async (who: Placed) => changePassword(who.bearer)],
    ['disabled account', async (who: Placed) => disable(who)],
  ])('stays ended by a %s when a request in flight restores its model', async (_, end) => {
    const who = await person();
    const { browser } = await signedIn(who);
    const stolen = browser.copy();
    await people.change(`CREATE TABLE auth.before AS SELECT * FROM auth.oidc_model WHERE kind = 'Session'`);
    await end(who, browser);
    await people.change('INSERT INTO auth.oidc_model SELECT * FROM auth.before ON CONFLICT DO NOTHING');
    await people.change('DROP TABLE auth.before');
    expect(asksForPassword(await next(stolen))).toBe(true);
  });

  it.each([
    ['a sign-out', async (_: Placed, browser: Browser) => signOut(browser)],
    ['a changed password', async (who: Placed) => changePassword(who.bearer)],
    ['a disabled account', async (who: Placed) => disable(who)],
  ])('is not completed after %s: the person must enter the password again', async (_, end) => {
    const who = await person();
    const { browser } = await signedIn(who);
    const kept = await pending(who);
    await end(who, browser);
    const page = await kept.browser.follow(kept.response, screen.redirectPath);
    expect(page.status).toBe(200);
    expect(asksForPassword(page)).toBe(true);
    expect(asksForPassword(await next(kept.browser))).toBe(true);
  });

  it('can start again in a browser whose pending sign-in was invalidated', async () => {
    const who = await person();
    const { browser } = await signedIn(who);
    const kept = await pending(who);
    await signOut(browser);
    const page = await kept.browser.follow(kept.response, screen.redirectPath);
    const action = `${new URL(page.url).pathname}/sign-in`;
    const response = await kept.browser.submit(page, action, { email: who.email, password });
    expect((await kept.browser.follow(response, screen.redirectPath)).location).toContain('code=');
  });

  it('stays ended when its account is enabled again', async () => {
    const who = await person();
    const { browser } = await signedIn(who);
    await disable(who);
    await people.change('UPDATE auth.account SET disabled_at = NULL WHERE id = $1', who.accountId);
    expect(asksForPassword(await next(browser))).toBe(true);
  });

  it.each([
    ['signed out', async (_: Placed, browser: Browser) => signOut(browser)],
    ['lost its sign-in to a changed password', async (who: Placed) => changePassword(who.bearer)],
  ])('connects no AI client from the page of a browser that %s', async (_, end) => {
    const who = await person();
    const { browser } = await signedIn(who);
    const stolen = browser.copy();
    const page = await next(stolen, await walk.registered());
    expect(page.text).toContain('Allow');
    await end(who, browser);
    const response = await walk.allow(stolen, page);
    expect(response.location).toBeNull();
    expect(response.text).toContain('has expired');
  });

  it('is ended by a sign-out with a replaced cookie', async () => {
    const { browser } = await signedIn(await person());
    const stolen = browser.copy();
    expect((await next(stolen)).location).toContain('code=');
    await signOut(browser);
    expect(asksForPassword(await next(stolen))).toBe(true);
  });

  it('is not restored by a replaced cookie', async () => {
    const { browser } = await signedIn(await person());
    const before = browser.copy();
    expect((await next(browser)).location).toContain('code=');
    expect(asksForPassword(await next(before))).toBe(true);
  });

  it('connects no AI client by an Allow in flight if its browser signs out first', async () => {
    const who = await person();
    const { browser } = await signedIn(who);
    const there = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'member')`,
      there,
      who.accountId,
    );
    const stolen = browser.copy();
    const page = await next(stolen, await walk.registered());
    expect(page.text).toContain('Allow');
    const held = await HeldWorkspace.hold(people.database, there);
    const allowing = walk.allow(stolen, page, { workspaceId: String(there) });
    await held.untilAwaited();
    await signOut(browser);
    await held.release();
    expect((await allowing).location).toBeNull();
    expect(await people.audited(there)).not.toContain('client.connect');
  });

  it('publishes an event when it is signed out', async () => {
    const who = await person();
    const { browser } = await signedIn(who);
    await signOut(browser);
    expect(await people.audited(who.workspaceId)).toContain('session.end');
  });

  describe('expires', () => {
    const start = Date.now();
    const at = (hours: number): void => {
      jest.spyOn(Date, 'now').mockReturnValue(start + hours * HOUR_MS);
    };

    it('after 12 hours without use, together with the screen’s tokens', async () => {
      const { browser, tokens } = await signedIn(await person());
      at(11);
      expect((await next(browser)).location).toContain('code=');
      at(22);
      expect((await next(browser)).location).toContain('code=');
      at(35);
      expect(asksForPassword(await next(browser))).toBe(true);
      expect((await walk.refresh(screen.clientId, tokens.refresh_token)).status).toBe(400);
    });

    it('after 14 days with its access token, however late that was issued [DEC-3.SESSION-6]', async () => {
      const { browser } = await signedIn(await person());
      for (let hours = 10; hours < 14 * 24; hours += 10) {
        at(hours);
        expect((await next(browser)).location).toContain('code=');
      }
      at(14 * 24 - 0.5);
      const verifier = walk.newVerifier();
      const url = walk.authorizeUrl(screen.clientId, verifier);
      const { location } = await browser.follow(await browser.get(url), screen.redirectPath);
      const code = new URL(location ?? '').searchParams.get('code') ?? '';
      const tokens = (await (await walk.redeem(screen.clientId, { code, verifier })).json()) as Tokens;
      expect((await walk.api('GET', '/me', tokens.access_token)).status).toBe(200);
      at(14 * 24 + 0.1);
      expect((await walk.api('GET', '/me', tokens.access_token)).status).toBe(401);
    }, 60_000);

    it('after 14 days, even while in use', async () => {
      const { browser, tokens } = await signedIn(await person());
      let { refresh_token: refreshToken } = tokens;
      for (let hours = 10; hours < 14 * 24; hours += 10) {
        at(hours);
        expect((await next(browser)).location).toContain('code=');
        const refreshed = await walk.refresh(screen.clientId, refreshToken);
        ({ refresh_token: refreshToken } = (await refreshed.json()) as Tokens);
      }
      at(14 * 24 - 1);
      const late = await walk.refresh(screen.clientId, refreshToken);
      expect(late.status).toBe(200);
      at(14 * 24 + 1);
      expect(asksForPassword(await next(browser))).toBe(true);
      const { refresh_token: last } = (await late.json()) as Tokens;
      expect((await walk.refresh(screen.clientId, last)).status).toBe(400);
    }, 60_000);
  });
});
