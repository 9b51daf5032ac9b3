import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard } from './shown-board.js';

/** What Chromium logs for requests of a browser that was signed out. */
const ENDED = /status of 40[01]/;
const CHROME = /^Sign out: Chrome on /;

describeWithBrowser('the browsers in which a person is signed in', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  const section = ({ page }: Visitor): Locator =>
    page.getByRole('region', { name: 'Where you are signed in' });
  const asksToSignIn = ({ page }: Visitor): Promise<void> =>
    page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor();

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await visitor.page.evaluate(isWide)).toBe(false);
  }

  it('are in the profile, which signs out one while its board is open [DEC-3.SESSION-7, DEC-3.SESSION-2]', async () => {
    const { account } = await joinedMember(people.deployment, people.owner, 'member');
    const board = await makeBoard(people.owner.api, { 'To do': ['Flowers'] });
    const { visitor: other } = await people.openBoard(board.id, { account });
    const visitor = await people.open('/settings/profile', { account });
    const { page } = visitor;
    const rows = section(visitor).getByRole('listitem');
    const own = rows.filter({ hasText: 'This browser' });
    await own.getByText(/Chrome on /).waitFor();
    expect(await own.count()).toBe(1);
    expect(await own.getByRole('button').count()).toBe(0);
    expect(await own.getByRole('link', { name: 'Sign out' }).count()).toBe(1);
    expect(await section(visitor).getByRole('button', { name: CHROME }).count()).toBe(1);
    const count = await rows.count();
    await section(visitor).scrollIntoViewIfNeeded();
    await isSound('sessions at 1280', visitor);

    await section(visitor).getByRole('button', { name: CHROME }).click();
    const dialog = page.getByRole('dialog', { name: /^Sign out Chrome on .+\?$/ });
    await dialog.getByText('can sign in again with your password or a passkey only').waitFor();
    await isSound('end a session at 1280', visitor);
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // Without a touch of the other window: its stream has ended.
    await asksToSignIn(other);
    await section(visitor).getByRole('button', { name: CHROME }).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(count - 1);
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Where you are signed in');
    await visitor.open('/settings/members');
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
    expect(people.faults(ENDED)).toEqual([]);
  });

  it('are all signed out but this one, by keyboard on a narrow screen, and the log says so [DEC-3.SESSION-7, DEC-3.SESSION-3]', async () => {
    // An owner whose other sign-ins no other test uses.
    const { account } = await newOwner(people.deployment);
    const others = [await people.open('/boards', { account }), await people.open('/boards', { account })];
    const visitor = await people.open('/settings/profile', { account });
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 800 });
    await section(visitor).getByRole('button', { name: CHROME }).nth(1).waitFor();
    await section(visitor).scrollIntoViewIfNeeded();
    await isSound('sessions at 360', visitor);
    await section(visitor).getByRole('button', { name: 'Sign out all others' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign out all other browsers?' });
    await dialog.waitFor();
    await isSound('end all other sessions at 360', visitor);
    await dialog.getByRole('button', { name: 'Sign out all others' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    for (const other of others) await asksToSignIn(other);
    await section(visitor)
      .getByRole('button', { name: 'Sign out all others' })
      .waitFor({ state: 'detached' });
    expect(await section(visitor).getByRole('listitem').count()).toBe(1);
    await visitor.open('/settings/audit');
    await page.getByRole('main').getByText('signed out all their other browsers').waitFor();
    expect(people.faults(ENDED)).toEqual([]);
  });

  it('are shown in Japanese [DEC-3.SESSION-7]', async () => {
    const { account } = await joinedMember(people.deployment, people.owner, 'viewer');
    await people.open('/boards', { account });
    const visitor = await people.open('/settings/profile', { account });
    await section(visitor).getByText('This browser').waitFor();
    const { page } = visitor;
    await page.getByRole('main').getByLabel('Language').selectOption('ja');
    const region = page.getByRole('region', { name: 'サインイン中のブラウザー' });
    await region.getByText('このブラウザー').waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await region.scrollIntoViewIfNeeded();
    await isSound('sessions in Japanese at 360', visitor);
    await region.getByRole('button', { name: 'ほかをすべてサインアウト' }).click();
    await page.getByRole('dialog', { name: 'ほかのブラウザーをすべてサインアウトしますか?' }).waitFor();
    await isSound('end all other sessions in Japanese at 360', visitor);
  });
});
