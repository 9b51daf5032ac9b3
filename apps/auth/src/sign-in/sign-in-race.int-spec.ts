import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { allWon, race } from '../testing/race.js';
import { AuthDeployment } from '../testing/running-auth.js';

const STOLEN_COPIES = 2;

/** What a copy of a browser’s cookies obtained: a code, or tokens as well. */
interface Got {
  code: string;
  verifier: string;
  tokens: Tokens | undefined;
}

describe('a browser session while it ends', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walks: [OAuthWalk, OAuthWalk];

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
  });

  afterAll(() => deployment.stop());

  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');

  const walkOf = (index: number): OAuthWalk => walks[index % 2 === 0 ? 0 : 1];

  /** A browser in which the person is signed in. */
  const signedIn = async (who: Placed, walk: OAuthWalk): Promise<Browser> => {
    const browser = walk.browser();
    await walk.code(screen.clientId, { email: who.email, password }, { browser });
    return browser;
  };

  /** A browser that received the 303 for the correct password and has not followed it. */
  const pending = async (
    who: Placed,
    walk: OAuthWalk,
    browser = walk.browser(),
  ): Promise<{ browser: Browser; answer: Seen; verifier: string }> => {
    const verifier = walk.newVerifier();
    const url = walk.authorizeUrl(screen.clientId, verifier, { prompt: 'login' });
    const page = await browser.follow(await browser.get(url));
    const action = `${new URL(page.url).pathname}/sign-in`;
    const answer = await browser.submit(page, action, { email: who.email, password });
    expect(answer.status).toBe(303);
    return { browser, answer, verifier };
  };

  /** Follows redirects to a code; redeems every second one. */
  const got = async (walk: OAuthWalk, last: Seen, verifier: string, redeem: boolean): Promise<Got[]> => {
    const code = last.location && new URL(last.location, deployment.origin).searchParams.get('code');
    if (!code) return [];
    if (!redeem) return [{ code, verifier, tokens: undefined }];
    const response = await walk.redeem(screen.clientId, { code, verifier });
    return [{ code, verifier, tokens: response.ok ? ((await response.json()) as Tokens) : undefined }];
  };

  /** Uses a session repeatedly for everything that it grants. */
  const used = async (browser: Browser, walk: OAuthWalk, times: number): Promise<Got[]> => {
    const all: Got[] = [];
    for (let count = 0; count < times; count += 1) {
      const verifier = walk.newVerifier();
      const first = await browser.get(walk.authorizeUrl(screen.clientId, verifier));
      const last = await browser.follow(first, screen.redirectPath);
      all.push(...(await got(walk, last, verifier, count % 2 === 0)));
    }
    return all;
  };

  const working = async (gained: readonly Got[], walk: OAuthWalk): Promise<string[]> => {
    const found: string[] = [];
    for (const { code, verifier, tokens } of gained) {
      if (!tokens) {
        const redeemed = await walk.redeem(screen.clientId, { code, verifier });
        if (redeemed.ok) found.push('a code');
        continue;
      }
      const answer = await walk.api('GET', '/me', tokens.access_token);
      if (answer.status !== 401) found.push('an access token');
      const refreshed = await walk.refresh(screen.clientId, tokens.refresh_token);
      if (refreshed.ok) found.push('a refresh token');
    }
    return found;
  };

  /** Whether the remaining cookies grant any access without the password. */
  const stillSignedIn = async (browser: Browser, walk: OAuthWalk): Promise<string[]> =>
    (await used(browser, walk, 1)).length > 0 ? ['the session'] : [];

  const changePassword = (walk: OAuthWalk, bearer: string): Promise<Response> =>
    walk.api('POST', '/me/password', bearer, { password, newPassword: 'a wholly new password' });

  const signOut = async (browser: Browser): Promise<() => Promise<Seen>> => {
    const page = await browser.get('/sign-in/out');
    return () => browser.submit(page, '/sign-in/out');
  };

  it('grants a stolen session nothing after the password was changed', async () => {
    const report = await race(async (index) => {
      const who = await person();
      const walk = walkOf(index);
      const browser = await signedIn(who, walk);
      const copies = Array.from({ length: STOLEN_COPIES }, (_, copy) => browser.copy(walkOf(copy).replica));
      const [changed, ...gained] = await Promise.all([
        changePassword(walk, who.bearer),
        ...copies.map((copy) => used(copy, walk, 2)),
      ]);
      expect(changed.status).toBe(204);
      const after = await Promise.all([browser, ...copies].map((each) => stillSignedIn(each, walk)));
      return [...(await working(gained.flat(), walk)), ...after.flat()];
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('grants a pending sign-in nothing after the password was changed', async () => {
    const report = await race(async (index) => {
      const who = await person();
      const walk = walkOf(index);
      const [raced, kept] = [await pending(who, walk), await pending(who, walk)];
      const follow = async ({ browser, answer, verifier }: typeof raced): Promise<Got[]> =>
        got(walk, await browser.follow(answer, screen.redirectPath), verifier, index % 2 === 0);
      const [changed, gained] = await Promise.all([changePassword(walk, who.bearer), follow(raced)]);
      expect(changed.status).toBe(204);
      const late = await follow(kept);
      const after = await Promise.all([raced.browser, kept.browser].map((each) => stillSignedIn(each, walk)));
      return [...(await working([...gained, ...late], walk)), ...after.flat()];
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('grants a stolen session nothing after its browser signed out', async () => {
    const report = await race(async (index) => {
      const who = await person();
      const walk = walkOf(index);
      const browser = await signedIn(who, walk);
      const copies = Array.from({ length: STOLEN_COPIES }, (_, copy) => browser.copy(walkOf(copy).replica));
      const out = await signOut(browser);
      const [done, ...gained] = await Promise.all([out(), ...copies.map((copy) => used(copy, walk, 2))]);
      expect(done.status).toBe(200);
      const after = await Promise.all([browser, ...copies].map((each) => stillSignedIn(each, walk)));
      return [...(await working(gained.flat(), walk)), ...after.flat()];
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('grants a pending sign-in nothing after its browser signed out', async () => {
    const report = await race(async (index) => {
      const who = await person();
      const walk = walkOf(index);
      const stranger = await pending(who, walk);
      const browser = await signedIn(who, walk);
      const again = await pending(who, walk, browser.copy());
      const out = await signOut(browser);
      const follow = async ({ browser: by, answer, verifier }: typeof again): Promise<Got[]> =>
        got(walk, await by.follow(answer, screen.redirectPath), verifier, index % 2 === 0);
      const [done, gained] = await Promise.all([out(), follow(again)]);
      expect(done.status).toBe(200);
      const late = await follow(stranger);
      const after = await Promise.all(
        [again.browser, stranger.browser].map((each) => stillSignedIn(each, walk)),
      );
      return [...(await working([...gained, ...late], walk)), ...after.flat()];
    });
    expect(report).toEqual(allWon);
  }, 300_000);
});
