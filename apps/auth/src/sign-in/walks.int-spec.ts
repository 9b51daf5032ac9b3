import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyProvider } from '@kiban/testing/company-provider';
import type { Browser, Seen } from '../testing/browser.js';
import { CompanyWalk, pathOf } from '../testing/company-walk.js';
import { EnteredFiles } from '../testing/entered-files.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const EQUAL_REQUESTS = 3;
/** Below the features: rows, and the protocol library’s part. */
const BELOW = /^(infrastructure|mail|oidc|store)\//;

/**
 * The files that the last request of a sign-in enters, from its controller to the session: those of which a function runs, without
 * what every request of an interaction enters before its controller. docs/decisions/0084 has the lists.
 */
describe('the walk of a sign-in', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let provider: CompanyProvider;
  let entered: EnteredFiles;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    companies = new CompanyWalk(walk, deployment.people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
    entered = await EnteredFiles.begin();
  });

  afterAll(async () => {
    await entered.end();
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  /** Requests of so many browsers, each of which is at the same point of a sign-in. */
  const equal = (
    prepare: (browser: Browser) => Promise<() => Promise<Seen>>,
  ): Promise<(() => Promise<Seen>)[]> =>
    Promise.all(Array.from({ length: EQUAL_REQUESTS }, () => prepare(walk.browser())));

  /** @returns the files of the walk: on all floors, and those of the features, pages and proofs */
  const walked = async (
    requests: readonly (() => Promise<Seen>)[],
  ): Promise<{ all: string[]; above: string[] }> => {
    const before = await entered.of(
      await equal(async (browser) => {
        const { page } = await companies.signInPage(browser);
        return () => browser.get(new URL(`${pathOf(page)}/second-step`, page.url).href);
      }),
    );
    const all = (await entered.of(requests)).filter((file) => !before.includes(file));
    return { all, above: all.filter((file) => !BELOW.test(file)) };
  };

  it('by a company enters no more files than it did', async () => {
    const { domain } = await companies.connected(provider.issuer);
    const email = `one@${domain}`;
    provider.people.set(email, { sub: 'one', email, email_verified: true, name: 'One' });
    const requests = await equal(async (browser) => {
      const { url } = await companies.sent(browser, email);
      const back = await browser.get(await provider.visit(url.href));
      return () => browser.get(new URL(back.location ?? '', back.url).href);
    });
    // The first one makes the account.
    expect((await requests.shift()?.())?.status).toBe(303);
    const { all, above } = await walked(requests);
    expect(all).toContain('company-sign-in/use-cases/enter-by-company.use-case.ts');
    expectAtMost({ all: 23, above: 15 }, { all, above });
  });

  it('of an OAuth client enters no more files than it did', async () => {
    const { email } = await deployment.people.joined(await deployment.people.workspace(), 'member');
    const clientId = await walk.registered();
    const requests = await equal(async (browser) => {
      const page = await browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())));
      return () => browser.submit(page, `${pathOf(page)}/sign-in`, { email, password });
    });
    const { all, above } = await walked(requests);
    expect(all).toContain('sign-in/password/password-sign-in.controller.ts');
    expectAtMost({ all: 16, above: 9 }, { all, above });
  });
});

/** Fails with the list of files. */
function expectAtMost(most: { all: number; above: number }, walk: { all: string[]; above: string[] }): void {
  expect(walk.all.length > most.all || walk.above.length > most.above ? walk.all : []).toEqual([]);
}
