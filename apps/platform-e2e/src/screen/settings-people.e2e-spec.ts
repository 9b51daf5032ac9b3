import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import type { Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { withoutLiveLists } from './without-live-lists.js';

interface ApiMember {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role: string;
}

describeWithBrowser('the people of a workspace in the settings', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let colleague: JoinedMember;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
    colleague = await joinedMember(people.deployment, owner, 'member');
  });
  afterAll(() => people.close());
  // Each test begins with one owner and one member.
  beforeEach(async () => {
    const members = await owner.screen.must<ApiMember[]>('GET', '/members');
    if (!members.some(({ id }) => id === colleague.id))
      colleague = await joinedMember(people.deployment, owner, 'member');
    for (const { id, email } of members) {
      if (email === owner.account.email) continue;
      if (id === colleague.id) await owner.screen.must('PATCH', `/members/${id}`, { role: 'member' });
      else await owner.screen.must('DELETE', `/members/${id}`);
    }
  });
  afterEach(() => people.closeWindows());

  async function open(account: Credentials, path: string, { isLive = true } = {}): Promise<Visitor> {
    const visitor = await people.open(path, {
      account,
      ...(!isLive && { prepare: ({ page }: Visitor) => withoutLiveLists(page) }),
    });
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }

  const row = ({ page }: Visitor, text: string): Locator =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text });

  /** Chromium logs a refused request, which these tests expect. */
  const faults = ({ faults: all }: Visitor, ...expected: string[]): string[] =>
    all.filter((fault) => !expected.some((status) => fault.includes(`status of ${status}`)));

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(faults(visitor)).toEqual([]);
  }

  const memberNow = async (id: number): Promise<ApiMember | undefined> =>
    (await owner.screen.must<ApiMember[]>('GET', '/members')).find((member) => member.id === id);

  const hasRole = (id: number, role: string): Promise<true> =>
    eventually(`member ${id} is ${role}`, async () => (await memberNow(id))?.role === role || undefined);

  it('changes a role by mouse and by keyboard, and asks before there is another owner', async () => {
    const mine = await open(owner.account, '/settings/members');
    const { page } = mine;
    await row(mine, colleague.name)
      .getByRole('button', { name: `Role of ${colleague.name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Viewer' }).click();
    await page.getByRole('button', { name: `Role of ${colleague.name}: Viewer` }).waitFor();
    await hasRole(colleague.id, 'viewer');

    await mine.tabTo(`button[aria-label="Role of ${colleague.name}: Viewer"]`);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('End');
    await page.locator('[role=menuitem][data-active-item]', { hasText: 'Owner' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Make ${colleague.name} an owner?` }).waitFor();
    await isSound('make an owner', mine);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.locator(`button[aria-label="Role of ${colleague.name}: Viewer"]:focus`).waitFor();
    expect((await memberNow(colleague.id))?.role).toBe('viewer');
    await page.getByRole('button', { name: `Role of ${colleague.name}` }).click();
    await page.getByRole('menuitem', { name: 'Owner' }).click();
    await page.getByRole('button', { name: 'Make owner' }).click();
    await hasRole(colleague.id, 'owner');
    await page.getByRole('button', { name: `Role of ${colleague.name}: Owner` }).waitFor();
    await isSound('members', mine);
  });

  it('keeps the last owner, and shows a member what they may see, without a button that does nothing', async () => {
    const mine = await open(owner.account, '/settings/members');
    await mine.page.getByText('You are the only owner.').waitFor();
    expect(await mine.page.getByRole('button', { name: /^Leave/ }).count()).toBe(0);

    const theirs = await open(colleague.account, '/settings/members');
    const { page } = theirs;
    await row(theirs, owner.account.email).getByText('Owner', { exact: true }).waitFor();
    await page.getByText('Owners and admins invite people').waitFor();
    expect(await page.getByRole('button', { name: /^(Role of|Remove)/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Invitations', exact: true }).count()).toBe(0);
    await isSound('members of a member', theirs);
  });

  it('removes a member after saying what ends, and their session ends', async () => {
    const mine = await open(owner.account, '/settings/members');
    const theirs = await open(colleague.account, '/settings/members');
    await theirs.page.getByText('Owners and admins invite people').waitFor();
    const { page } = mine;
    await page.getByRole('button', { name: `Remove ${colleague.name}` }).click();
    await page.getByText('API tokens that they issued').waitFor();
    await isSound('remove a member', mine);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await row(mine, colleague.name).waitFor({ state: 'hidden' });
    await page.locator('h2:focus', { hasText: 'People' }).waitFor();
    expect(await memberNow(colleague.id)).toBeUndefined();
    await theirs.page.reload();
    await theirs.page.getByRole('heading', { name: 'People' }).waitFor({ state: 'hidden' });
    expect(faults(mine)).toEqual([]);
  });

  it('lets a member leave', async () => {
    const theirs = await open(colleague.account, '/settings/members');
    const { page } = theirs;
    await page.getByRole('button', { name: /^Leave / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await eventually('the member is gone', async () => (await memberNow(colleague.id)) === undefined);
    await page.getByRole('heading', { name: 'People' }).waitFor({ state: 'hidden' });
    // The page is leaving for the sign-in.
    await eventually('the workspace is forgotten', () =>
      page.evaluate("localStorage.getItem('kiban.workspace') === null").catch(() => false),
    );
  });

  it('invites a person whose link another browser accepts, renews and withdraws invitations', async () => {
    const mine = await open(owner.account, '/settings/members');
    const { page } = mine;
    const email = `invited-${Date.now()}@kiban.example`;
    await page.getByLabel('E-mail').fill(email);
    const role = page.getByRole('combobox', { name: 'Role', exact: true });
    await role.selectOption('viewer');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const shown = page.getByRole('group', { name: 'Invitation link' });
    const link = await shown.locator('code').innerText();
    await isSound('invitation link', mine);
    await shown.getByRole('button', { name: 'Done' }).click();
    await row(mine, email).getByText('Viewer', { exact: true }).waitFor();
    expect(await role.inputValue()).toBe('member');

    await page.getByRole('button', { name: `New link for ${email}` }).click();
    const renewed = await eventually('another link', async () => {
      const text = await shown.locator('code').innerText();
      return text !== link && text;
    });
    await shown.getByRole('button', { name: 'Done' }).click();

    const joining = await people.openSignedOut();
    expect((await joining.open(link)).status()).toBe(404);
    await joining.open(renewed);
    await joining.page.getByLabel('Your name').fill('Invited Person');
    await joining.page.getByLabel('New password').fill('correct horse battery');
    await joining.page.getByRole('button', { name: 'Create account and join' }).click();
    await joining.page.getByText(/^(Confirm your address|Ask your administrator)/).waitFor();
    await joining.open(await people.deployment.mailed.confirmation(email));
    await joining.page.getByRole('button').first().click();
    await eventually('the invited person is a viewer', async () =>
      (await owner.screen.must<ApiMember[]>('GET', '/members')).some(
        (member) => member.email === email && member.role === 'viewer',
      ),
    );
    await page.reload();
    await row(mine, 'Invited Person')
      .getByRole('button', { name: /Viewer$/ })
      .waitFor();
    await page.getByText('There are no open invitations.').waitFor();

    await page.getByLabel('E-mail').fill(`other-${email}`);
    await page.keyboard.press('Enter');
    await shown.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: `Withdraw the invitation of other-${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('There are no open invitations.').waitFor();

    await page.getByLabel('E-mail').fill(colleague.account.email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('This person is already a member of the workspace.').waitFor();
    expect(faults(mine, '409')).toEqual([]);
  });

  it('adds a member to a private board and removes them, and their boards follow', async () => {
    const board = await owner.screen.must<{ id: number }>('POST', '/boards', { name: 'Plans' });
    await owner.screen.must('PATCH', `/boards/${board.id}`, { visibility: 'private' });
    const mine = await open(owner.account, '/settings/members');
    const { page } = mine;
    const members = async (): Promise<number[]> =>
      (await owner.screen.must<{ memberId: number }[]>('GET', `/boards/${board.id}/members`)).map(
        ({ memberId }) => memberId,
      );
    await page.getByRole('button', { name: `Private boards of ${colleague.name}` }).click();
    const choice = page.getByRole('dialog').getByRole('checkbox', { name: 'Plans' });
    await choice.check();
    await eventually('the board has the member', async () => (await members()).includes(colleague.id));
    await isSound('private boards of a member', mine);
    await page.keyboard.press('Escape');
    await page.locator(`button[aria-label="Private boards of ${colleague.name}"]:focus`).waitFor();

    const theirs = await open(colleague.account, '/settings/members');
    await theirs.page.getByRole('link', { name: 'Plans' }).first().waitFor({ state: 'hidden' });
    await theirs.page.getByRole('button', { name: `Private boards of ${colleague.name}` }).click();
    await theirs.page.getByRole('dialog').getByText('member', { exact: true }).waitFor();
    expect(await theirs.page.getByRole('dialog').getByRole('checkbox').count()).toBe(0);

    await page.keyboard.press('Enter');
    await choice.uncheck();
    await eventually('the member is gone', async () => !(await members()).includes(colleague.id));
    expect(faults(mine)).toEqual([]);
  });

  it('shows the role that another person gave, and turns read-only when it was taken away [DEC-9.LIVE-11]', async () => {
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'admin' });
    const [mine, theirs] = [
      await open(owner.account, '/settings/members'),
      await open(colleague.account, '/settings/members'),
    ];
    await theirs.page.getByRole('heading', { name: 'Invitations', exact: true }).waitFor();
    await mine.page.getByRole('button', { name: `Role of ${colleague.name}: Admin` }).waitFor();
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
    await mine.page.getByRole('button', { name: `Role of ${colleague.name}: Viewer` }).waitFor();
    await theirs.page.getByRole('heading', { name: 'Invitations', exact: true }).waitFor({ state: 'hidden' });
    expect([faults(mine), faults(theirs, '403')]).toEqual([[], []]);
  });

  it('says why an action is refused after the role was taken away, and turns read-only', async () => {
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'admin' });
    const theirs = await open(colleague.account, '/settings/members', { isLive: false });
    const { page } = theirs;
    await page.getByRole('heading', { name: 'Invitations', exact: true }).waitFor();
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'member' });
    await page.getByLabel('E-mail').fill('nobody@kiban.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('alert').getByText('Only an owner or admin of the workspace').waitFor();
    await page.getByRole('heading', { name: 'Invitations', exact: true }).waitFor({ state: 'hidden' });
    await page.getByText('Owners and admins invite people').waitFor();
    expect(faults(theirs, '403')).toEqual([]);
  });

  it('says that a member was changed by another person, and shows the new role', async () => {
    const mine = await open(owner.account, '/settings/members', { isLive: false });
    const { page } = mine;
    await page.getByRole('button', { name: `Role of ${colleague.name}: Member` }).click();
    await owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'admin' });
    await page.getByRole('menuitem', { name: 'Viewer' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: `Role of ${colleague.name}: Admin` }).waitFor();
    expect(faults(mine)).toEqual([]);
  });
});
