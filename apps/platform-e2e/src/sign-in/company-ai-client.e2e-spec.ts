import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { queryDatabase } from '@kiban/testing';
import { company, companyPassword, CompanyProvider } from '@kiban/testing/company-provider';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { AiClient, isUnauthorized } from '../client/ai-client.js';
import { ApiCaller } from '../client/api-caller.js';
import { LoopbackListener } from '../client/loopback-listener.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 900 };
const PHONE = { width: PHONE_WIDTH, height: 740 };
const TEST_MS = 120_000;

interface Member {
  id: number;
  email: string | null;
  name: string;
  role: string;
}

/** Two ways in which a company ends the membership of a person. */
type Deactivate = (owner: Owner, deployment: Deployment, memberId: number) => Promise<void>;

const byOwner: Deactivate = async (owner, _, memberId) => {
  await owner.screen.must('DELETE', `/members/${memberId}`);
};

const byDirectory: Deactivate = async (owner, deployment, memberId) => {
  const { token } = await owner.screen.must<{ token: string }>('POST', '/tokens', {
    name: 'Directory',
    password: owner.account.password,
    scopes: ['members:provision'],
  });
  const directory = new ApiCaller(`${deployment.origin}/scim/v2`, token);
  const { status } = await directory.patch(`/Users/${memberId}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  });
  expect(status).toBe(200);
};

describeWithBrowser('an AI client of a person whom a company signs in', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let provider: CompanyProvider;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
    provider.showsPage = true;
  });
  afterAll(async () => {
    await browser.close();
    await provider.close();
  });

  /** @returns a proven domain of the owner’s workspace */
  async function connectedDomain(owner: Owner): Promise<string> {
    const domain = `c${randomBytes(6).toString('hex')}.example`;
    const { id } = await owner.screen.must<{ id: number }>('POST', '/workspace/sign-in-providers', {
      password: owner.account.password,
      name: 'Example Ltd',
      issuer: provider.issuer,
      ...company,
      domains: [domain],
    });
    // Stands for the TXT record: the name servers of the machine do not have the domain of the test.
    await queryDatabase(
      deployment.databaseUrl,
      `UPDATE auth.sign_in_domain SET proven_at = now() WHERE provider_id = ${id}`,
    );
    return domain;
  }

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.lookInBothThemes(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
  }

  it.each([
    ['1,280', LAPTOP, 'newer', byDirectory],
    ['360', PHONE, 'older', byOwner],
  ] as const)(
    'connects through the company, which makes the member, at %s px, and ends when the member is deactivated [DEC-9.SSO-2, DEC-4.SSO-3, DEC-4.SSO-4]',
    async (width, size, sdk, deactivate) => {
      const owner = await newOwner(deployment);
      const domain = await connectedDomain(owner);
      const email = `aiko@${domain}`;
      provider.people.set(email, { sub: `sub-${domain}`, email, email_verified: true, name: 'Aiko Tanaka' });
      const memberOf = async (): Promise<Member | undefined> =>
        (await owner.screen.must<Member[]>('GET', '/members')).find((member) => member.email === email);
      const listener = await LoopbackListener.start();
      const client = new AiClient({
        name: 'Company helper',
        sdk,
        mcpUrl: deployment.mcpUrl,
        redirectUrl: listener.redirectUrl,
      });
      const visitor = await browser.visitor(deployment.origin, { companyOrigin: provider.issuer });
      const { page } = visitor;
      const look = (name: string): Promise<void> => isSound(`${name} at ${width}`, visitor);
      try {
        await page.setViewportSize(size);
        await page.goto((await client.begin()).href);
        await page.getByRole('button', { name: 'Continue with your company' }).click();
        await page.getByRole('heading', { name: 'Sign in with your company' }).waitFor();
        await page.getByText('to connect Company helper').waitFor();
        await look('company address');
        await page.getByLabel('E-mail').fill(email);
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
        const secret = page.getByLabel('Company password');
        await secret.fill('a wrong one');
        await secret.press('Enter');
        await secret.waitFor();
        expect(await memberOf()).toBeUndefined();
        await secret.fill(companyPassword);
        await page.getByRole('button', { name: 'Sign in at Example Ltd' }).click();
        await page.getByRole('button', { name: 'Allow' }).waitFor();
        await page.getByText(email).waitFor();
        await look('company client allowed');
        const member = await memberOf();
        expect(member).toMatchObject({ name: 'Aiko Tanaka', role: 'member' });
        // The only workspace is chosen.
        await page.getByRole('button', { name: 'Allow' }).click();
        await client.finish(await listener.answer);
        expect(visitor.faults).toEqual([]);

        expect(await client.tools()).toContain('list_boards');
        expect(await client.call('list_boards')).not.toMatchObject({ isError: true });

        await deactivate(owner, deployment, member!.id);
        const rejection: unknown = await client.call('list_boards').catch((error: unknown) => error);
        expect(isUnauthorized(rejection)).toBe(true);

        // A new attempt leads nowhere but back to the client, which gets the reason.
        await page.goto(client.takeAuthorizationUrl().href);
        await page.getByRole('heading', { name: 'You are in no workspace' }).waitFor();
        await look('company client without a workspace');
        await page.getByRole('button', { name: 'Back to Company helper' }).click();
        await page.waitForURL((url) => url.searchParams.get('error') === 'access_denied');
        expect(visitor.faults).toEqual([]);
      } finally {
        listener.close();
        await visitor.close();
        await client.close().catch(() => undefined);
      }
    },
    TEST_MS,
  );
});
