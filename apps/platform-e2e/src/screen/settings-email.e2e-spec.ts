import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 900 };
const PHONE = { width: 360, height: 740 };
const PROFILE = '/settings/profile';
const LINK = /^\/sign-in\/email\//;

describeWithBrowser('the e-mail address in a browser', (found) => {
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

  async function open(path: string, size: typeof LAPTOP): Promise<Visitor> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(size);
    await visitor.open(path);
    return visitor;
  }

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  const section = (page: Page): Locator => page.getByRole('region', { name: 'E-mail address' });

  async function request({ page }: Visitor, email: string): Promise<void> {
    await section(page).getByLabel('New address').fill(email);
    await section(page).getByLabel('Your password').fill(owner.account.password);
    await page.keyboard.press('Enter');
    await section(page).getByText(`Your new address ${email} is not confirmed yet.`).waitFor();
  }

  /** Presses the button of the newest link to an address. */
  async function confirm(email: string, button: string, size: typeof LAPTOP): Promise<Visitor> {
    const link = new URL(await deployment.mailed.linkTo(email, LINK));
    const visitor = await open(link.pathname, size);
    await visitor.page.getByRole('button', { name: button }).waitFor();
    await isSound(`e-mail address, ${button}`, visitor);
    await visitor.page.keyboard.press('Enter');
    return visitor;
  }

  it('changes once both mailboxes have confirmed it at 360 and 1,280 px [DEC-9.EMAIL-1]', async () => {
    const laptop = await open(PROFILE, LAPTOP);
    await signInByForm(laptop, owner.account);
    await section(laptop.page).getByText(owner.account.email).waitFor();
    await section(laptop.page).scrollIntoViewIfNeeded();
    await isSound('e-mail address', laptop);
    const unwanted = `unwanted-${Date.now()}@kiban.example`;
    await request(laptop, unwanted);
    await section(laptop.page).getByRole('button', { name: 'Keep my present address' }).press('Enter');
    await section(laptop.page).getByLabel('New address').waitFor();

    const email = `moved-${Date.now()}@kiban.example`;
    await request(laptop, email);
    await section(laptop.page).scrollIntoViewIfNeeded();
    await isSound('pending e-mail address', laptop);
    const approved = await confirm(owner.account.email, 'Approve', PHONE);
    await approved.page.getByText('Open the link in the other mailbox as well.').waitFor();
    await isSound('e-mail address, confirmed by one mailbox', approved);
    await laptop.page.reload();
    await section(laptop.page).getByText('Your present mailbox has confirmed.').waitFor();
    const changed = await confirm(email, 'Confirm', LAPTOP);
    await changed.page.getByText(`From now on, you sign in with ${email}`).waitFor();
    await laptop.page.reload();
    await section(laptop.page).getByText(email).waitFor();

    const phone = await open(PROFILE, PHONE);
    await signInByForm(phone, { ...owner.account, email });
    await section(phone.page).getByText(email).waitFor();
    await section(phone.page).scrollIntoViewIfNeeded();
    await isSound('e-mail address on a phone', phone);
  });
});
