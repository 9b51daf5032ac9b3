import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { isSoundAtBothWidths, LAPTOP, PHONE } from './sound-page.js';

const SETTINGS = '/settings/workspace';

describeWithBrowser('the deletion of a workspace in a browser', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let name: string;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    owner = await newOwner(people.deployment);
    ({ name } = await owner.screen.must<{ name: string }>('GET', '/workspace'));
  });
  afterEach(() => people.closeWindows());

  async function open(path: string, account: Credentials, size: typeof PHONE): Promise<Visitor> {
    const visitor = await people.open(path, { account });
    await visitor.page.setViewportSize(size);
    return visitor;
  }

  /** Chromium logs a refused request: those that are in flight at the deletion, and the wrong name. */
  const faults = (visitor: Visitor): string[] =>
    visitor.faults.filter((fault) => !/status of (403|422)/.test(fault));

  it('needs the name, shows the date, and is undone, at 1,280 and 360 px [DEC-9.DELETE-1]', async () => {
    const visitor = await open(SETTINGS, owner.account, LAPTOP);
    const { page } = visitor;
    const section = page.getByRole('region', { name: 'Delete the workspace' });
    await section.getByRole('button', { name: 'Delete workspace…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
    const field = dialog.getByLabel('Type the name of the workspace');
    await field.fill('another name');
    await isSoundAtBothWidths('deletion dialog', visitor);
    await field.press('Enter');
    await dialog.getByRole('alert').waitFor();
    expect((await owner.api.call({ method: 'GET', path: '/boards' })).status).toBe(200);
    await field.fill(name);
    await field.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: `“${name}” was deleted` });
    await heading.waitFor();
    const { status, body } = await owner.api.call<{ code: string }>({ method: 'GET', path: '/boards' });
    expect([status, body.code]).toEqual([403, 'workspace_deleted']);
    await isSoundAtBothWidths('deleted workspace', visitor);

    // Also at each sign-in until then.
    const elsewhere = await open('/boards', owner.account, PHONE);
    await elsewhere.page.getByText('It is deleted for good on').waitFor();
    await page.setViewportSize(PHONE);
    await page.reload();
    await heading.waitFor();
    await page.getByRole('button', { name: 'Restore workspace' }).waitFor();
    await visitor.tabTo('main button');
    await page.keyboard.press('Enter');
    await section.waitFor();
    expect((await owner.api.call({ method: 'GET', path: '/boards' })).status).toBe(200);
    await page.goto(new URL('/settings/audit', people.deployment.origin).href);
    await page.getByText(`restored the workspace “${name}”`).first().waitFor();
    await page.getByText(`deleted the workspace “${name}”`).first().waitFor();
    expect([...faults(visitor), ...faults(elsewhere)]).toEqual([]);
  });

  it('lets its only owner delete the account then, at 360 px [DEC-9.DATA-2, DEC-4.DELETE-9]', async () => {
    const { account } = owner;
    await owner.screen.must('POST', '/workspace/delete', { name });
    const visitor = await open('/boards', account, PHONE);
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
    await isSoundAtBothWidths('account of a deleted workspace', visitor);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-in/deleted');
    expect(faults(visitor)).toEqual([]);
  });

  it('tells other members who can restore it, in both languages, at 1,280 px [DEC-9.DELETE-1]', async () => {
    const member = await joinedMember(people.deployment, owner, 'member');
    await owner.screen.must('POST', '/workspace/delete', { name });
    const visitor = await open('/boards', member.account, LAPTOP);
    const { page } = visitor;
    await page.getByText('An owner of the workspace can restore it.').waitFor();
    expect(await page.getByRole('button', { name: 'Restore workspace' }).count()).toBe(0);
    await page.evaluate(`localStorage.setItem('kiban.language', 'ja')`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `「${name}」は削除されました` }).waitFor();
    await isSoundAtBothWidths('deleted workspace of a member', visitor);
    await page.getByRole('link', { name: 'サインアウト' }).click();
    await page.waitForURL('**/sign-in/out');
    expect(faults(visitor)).toEqual([]);
  });
});
