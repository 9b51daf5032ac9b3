import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AuthenticatorApp, queryDatabase } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { VirtualAuthenticator } from '../browser/virtual-authenticator.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 900 };
const PHONE = { width: 360, height: 740 };
const PROFILE = '/settings/profile';

describeWithBrowser('the second factor in a browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    owner = await newOwner(deployment);
  });
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });

  async function open(
    size: { width: number; height: number },
    account: Credentials = owner.account,
  ): Promise<Visitor> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(size);
    await visitor.open(PROFILE);
    await signInByForm(visitor, account);
    return visitor;
  }

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
  }

  const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

  async function turnedOn(visitor: Visitor): Promise<{ app: AuthenticatorApp; codes: string[] }> {
    const { page } = visitor;
    const panel = section(page);
    await panel.getByLabel('Your password').fill(owner.account.password);
    await panel.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await panel.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
    const secret = await panel.locator('code').innerText();
    const app = new AuthenticatorApp(secret);
    await panel.scrollIntoViewIfNeeded();
    await isSound('second factor set-up', visitor);
    await panel.getByLabel('Code', { exact: true }).fill(app.code());
    await panel.getByRole('button', { name: 'Turn on' }).click();
    const shown = panel.getByRole('group', { name: 'Recovery codes' });
    await shown.waitFor();
    const codes = (await shown.locator('code').innerText()).split('\n');
    return { app, codes };
  }

  const signedIn = (page: Page): Promise<void> => section(page).getByText('On since').waitFor();

  it('is set up, asked for at the next sign-in at 360 px, and replaced by a recovery code [DEC-9.FACTOR-1]', async () => {
    const laptop = await open(LAPTOP);
    const { app, codes } = await turnedOn(laptop);
    expect(codes).toHaveLength(10);
    await isSound('recovery codes', laptop);
    // A click does not lose codes that were not kept.
    await laptop.page.getByRole('link', { name: 'Members' }).first().click();
    await laptop.page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await section(laptop.page).getByRole('button', { name: 'Done' }).click();
    await signedIn(laptop.page);

    const phone = await open(PHONE);
    await phone.page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await phone.page.locator('input[name=code]:focus').waitFor();
    await isSound('second step', phone);
    await phone.page.keyboard.type(app.wrongCode());
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('alert').waitFor();
    await isSound('second step, wrong code', phone);
    await phone.page.getByLabel('Code of your authenticator app').fill(app.code(1));
    await phone.page.keyboard.press('Enter');
    await signedIn(phone.page);
    await isSound('second factor is on', phone);

    const other = await open(LAPTOP);
    await other.page.getByLabel('Code of your authenticator app').fill((codes[0] as string).toLowerCase());
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signedIn(other.page);
    await section(other.page).getByText('9', { exact: true }).waitFor();
  });

  it('is demanded by an owner, and set up by a member during the sign-in at 360 px [DEC-9.FACTOR-3]', async () => {
    const member = await joinedMember(deployment, owner, 'member');
    const visitor = await open(LAPTOP);
    const { page } = visitor;
    await turnedOn(visitor);
    await section(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Workspace', exact: true }).last().click();
    await page.getByRole('button', { name: 'Demand a second factor' }).click();
    await page.getByText('Every member needs a second factor').first().waitFor();
    await isSound('demanded second factor', visitor);

    const phone = await open(PHONE, member.account);
    await phone.page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
    await isSound('set-up during the sign-in', phone);
    await phone.page.getByLabel('Your password').fill(member.account.password);
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
    const app = new AuthenticatorApp(await phone.page.locator('code.secret').innerText());
    await isSound('secret during the sign-in', phone);
    await phone.page.getByLabel('Code of your authenticator app').fill(app.code());
    await phone.page.keyboard.press('Enter');
    await phone.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await isSound('recovery codes during the sign-in', phone);
    await phone.page.getByRole('link', { name: 'I have kept them' }).click();
    await signedIn(phone.page);
  });

  it('is turned off by the keyboard alone, with the password and a code [DEC-9.FACTOR-2]', async () => {
    const visitor = await open(LAPTOP);
    const { page } = visitor;
    const { app, codes } = await turnedOn(visitor);
    await section(page).getByRole('button', { name: 'Done' }).press('Enter');
    await signedIn(page);
    await section(page).getByRole('button', { name: 'Turn off' }).press('Enter');
    await page.locator('input[name=password]:focus').waitFor();
    await page.keyboard.type(owner.account.password);
    await page.keyboard.press('Tab');
    await page.keyboard.type(app.wrongCode());
    await page.keyboard.press('Enter');
    await section(page).getByText('The code is wrong or was used before').waitFor();
    await isSound('second factor turned off with a wrong code', visitor);
    const code = section(page).getByLabel('Code', { exact: true });
    await code.fill(codes[3] as string);
    await code.press('Enter');
    await section(page).getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
    const next = await open(LAPTOP);
    await section(next.page).getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  });

  /** As if 15 minutes had passed since the person showed it. */
  async function age(): Promise<void> {
    await queryDatabase(
      deployment.databaseUrl,
      `UPDATE auth.browser_session s
       SET second_factor_at = s.second_factor_at - interval '15 minutes',
           second_factor_shown_at = s.second_factor_shown_at - interval '15 minutes',
           password_at = s.password_at - interval '15 minutes'
       FROM auth.account a WHERE a.id = s.account_id AND a.email = '${owner.account.email}'`,
    );
  }

  async function invite({ page }: Visitor, email: string): Promise<void> {
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
  }

  it('is shown again for a critical change, by a code or a passkey, at 1,280 and 360 px [DEC-9.STEP-1]', async () => {
    const laptop = await open(LAPTOP);
    const { page } = laptop;
    const { app, codes } = await turnedOn(laptop);
    await section(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Members', exact: true }).last().click();
    await invite(laptop, 'first@example.org');
    await page.getByText('first@example.org').first().waitFor();
    await age();
    await invite(laptop, 'second@example.org');
    const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
    await dialog.locator('input[name=code]:focus').waitFor();
    await isSound('second factor again', laptop);
    // Escape changes nothing, and says so.
    await page.keyboard.press('Escape');
    await page.getByText('You did not show that it is you, so nothing was changed.').waitFor();
    await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await dialog.locator('input[name=code]:focus').waitFor();
    await page.keyboard.type(app.wrongCode());
    await page.keyboard.press('Enter');
    await dialog.getByText('The code is wrong or was used before').waitFor();
    await isSound('second factor again, wrong code', laptop);
    await dialog.getByLabel('Code', { exact: true }).fill(codes[0] as string);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Withdraw the invitation of second@example.org' }).waitFor();

    const phone = await open(PHONE);
    const device = await VirtualAuthenticator.of(phone.page);
    await phone.page.getByLabel('Code of your authenticator app').fill(codes[1] as string);
    await phone.page.keyboard.press('Enter');
    await signedIn(phone.page);
    const passkeys = phone.page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await passkeys.getByLabel('Your password').fill(owner.account.password);
    await passkeys.getByLabel('Code', { exact: true }).fill(codes[2] as string);
    await phone.page.keyboard.press('Enter');
    await passkeys.getByText('Never used').waitFor();
    await age();
    await phone.open('/settings/members');
    await invite(phone, 'third@example.org');
    const sheet = phone.page.getByRole('dialog', { name: 'Show that it is you' });
    await sheet.getByRole('button', { name: 'Use a passkey' }).waitFor();
    await isSound('second factor again, with a passkey', phone);
    await device.recognize(false);
    await sheet.getByRole('button', { name: 'Use a passkey' }).click();
    await sheet.getByText('No passkey was used.').waitFor();
    await device.recognize(true);
    await sheet.getByRole('button', { name: 'Use a passkey' }).click();
    await sheet.waitFor({ state: 'detached' });
    await phone.page.getByRole('button', { name: 'Withdraw the invitation of third@example.org' }).waitFor();
  });

  it('is the password of a person who has nothing else, at 360 and 1,280 px [DEC-9.STEP-2]', async () => {
    for (const size of [PHONE, LAPTOP]) {
      const visitor = await open(size);
      const { page } = visitor;
      await section(page).getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
      await age();
      await visitor.open('/settings/members');
      const email = `person-${size.width}@example.org`;
      await invite(visitor, email);
      const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
      await dialog.locator('input[name=password]:focus').waitFor();
      expect(await dialog.getByRole('link', { name: 'Set one by a mailed link.' }).getAttribute('href')).toBe(
        '/sign-in/reset',
      );
      await isSound(`password again at ${size.width} px`, visitor);
      await page.keyboard.type('a wrong password');
      await page.keyboard.press('Enter');
      await dialog.getByText('The password is wrong').waitFor();
      await isSound(`password again at ${size.width} px, wrong`, visitor);
      await dialog.getByLabel('Your password').fill(owner.account.password);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).waitFor();
    }
  });
});
