import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { newOwner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard } from './shown-board.js';

const PROFILE = '/settings/profile';
/** What Chromium logs for the refusals of this test, and for requests of a person who is gone. */
const REFUSED = /status of (40[1349]|422)/;

interface Author extends JoinedMember {
  cardId: number;
}

describeWithBrowser('the data of a person in a browser', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  const section = (page: Page, name = 'Your data'): Locator => page.getByRole('region', { name });

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await visitor.page.evaluate(isWide)).toBe(false);
  }

  /** A member with a card and a comment of their own. */
  async function author(): Promise<Author> {
    const member = await joinedMember(people.deployment, people.owner, 'member');
    const board = await makeBoard(people.owner.api, { 'To do': ['By the owner'] });
    const [list] = await people.owner.api.must<{ id: number }[]>('GET', `/boards/${board.id}/lists`);
    const own = new ApiCaller(
      people.deployment.apiUrl,
      await screenAccessToken(people.deployment, member.account),
    );
    const { id } = await own.must<{ id: number }>('POST', '/cards', {
      listId: list?.id,
      title: 'My own card',
    });
    await own.must('POST', `/cards/${id}/comments`, { text: 'My own words' });
    return { ...member, cardId: id };
  }

  const writerOf = async (cardId: number): Promise<string[]> => {
    const card = await people.owner.api.must<{ createdBy: { name: string } }>('GET', `/cards/${cardId}`);
    const comments = await people.owner.api.must<{ author: { name: string } }[]>(
      'GET',
      `/cards/${cardId}/comments`,
    );
    return [card.createdBy.name, ...comments.map((comment) => comment.author.name)];
  };

  it('is saved as a file with what the person wrote [DEC-9.DATA-1, DEC-4.EXPORT-1]', async () => {
    const { account, cardId } = await author();
    const visitor = await people.open(PROFILE, { account });
    const { page } = visitor;
    await section(page).scrollIntoViewIfNeeded();
    await isSound('own data at 1280', visitor);
    const saving = page.waitForEvent('download');
    await section(page).getByRole('button', { name: 'Export your data' }).press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe('kiban-my-data.json');
    const text = await readFile(await download.path(), 'utf8');
    const data = JSON.parse(text) as { account: { email: string }; cards: { id: number }[] };
    expect(data.account.email).toBe(account.email);
    expect(data.cards.map(({ id }) => id)).toEqual([cardId]);
    expect(text).toContain('My own words');
    expect(text).not.toContain(people.owner.account.email);
    expect(text).not.toContain('By the owner');
    expect(people.faults()).toEqual([]);
  });

  it('ends with the account, by keyboard, and others see no name [DEC-9.DATA-2, DEC-4.ERASURE-7]', async () => {
    const { account, cardId, name } = await author();
    expect(await writerOf(cardId)).toEqual([name, name]);
    const visitor = await people.open(PROFILE, { account });
    const { page } = visitor;
    await section(page).getByRole('button', { name: 'Delete account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('To confirm, type your e-mail address').fill(people.owner.account.email);
    await dialog.getByLabel('Your password').fill(account.password);
    await isSound('delete the account at 1280', visitor);
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('To confirm, type your e-mail address').fill(account.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await isSound('the account is deleted at 1280', visitor);
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    await expect(screenAccessToken(people.deployment, account)).rejects.toThrow();
    await eventually('the names to be replaced', async () =>
      (await writerOf(cardId)).every((each) => each === 'Deleted member'),
    );
    expect(people.faults(REFUSED)).toEqual([]);
  });

  it('is refused to the last owner in words, and works in Japanese at 360 px [DEC-9.DATA-3]', async () => {
    const { account } = await newOwner(people.deployment);
    const owner = await people.open(PROFILE, { account });
    await owner.page.setViewportSize({ width: 360, height: 740 });
    await section(owner.page).getByRole('button', { name: 'Delete account' }).click();
    const refused = owner.page.getByRole('dialog', { name: 'Delete your account?' });
    await refused.getByLabel('To confirm, type your e-mail address').fill(account.email);
    await refused.getByLabel('Your password').fill(account.password);
    await refused.getByRole('button', { name: 'Delete my account' }).click();
    const alert = refused.getByRole('alert');
    await alert.getByText('These workspaces would have no owner:').waitFor();
    expect(await alert.getByRole('listitem').count()).toBe(1);
    await alert.scrollIntoViewIfNeeded();
    await isSound('the last owner at 360', owner);
    await refused.getByRole('button', { name: 'Keep my account' }).click();
    await refused.waitFor({ state: 'hidden' });

    const member = await joinedMember(people.deployment, people.owner, 'viewer');
    const visitor = await people.open(PROFILE, { account: member.account });
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('main').getByLabel('Language').selectOption('ja');
    await section(page, 'あなたのデータ').getByRole('button', { name: 'アカウントを削除' }).click();
    const dialog = page.getByRole('dialog', { name: 'アカウントを削除しますか?' });
    await dialog.getByLabel('確認のため、メールアドレスを入力してください').fill(member.account.email);
    await dialog.getByRole('textbox').nth(1).fill(member.account.password);
    await isSound('delete the account in Japanese at 360', visitor);
    await dialog.getByRole('button', { name: 'アカウントを削除する' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await isSound('the account is deleted at 360', visitor);
    expect(people.faults(REFUSED)).toEqual([]);
  });
});
