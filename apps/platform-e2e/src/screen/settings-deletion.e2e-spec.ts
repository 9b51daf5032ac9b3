import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';

const SIZES = [
  ['1,280', { width: 1_280, height: 900 }],
  ['360', { width: 360, height: 740 }],
] as const;
const SETTINGS = '/settings/workspace';

describeWithBrowser('the deletion of a workspace in a browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let name: string;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    owner = await newOwner(deployment);
    ({ name } = await owner.screen.must<{ name: string }>('GET', '/workspace'));
  });
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });

  async function open(path: string, account: Credentials, size: (typeof SIZES)[number][1]): Promise<Visitor> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(size);
    await visitor.open(path);
    await signInByForm(visitor, account);
    return visitor;
  }

  async function isSound(shown: string, visitor: Visitor): Promise<void> {
    await visitor.look(shown);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
  }

  /** Chromium logs a refused request: those that are in flight at the deletion, and the wrong name. */
  const faults = (visitor: Visitor): string[] =>
    visitor.faults.filter((fault) => !/status of (403|422)/.test(fault));

  it.each(SIZES)(
    'needs the name, shows the date, and is undone, at %s px [DEC-9.DELETE-1]',
    async (width, size) => {
      const visitor = await open(SETTINGS, owner.account, size);
      const { page } = visitor;
      const section = page.getByRole('region', { name: 'Delete the workspace' });
      await section.getByRole('button', { name: 'Delete workspace…' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
      const field = dialog.getByLabel('Type the name of the workspace');
      await field.fill('another name');
      await isSound(`deletion dialog at ${width}`, visitor);
      await field.press('Enter');
      await dialog.getByRole('alert').waitFor();
      expect((await owner.api.call({ method: 'GET', path: '/boards' })).status).toBe(200);
      await field.fill(name);
      await field.press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: `“${name}” was deleted` });
      await heading.waitFor();
      const { status, body } = await owner.api.call<{ code: string }>({ method: 'GET', path: '/boards' });
      expect([status, body.code]).toEqual([403, 'workspace_deleted']);
      await isSound(`deleted workspace at ${width}`, visitor);

      // Also at each sign-in until then.
      const elsewhere = await open('/boards', owner.account, size);
      await elsewhere.page.getByText('It is deleted for good on').waitFor();
      await page.reload();
      await heading.waitFor();
      await page.getByRole('button', { name: 'Restore workspace' }).waitFor();
      await visitor.tabTo('main button');
      await page.keyboard.press('Enter');
      await section.waitFor();
      expect((await owner.api.call({ method: 'GET', path: '/boards' })).status).toBe(200);
      await page.goto(new URL('/settings/audit', deployment.origin).href);
      await page.getByText(`restored the workspace “${name}”`).first().waitFor();
      await page.getByText(`deleted the workspace “${name}”`).first().waitFor();
      expect([...faults(visitor), ...faults(elsewhere)]).toEqual([]);
    },
  );

  it.each(SIZES)(
    'lets its only owner delete the account then, at %s px [DEC-9.DATA-2, DEC-4.DELETE-9]',
    async (width, size) => {
      const { account } = owner;
      await owner.screen.must('POST', '/workspace/delete', { name });
      const visitor = await open('/boards', account, size);
      const { page } = visitor;
      const data = page.getByRole('region', { name: 'Your data' });
      const saving = page.waitForEvent('download');
      await data.getByRole('button', { name: 'Export your data' }).press('Enter');
      expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toMatchObject({
        account: { email: account.email },
      });
      await data.getByRole('button', { name: 'Delete account' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByLabel('type your e-mail address').fill(account.email);
      await dialog.getByLabel('Your password').fill(account.password);
      await isSound(`account of a deleted workspace at ${width}`, visitor);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/sign-in/deleted');
      expect(faults(visitor)).toEqual([]);
    },
  );

  it.each(SIZES)(
    'tells other members who can restore it, in both languages, at %s px [DEC-9.DELETE-1]',
    async (width, size) => {
      const member = await joinedMember(deployment, owner, 'member');
      await owner.screen.must('POST', '/workspace/delete', { name });
      const visitor = await open('/boards', member.account, size);
      const { page } = visitor;
      await page.getByText('An owner of the workspace can restore it.').waitFor();
      expect(await page.getByRole('button', { name: 'Restore workspace' }).count()).toBe(0);
      await page.evaluate(`localStorage.setItem('kiban.language', 'ja')`);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: `「${name}」は削除されました` }).waitFor();
      await isSound(`deleted workspace of a member at ${width}`, visitor);
      await page.getByRole('link', { name: 'サインアウト' }).click();
      await page.waitForURL('**/sign-in/out');
      expect(faults(visitor)).toEqual([]);
    },
  );
});
