import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { CompanyProvider, company } from '@kiban/testing/company-provider';
import { eventually, queryDatabase } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { ApiCaller } from '../client/api-caller.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { isSoundAtBothWidths, LAPTOP, PHONE } from './sound-page.js';

type Size = typeof LAPTOP;

describeWithBrowser('the sign-in of a company in a browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let provider: CompanyProvider;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });
  afterAll(async () => {
    await browser.close();
    await provider.close();
  });
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });

  async function open(path: string, size: Size): Promise<Visitor> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(size);
    await visitor.open(path);
    return visitor;
  }

  /** An owner’s page of the workspace, with the provider of a new domain connected and proven. */
  async function connected(
    size: Size,
  ): Promise<{ domain: string; section: Locator; owners: Visitor; screen: ApiCaller }> {
    const owner = await newOwner(deployment);
    const domain = `c${randomBytes(6).toString('hex')}.example`;
    const owners = await open('/settings/workspace', size);
    await signInByForm(owners, owner.account);
    const section = owners.page.getByRole('region', { name: 'Sign-in by your company' });
    await section.getByRole('button', { name: 'Connect a provider' }).click();
    await section.getByLabel('Name').fill('Example Ltd');
    await section.getByLabel('Issuer').fill(provider.issuer);
    await section.getByLabel('Client ID').fill(company.clientId);
    await section.getByLabel('Client secret').fill(company.clientSecret);
    await section.getByLabel('Domains').fill(domain);
    await section.getByLabel('Your password').fill(owner.account.password);
    await section.getByLabel('Your password').press('Enter');
    const check = section.getByRole('button', { name: `Check the record of ${domain}` });
    await check.click();
    await section.getByRole('alert').waitFor();
    // Stands for the TXT record: the name servers of the machine do not have the domain of the test.
    await queryDatabase(
      deployment.databaseUrl,
      `UPDATE auth.sign_in_domain SET proven_at = now() WHERE domain = '${domain}'`,
    );
    await check.click();
    await section.getByText(`${domain} is proven.`).waitFor();
    return { domain, section, owners, screen: owner.screen };
  }

  it('is set up and demanded by an owner at 360 px [DEC-9.SSO-1]', async () => {
    const { section, owners } = await connected(PHONE);
    await section.getByRole('button', { name: 'Demand this sign-in' }).click();
    await section.getByText('sign in by the provider only').waitFor();
    await section.scrollIntoViewIfNeeded();
    await isSoundAtBothWidths('company sign-in, demanded', owners);
  });

  it('signs a new person in and out at 360 px [DEC-9.SSO-1]', async () => {
    const { domain } = await connected(LAPTOP);
    const email = `aiko@${domain}`;
    provider.people.set(email, { sub: `sub-${domain}`, email, email_verified: true, name: 'Aiko Tanaka' });
    const { page } = await open('/settings/profile', PHONE);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue with your company' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Aiko Tanaka');
    await page.goto(`${deployment.origin}/sign-in/out`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign out of Example Ltd too' }).waitFor();
  });

  it('gives roles by groups that an owner sets at 1,280 px [DEC-9.SSO-3]', async () => {
    const { domain, section, owners, screen } = await connected(LAPTOP);
    await section.getByText('No groups; roles are changed here only').waitFor();
    await section.getByRole('button', { name: 'Change the roles by groups' }).click();
    const claim = section.getByLabel('Claim with the groups');
    await expectFocus(claim);
    const save = section.getByRole('button', { name: 'Save the groups' });
    const add = section.getByRole('button', { name: 'Add a group' });
    for (const number of [1, 2]) {
      await add.press('Enter');
      const group = section.getByLabel(`Group ${number}`, { exact: true });
      await expectFocus(group);
      await group.fill('kiban-readers');
    }
    await section.getByLabel('Role of group 1').selectOption('Viewer');
    await save.click();
    await section.getByRole('alert').getByText('Enter the claim that lists the groups').waitFor();
    await claim.fill('groups');
    await save.click();
    await section.getByRole('alert').getByText('The group “kiban-readers” is listed twice.').waitFor();
    await section.scrollIntoViewIfNeeded();
    await isSoundAtBothWidths('roles by groups', owners);
    await section.getByRole('button', { name: 'Remove group 2' }).press('Enter');
    await expectFocus(add);
    await save.click();
    await section.getByText('groups: kiban-readers → Viewer').waitFor();
    await expectFocus(section.getByRole('heading', { name: 'Example Ltd' }));

    const email = `rin@${domain}`;
    const person = { sub: `rin-${domain}`, email, email_verified: true, name: 'Rin Sato' };
    provider.people.set(email, { ...person, groups: ['kiban-readers'] });
    await signedInAs(email, PHONE);
    const members = await screen.must<{ email: string | null; role: string }[]>('GET', '/members');
    expect(members.find((member) => member.email === email)?.role).toBe('viewer');
  });

  it('uses a client secret that an owner replaced at 360 px [DEC-9.SSO-3]', async () => {
    const { domain, section, owners } = await connected(PHONE);
    const email = `rin@${domain}`;
    provider.people.set(email, { sub: `rin-${domain}`, email, email_verified: true, name: 'Rin Sato' });
    const replaceBy = async (secret: string): Promise<void> => {
      await section.getByRole('button', { name: 'Replace the client secret' }).click();
      await section.getByLabel('New client secret').fill('   ');
      await section.getByRole('button', { name: 'Save the secret' }).click();
      await section.getByRole('alert').getByText('Enter the secret that the provider has issued.').waitFor();
      await section.getByLabel('New client secret').fill(secret);
      await section.scrollIntoViewIfNeeded();
      if (secret !== company.clientSecret) await isSoundAtBothWidths('new secret', owners);
      await section.getByRole('button', { name: 'Save the secret' }).click();
      await section.getByLabel('New client secret').waitFor({ state: 'detached' });
    };
    await replaceBy('a secret of another client');
    const { page } = await continueAs(email, LAPTOP);
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    await replaceBy(company.clientSecret);
    await signedInAs(email, LAPTOP);
  });

  async function expectFocus(locator: Locator): Promise<void> {
    await locator.waitFor();
    await eventually('the focus', () => locator.and(locator.page().locator(':focus')).isVisible());
  }

  /** In a browser of the person. */
  async function continueAs(email: string, size: Size): Promise<Visitor> {
    const visitor = await open('/settings/profile', size);
    await visitor.page.getByLabel('E-mail').fill(email);
    await visitor.page.getByRole('button', { name: 'Continue with your company' }).click();
    return visitor;
  }

  async function signedInAs(email: string, size: Size): Promise<void> {
    const { page } = await continueAs(email, size);
    await page.getByLabel('Name', { exact: true }).waitFor();
  }
});
