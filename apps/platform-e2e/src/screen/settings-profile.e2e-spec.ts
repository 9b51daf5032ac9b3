import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { withoutLiveLists } from './without-live-lists.js';

interface Workspace {
  readonly name: string;
  readonly slug: string;
  readonly version: number;
}

describeWithBrowser('the workspace, the audit log and the profile in the settings', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  async function open(
    path: string,
    account: Credentials = owner.account,
    { isLive = true } = {},
  ): Promise<Visitor> {
    const visitor = await people.open(path, {
      account,
      ...(!isLive && { prepare: ({ page }: Visitor) => withoutLiveLists(page) }),
    });
    await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
    return visitor;
  }

  /** Chromium logs a refused request, which some of these tests expect. */
  const faults = ({ faults: all }: Visitor, ...expected: string[]): string[] =>
    all.filter((fault) => !expected.some((status) => fault.includes(`status of ${status}`)));

  async function isSound(name: string, visitor: Visitor, ...expected: string[]): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(faults(visitor, ...expected)).toEqual([]);
  }

  const workspaceNow = (): Promise<Workspace> => owner.screen.must<Workspace>('GET', '/workspace');

  it('changes the name and the slug of the workspace, on top of the change of another person', async () => {
    const visitor = await open('/settings/workspace');
    const { page } = visitor;
    const about = page.getByRole('region', { name: 'Name and address' });
    const { slug } = await workspaceNow();
    await page.getByText('no limit').first().waitFor();
    await isSound('workspace', visitor);
    await page.getByLabel('Name', { exact: true }).fill('Launch team');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Workspace' }).getByText('Launch team').waitFor();
    expect(await workspaceNow()).toMatchObject({ name: 'Launch team', slug });

    await owner.screen.must('PATCH', '/workspace', { name: 'Press team' });
    await page.getByLabel('Slug').fill(`${slug}-x`);
    await about.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('it is now “Press team”').waitFor();
    await about.getByRole('button', { name: 'Save' }).click();
    await eventually('the slug is saved', async () => (await workspaceNow()).slug === `${slug}-x`);
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    // Enter does nothing before the response is there.
    await about.locator('button:enabled', { hasText: 'Save' }).waitFor();
    await page.getByLabel('Slug').fill('No Slug');
    await page.keyboard.press('Enter');
    await page.getByText('slug must have 2 to 40 lower-case letters').waitFor();
    // The next token is for the new slug.
    await page.evaluate("sessionStorage.removeItem('kiban.access-token')");
    await page.reload();
    await page.getByLabel('Slug').waitFor();
    expect(faults(visitor, '422')).toEqual([]);
  });

  it('shows the workspace to a member as text, and the audit log to owners only', async () => {
    const colleague = await joinedMember(people.deployment, owner, 'member');
    const visitor = await open('/settings/workspace', colleague.account);
    const { page } = visitor;
    await page.getByText('Owners and admins change the name and the slug.').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await isSound('workspace of a member', visitor);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByText('Only owners can read the audit log.').waitFor();
    await isSound('audit log of a member', visitor);
  });

  it('says who changed what in the audit log, the newest first, and shows more on request', async () => {
    // The log of a workspace in which nothing else happens.
    const logged = await newOwner(people.deployment);
    const colleague = await joinedMember(people.deployment, logged, 'viewer');
    await logged.screen.must('PATCH', `/members/${colleague.id}`, { role: 'member' });
    const visitor = await open('/settings/audit', logged.account);
    const { page } = visitor;
    const entries = page.getByRole('main').locator('ol > li');
    await entries.first().getByText('signed in').waitFor();
    await entries.getByText(`changed the role of ${colleague.name} from viewer to member`).waitFor();
    await entries.getByText(`invited ${colleague.account.email} as viewer`).waitFor();
    const times: string[] = [];
    for (const time of await entries.locator('time').all())
      times.push((await time.getAttribute('datetime')) ?? '');
    expect(times).toEqual([...times].sort().reverse());
    await entries.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await entries.first().getByText('session.start', { exact: true }).waitFor();
    await isSound('audit log', visitor);

    for (let number = 0; number < 60; number += 1)
      await logged.screen.must('PATCH', '/workspace', { name: `Number ${number}` });
    await page.reload();
    await entries.getByText('“Number 59”').waitFor();
    expect(await entries.count()).toBe(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await entries.getByText('created the workspace').waitFor();
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'hidden' });
    expect(faults(visitor)).toEqual([]);
  });

  it('filters the audit log by keyboard, keeps the filter on a reload, and saves what it shows [DEC-9.AUDIT-1]', async () => {
    // The log of a workspace in which nothing else happens.
    const logged = await newOwner(people.deployment);
    const colleague = await joinedMember(people.deployment, logged, 'viewer');
    await logged.screen.must('PATCH', `/members/${colleague.id}`, { role: 'member' });
    const visitor = await open('/settings/audit', logged.account);
    const { page } = visitor;
    const entries = page.getByRole('main').locator('ol > li');
    await entries.getByText('invited').waitFor();
    await page.getByLabel('About').focus();
    await page.keyboard.type('Memb');
    await entries.getByText('invited').waitFor({ state: 'hidden' });
    await entries.getByText('changed the role of').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('192.0.2.77');
    await page.keyboard.press('Enter');
    await page.getByText('No entries match.').waitFor();
    await page.reload();
    await page.getByText('No entries match.').waitFor();
    await isSound('audit log filtered', visitor);
    await page.setViewportSize({ width: 360, height: 740 });
    await isSound('audit log filtered on a phone', visitor);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('About').selectOption('Members');
    await entries.getByText('invited').waitFor({ state: 'hidden' });
    await entries.getByText('changed the role of').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('kiban-audit.jsonl');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    const actions = lines.map((line) => (JSON.parse(line) as { action: string }).action);
    expect(actions.length).toBeGreaterThan(1);
    expect(new Set(actions.map((action) => action.split('.')[0]))).toEqual(new Set(['member']));
    expect(faults(visitor)).toEqual([]);
  });

  it('sets how long the audit log is kept [DEC-9.AUDIT-2]', async () => {
    const visitor = await open('/settings/audit');
    const { page } = visitor;
    await page.getByLabel('Keep entries').selectOption('For 1 year');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually('the setting', async () => {
      const workspace = await owner.screen.must<{ auditRetentionDays: number | null }>('GET', '/workspace');
      return workspace.auditRetentionDays === 365;
    });
    await page.reload();
    await page.getByText('set that entries of the audit log are kept for 365 days').waitFor();
    expect(await page.getByLabel('Keep entries').inputValue()).toBe('365');
    expect(faults(visitor)).toEqual([]);
  });

  it('stops showing the audit log to an owner who is one no longer', async () => {
    const colleague = await joinedMember(people.deployment, owner, 'admin');
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'owner' });
    const visitor = await open('/settings/audit', colleague.account);
    const { page } = visitor;
    await page.getByText('signed in').first().waitFor();
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'admin' });
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByText('Only owners can read the audit log.').waitFor();
    expect(faults(visitor, '403')).toEqual([]);
  });

  it('turns the workspace read-only, with the API’s sentence, after the role was taken away', async () => {
    const colleague = await joinedMember(people.deployment, owner, 'admin');
    const visitor = await open('/settings/workspace', colleague.account, { isLive: false });
    const { page } = visitor;
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('Only an owner or admin of the workspace').waitFor();
    await page.getByText('Owners and admins change the name and the slug.').waitFor();
    expect(faults(visitor, '403')).toEqual([]);
  });

  it('changes the name of the person, which the frame shows', async () => {
    const visitor = await open('/settings/profile');
    const { page } = visitor;
    await isSound('profile', visitor);
    await page.getByRole('main').getByText(owner.account.email).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Aiko Tanaka');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Workspace' }).getByText('Aiko Tanaka').waitFor();
    expect(faults(visitor)).toEqual([]);
  });

  it('says that the current password is wrong, changes it, and ends the other sign-in', async () => {
    const { account } = await joinedMember(people.deployment, owner, 'viewer');
    const other = await open('/settings/profile', account);
    const visitor = await open('/settings/profile', account);
    const { page } = visitor;
    const fill = async (current: string, fresh: string): Promise<void> => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(fresh);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await fill('not the password', 'correct horse battery');
    await page.getByRole('alert').getByText('The password is wrong').waitFor();
    await isSound('wrong current password', visitor, '403');
    await fill(account.password, 'password');
    await page.getByRole('alert').getByText('must not be a common password').waitFor();
    await fill(account.password, 'correct horse battery');
    await page.getByRole('main').getByText('Your password was changed.').waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    // This session goes on, the other one is asked to sign in.
    await page.getByLabel('Name', { exact: true }).fill('Still here');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Workspace' }).getByText('Still here').waitFor();
    // The end of its stream may show the dialog before a change does.
    const name = other.page.getByLabel('Name', { exact: true });
    await name.fill('Gone', { timeout: 5_000 }).then(
      () => other.page.keyboard.press('Enter'),
      () => undefined,
    );
    await other.page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor();
    expect(faults(visitor, '403', '422')).toEqual([]);
  });

  it('switches single keys off and on again, and keeps the choice', async () => {
    const visitor = await open('/settings/profile');
    const { page } = visitor;
    const choice = page.getByRole('switch', { name: 'Shortcuts of a single key' });
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await visitor.tabTo('input[role=switch]');
    await page.keyboard.press('Space');
    expect(await choice.isChecked()).toBe(false);
    await page.reload();
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(false);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    // Keys with Control still work, and this one comes after the one that must do nothing.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    await page.keyboard.type('keyboard');
    await page.getByText('Show the keyboard shortcuts').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Use keys without Ctrl or ⌘', checked: false }).waitFor();
    await isSound('keys switched off', visitor);
    await page.keyboard.press('Escape');

    await choice.check();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.waitForURL('**/boards');
  });

  it('chooses theme and language, and signs out', async () => {
    const visitor = await open('/settings/profile');
    const { page } = visitor;
    await page.getByRole('main').getByLabel('Theme').selectOption('dark');
    // The menu of the account has the same choice.
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByLabel('Language').selectOption('ja');
    await page.getByRole('heading', { level: 1, name: 'プロフィール' }).waitFor();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    for (const [address, heading] of [
      ['/settings/members', 'メンバー'],
      ['/settings/workspace', 'ワークスペース'],
      ['/settings/audit', '監査ログ'],
      ['/settings/profile', 'プロフィール'],
    ] as const) {
      await visitor.open(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await isSound(`${address} in Japanese`, visitor);
    }
    await page.getByRole('main').getByRole('link', { name: 'サインアウト' }).click();
    await page.waitForURL('**/sign-in/out');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });
});
