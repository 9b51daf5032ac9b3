import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AuthenticatorApp } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { VirtualAuthenticator } from '../browser/virtual-authenticator.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 900 };
const PHONE = { width: 360, height: 740 };
const PROFILE = '/settings/profile';
/** What Chromium logs for the first request after a sign-out. */
const SIGNED_OUT = /status of 401/;

describeWithBrowser('passkeys in a browser', (found) => {
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

  /** A window with a device of its own, at the sign-in page. */
  async function open(size: typeof LAPTOP): Promise<{ visitor: Visitor; device: VirtualAuthenticator }> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(size);
    const device = await VirtualAuthenticator.of(visitor.page);
    await visitor.open(PROFILE);
    return { visitor, device };
  }

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(visitor.faults.filter((fault) => !SIGNED_OUT.test(fault))).toEqual([]);
  }

  const section = (page: Page): Locator => page.getByRole('region', { name: 'Passkeys' });
  const byPasskey = (page: Page): Locator => page.getByRole('button', { name: 'Sign in with a passkey' });
  const isInProfile = (page: Page): Promise<void> => section(page).waitFor();

  async function add({ page }: Visitor): Promise<void> {
    const panel = section(page);
    await panel.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await page.locator('input[name=password]:focus').waitFor();
    await page.keyboard.type(owner.account.password);
    await page.keyboard.press('Enter');
  }

  it('are added by the keyboard, sign in alone at 1280 and 360 px, and are renamed and removed [DEC-9.PASSKEY-1]', async () => {
    const { visitor, device } = await open(LAPTOP);
    const { page } = visitor;
    await byPasskey(page).waitFor();
    await isSound('sign-in with a passkey', visitor);
    await signInByForm(visitor, owner.account);
    await section(page).getByText('You have no passkey.').waitFor();
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await section(page).scrollIntoViewIfNeeded();
    await isSound('add a passkey', visitor);
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await add(visitor);
    await section(page).getByText('Never used').waitFor();
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Passkeys');

    await visitor.open('/sign-in/out');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('no longer has access').waitFor();
    await visitor.open(PROFILE);
    await byPasskey(page).press('Enter');
    await isInProfile(page);
    await section(page).getByText('Last used').waitFor();

    const phone = await open(PHONE);
    await device.copyTo(phone.device);
    await byPasskey(phone.visitor.page).click();
    await isInProfile(phone.visitor.page);

    await section(page)
      .getByRole('button', { name: /^Rename: / })
      .click();
    await page.locator('input[name=name]:focus').fill('Work laptop');
    await page.keyboard.press('Enter');
    await section(page).getByText('Work laptop', { exact: true }).waitFor();
    await isSound('passkeys', visitor);
    await section(page).getByRole('button', { name: 'Remove: Work laptop' }).click();
    await page.locator('input[name=password]:focus').fill(owner.account.password);
    await isSound('remove a passkey', visitor);
    await page.keyboard.press('Enter');
    await section(page).getByText('You have no passkey.').waitFor();
    // The phone was signed in by it; this browser goes on.
    await phone.visitor.open(PROFILE);
    await byPasskey(phone.visitor.page).waitFor();
  });

  it('replace the code after the password at 360 px [DEC-9.PASSKEY-1]', async () => {
    const laptop = await open(LAPTOP);
    await signInByForm(laptop.visitor, owner.account);
    await isInProfile(laptop.visitor.page);
    await add(laptop.visitor);
    await section(laptop.visitor.page).getByText('Never used').waitFor();
    const { password } = owner.account;
    const { secret } = await owner.screen.must<{ secret: string }>('POST', '/me/second-factor', { password });
    const code = new AuthenticatorApp(secret).code();
    await owner.screen.must('POST', '/me/second-factor/confirm', { code });

    const { visitor, device } = await open(PHONE);
    await laptop.device.copyTo(device);
    await signInByForm(visitor, owner.account);
    await visitor.page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await isSound('second step with a passkey', visitor);
    await byPasskey(visitor.page).click();
    await isInProfile(visitor.page);
    // Removing it needs a code as well.
    await section(visitor.page)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await section(visitor.page).getByLabel('Code', { exact: true }).waitFor();
    await isSound('remove a passkey with a code', visitor);
  });

  it('that the browser does not make or use are said, and change nothing [DEC-9.PASSKEY-2]', async () => {
    const { visitor, device } = await open(PHONE);
    const { page } = visitor;
    await device.recognize(false);
    await byPasskey(page).click();
    await page.getByText('No passkey was used. Try again, or sign in in another way.').waitFor();
    await isSound('no passkey was used', visitor);
    await signInByForm(visitor, owner.account);
    await isInProfile(page);
    await add(visitor);
    await section(page).getByText('The browser made no passkey. Try again.').waitFor();
    await device.recognize(true);
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await add(visitor);
    await section(page).getByText('Never used').waitFor();
    await add(visitor);
    await section(page).getByText('This device already has a passkey of your account.').waitFor();
    expect(await section(page).getByRole('listitem').count()).toBe(1);
    await isSound('passkey that exists', visitor);
  });

  it('that were removed are rejected with a page that offers the password [DEC-9.PASSKEY-2]', async () => {
    const { visitor, device } = await open(LAPTOP);
    await signInByForm(visitor, owner.account);
    await isInProfile(visitor.page);
    await add(visitor);
    await section(visitor.page).getByText('Never used').waitFor();
    const [passkey] = await owner.screen.must<{ id: number }[]>('GET', '/me/passkeys');
    const { password } = owner.account;
    await owner.screen.must('POST', `/me/passkeys/${passkey?.id}/remove`, { password });
    const phone = await open(PHONE);
    await device.copyTo(phone.device);
    await byPasskey(phone.visitor.page).click();
    await phone.visitor.page.getByText('The passkey was not accepted').waitFor();
    await isSound('passkey that is not accepted', phone.visitor);
    await phone.visitor.page.getByRole('link', { name: 'Sign in with your password' }).click();
    await signInByForm(phone.visitor, owner.account);
    await isInProfile(phone.visitor.page);
  });
});
