import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { Account } from '../client/sign-up.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

describeWithBrowser('in a real browser, at 360 and 1,280 px, light and dark', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.visitor(deployment.origin);
  });
  afterEach(() => visitor.close());

  /** No console error, no request to another host, no overflow, at every width and theme. */
  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(visitor.faults).toEqual([]);
  }

  const invited = async (email: string): Promise<string> => {
    const { link } = await owner.screen.must<{ link: string }>('POST', '/invitations', {
      email,
      role: 'member',
    });
    return link;
  };

  const newcomer = (name: string): Account => ({
    name: 'New Comer',
    email: `${name}-${Date.now()}@example.com`,
    password: 'correct horse battery',
    workspaceName:
      'A workspace with quite a long name, as people give them, Donaudampfschifffahrtsgesellschaft',
  });

  it.each([
    ['the start', '/', 200],
    ['the end of a sign-in that never started', '/signed-in', 200],
    ['a page that does not exist', '/no-such-page', 404],
    ['the sign-in without a client', '/sign-in', 200],
    ['the sign-up', '/sign-up', 200],
    ['the forgotten password', '/sign-in/reset', 200],
    ['the sign-out', '/sign-in/out', 200],
    ['an expired sign-in', '/interaction/made-up', 400],
    ['an invalid password link', '/sign-in/reset/made-up', 404],
    ['an invitation that is not open', '/sign-up/invitation/made-up', 404],
    ['a request of an unknown client', '/oauth/authorize?client_id=made-up&response_type=code', 400],
  ])('is sound: %s', async (name, path, status) => {
    expect((await visitor.open(path)).status()).toBe(status);
    await isSound(name);
  });

  it('creates an account, explains invalid input, and leads the owner to the settings', async () => {
    const { page } = visitor;
    const account = newcomer('signs-up');
    await visitor.open('/settings');
    await page.getByLabel('E-mail').waitFor();
    await isSound('sign-in');
    await signInByForm(visitor, account);
    await page.getByRole('alert').waitFor();
    await isSound('wrong password');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill(account.name);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password').fill('password');
    await page.getByLabel('Name of your workspace').fill(account.workspaceName);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').waitFor();
    await isSound('weak password');
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await confirmed(account.email);
    await page.getByText('owner of').waitFor();
    await isSound('settings of a new workspace');
  });

  it('issues a token and revokes it in the settings [SPEC-5.4]', async () => {
    const { page } = visitor;
    await visitor.open('/settings');
    await signInByForm(visitor, owner.account);
    await page.getByLabel('Name').fill('From the browser');
    await page.getByLabel('Your password').first().fill(owner.account.password);
    await page.getByRole('button', { name: 'Issue token' }).click();
    await page.getByText(/^kbn_/).waitFor();
    await isSound('settings with a token');
    await page.getByRole('button', { name: 'Revoke From the browser' }).click();
    await isSound('settings, revoking');
    await page.getByRole('dialog').getByLabel('Your password').fill(owner.account.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('row', { name: /From the browser.*revoked/ }).waitFor();
    await isSound('settings with a revoked token');
  });

  it('adds a new user by an invitation [DEC-3.3]', async () => {
    const { page } = visitor;
    const account = newcomer('invited');
    await visitor.open(await invited(account.email));
    await isSound('invitation of a new user');
    await page.getByLabel('Your name').fill(account.name);
    await page.getByLabel('New password').fill(account.password);
    await page.getByRole('button', { name: 'Create account and join' }).click();
    await confirmed(account.email);
    await page.getByText('Your account is ready').waitFor();
    await isSound('joined');
  });

  it('sets a new password by the mailed link, once', async () => {
    const { page } = visitor;
    const account = newcomer('forgets');
    await visitor.open('/sign-up');
    await page.getByLabel('Your name').fill(account.name);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Name of your workspace').fill(account.workspaceName);
    await page.getByRole('button', { name: 'Create account' }).click();
    await confirmed(account.email);
    await page.getByText('Your account is ready').waitFor();
    await isSound('account created');
    await visitor.open('/sign-in/reset');
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    // No page shows the link to a new password.
    await page.getByText('Ask your administrator').waitFor();
    expect(await page.locator('a[href*="/sign-in/reset/"]').count()).toBe(0);
    await isSound('link not sent');
    const link = await deployment.mailed.linkTo(account.email, /^\/sign-in\/reset\//);
    await visitor.open(link);
    await isSound('new password');
    await page.getByLabel('New password').fill('a wholly new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password is set').waitFor();
    await isSound('password set');
    expect((await visitor.open(link)).status()).toBe(404);
  });

  it('lets the user choose a workspace and sign out', async () => {
    const { page } = visitor;
    const account = newcomer('has-two');
    await visitor.open('/sign-up');
    await page.getByLabel('Your name').fill(account.name);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Name of your workspace').fill(account.workspaceName);
    await page.getByRole('button', { name: 'Create account' }).click();
    await confirmed(account.email);
    await page.getByText('Your account is ready').waitFor();
    await visitor.open(await invited(account.email));
    await isSound('invitation of an existing user');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You have joined').waitFor();
    await visitor.open('/settings');
    await signInByForm(visitor, account);
    await page.getByText('Choose a workspace').waitFor();
    await isSound('workspace choice');
    await page.getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(/\/settings$/);
    await page.getByText(/ of /).first().waitFor();
    await isSound('settings of the chosen workspace');
    await visitor.open('/sign-in/out');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out').waitFor();
    await isSound('signed out');
  });

  /** Opens the link of a sign-up and presses its button. The page shows it where this machine alone reaches the deployment. */
  async function confirmed(email: string): Promise<void> {
    const mailed = await deployment.mailed.confirmation(email);
    const shown = visitor.page.getByRole('link', { name: 'Continue with this address' });
    await shown.or(visitor.page.getByText('Ask your administrator')).first().waitFor();
    await isSound('after the sign-up');
    if (await shown.count()) {
      expect(await shown.getAttribute('href')).toBe(mailed);
      await shown.click();
      await visitor.page.getByText('Confirm your e-mail address').waitFor();
    } else await visitor.open(mailed);
    await isSound('confirmation');
    await visitor.page.getByRole('button', { name: 'Confirm and create account' }).click();
  }
});
