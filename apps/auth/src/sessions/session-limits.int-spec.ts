import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from '../testing/browser.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { password } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const IDLE_S = 600;
const ABSOLUTE_S = 3_600;

describe('the settings of a session’s length', () => {
  const start = Date.now();
  let deployment: AuthDeployment;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({
      SESSION_IDLE_TTL_S: String(IDLE_S),
      SESSION_ABSOLUTE_TTL_S: String(ABSOLUTE_S),
    });
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(async () => {
    await deployment.stop();
  });

  const at = (seconds: number): void => {
    jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1_000);
  };
  const person = async (): Promise<string> => {
    const { people } = deployment;
    return (await people.member(await people.workspace(), 'owner')).email;
  };
  const signedIn = async (email: string): Promise<{ browser: Browser; tokens: Tokens }> => {
    const browser = walk.browser();
    return { browser, tokens: await walk.connect(screen.clientId, { email, password }, { browser }) };
  };
  /** As the page of the screen does when its token has expired. */
  const renewed = async (browser: Browser): Promise<Tokens | undefined> => {
    const verifier = walk.newVerifier();
    const url = walk.authorizeUrl(screen.clientId, verifier);
    const { location } = await browser.follow(await browser.get(url), screen.redirectPath);
    const code = location && new URL(location).searchParams.get('code');
    if (!code) return undefined;
    return (await (await walk.redeem(screen.clientId, { code, verifier })).json()) as Tokens;
  };
  const isAccepted = async ({ access_token: bearer }: Tokens): Promise<boolean> =>
    (await walk.api('GET', '/me', bearer)).status === 200;

  it('end an unused browser with its token, and it is no longer listed [DEC-3.SESSION-6]', async () => {
    at(0);
    const email = await person();
    const { browser, tokens } = await signedIn(email);
    expect(tokens.expires_in).toBe(IDLE_S / 2);
    at(IDLE_S / 2 - 5);
    expect(await isAccepted(tokens)).toBe(true);
    at(IDLE_S + 5);
    expect(await isAccepted(tokens)).toBe(false);
    expect(await renewed(browser)).toBeUndefined();
    const { access_token: bearer } = (await signedIn(email)).tokens;
    expect(await (await walk.api('GET', '/me/sessions', bearer)).json()).toMatchObject([{ isCurrent: true }]);
  });

  it('keep a browser in use signed in until the absolute end, which ends the last token too [DEC-3.SESSION-6]', async () => {
    at(0);
    const { browser, tokens } = await signedIn(await person());
    let current = tokens;
    for (let seconds = IDLE_S / 2; seconds < ABSOLUTE_S; seconds += IDLE_S / 2) {
      at(seconds);
      const next = await renewed(browser);
      expect(next).toBeDefined();
      current = next ?? current;
      expect(await isAccepted(current)).toBe(true);
    }
    at(ABSOLUTE_S - 60);
    const last = await renewed(browser);
    expect(last && (await isAccepted(last))).toBe(true);
    at(ABSOLUTE_S + 1);
    expect(last && (await isAccepted(last))).toBe(false);
    expect(await renewed(browser)).toBeUndefined();
  });
});
