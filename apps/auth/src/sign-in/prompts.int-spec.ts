import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyProvider } from '@kiban/testing/company-provider';
import type { Browser, Seen } from '../testing/browser.js';
import { CompanyWalk, pathOf, type Connected } from '../testing/company-walk.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

/** A client may request that its person signs in again, or chooses an account (OpenID Connect Core §3.1.2.1). */
describe('a request with a prompt', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let provider: CompanyProvider;
  let connected: Connected;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    companies = new CompanyWalk(walk, people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
    connected = await companies.connected(provider.issuer);
  });
  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  let count = 0;
  const newPerson = async (): Promise<string> => {
    const email = `p${(count += 1)}@${connected.domain}`;
    const who = await people.joined(connected.owner.workspaceId, 'member');
    await people.change('UPDATE auth.account SET email = $2 WHERE id = $1', who.accountId, email);
    provider.people.set(email, { sub: email, email, email_verified: true, name: email });
    return email;
  };

  const open = async (browser: Browser, prompt?: string): Promise<Seen> =>
    browser.follow(
      await browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier(), { prompt })),
      screen.redirectPath,
    );

  const enter: Record<string, (browser: Browser, page: Seen, email: string) => Promise<Seen>> = {
    password: async (browser, page, email) =>
      browser.follow(
        await browser.submit(page, `${pathOf(page)}/sign-in`, { email, password }),
        screen.redirectPath,
      ),
    company: async (browser, page, email) => {
      const location = await provider.visit(
        companies.urlOf(await companies.enter(browser, page, email)).href,
      );
      return companies.returned(browser, location);
    },
  };

  it.each(
    ['login', 'select_account', 'login select_account'].flatMap((prompt) =>
      ['password', 'company'].flatMap((way) =>
        ['no one', 'the same person', 'another person'].map((before) => [prompt, way, before] as const),
      ),
    ),
  )('“%s” is met by one sign-in by %s, where %s was signed in', async (prompt, way, before) => {
    const email = await newPerson();
    const browser = walk.browser();
    if (before !== 'no one') {
      const first = before === 'the same person' ? email : await newPerson();
      const seen = await enter['password']?.(browser, await open(browser), first);
      expect(seen?.location).toContain('code=');
    }
    const page = await open(browser, prompt);
    expect([page.status, page.text.includes('<h1>Sign in</h1>')]).toEqual([200, true]);
    const seen = await enter[way]?.(browser, page, email);
    expect(seen?.location).toContain('/signed-in?code=');
  });

  it('“login” is not met by the session that a request before it has begun', async () => {
    const email = await newPerson();
    const browser = walk.browser();
    await enter['password']?.(browser, await open(browser, 'login'), email);
    expect((await open(browser)).location).toContain('code=');
    expect((await open(browser, 'login')).text).toContain('<h1>Sign in</h1>');
  });
});
