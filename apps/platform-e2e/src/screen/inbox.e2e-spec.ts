import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('the inbox on the screen', (found) => {
  let people: ScreenVisitors;
  let colleague: JoinedMember;
  /** The colleague, whose actions notify the owner. */
  let theirs: ApiCaller;
  let board: MadeBoard;
  let me: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    colleague = await joinedMember(people.deployment, people.owner, 'member');
    theirs = people.owner.api.withBearer(await screenAccessToken(people.deployment, colleague.account));
    me = (await people.owner.api.must<{ member: { id: number } }>('GET', '/me')).member.id;
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    board = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
    await people.owner.screen.must('POST', '/me/inbox/mark', {
      upTo: Number.MAX_SAFE_INTEGER,
      state: 'archived',
    });
  });
  afterEach(() => people.closeWindows());

  async function idOf(title: string): Promise<number> {
    const { lists } = await people.owner.api.must<{ lists: { cards: { id: number; title: string }[] }[] }>(
      'GET',
      `/boards/${board.id}`,
    );
    const card = lists.flatMap(({ cards }) => cards).find((each) => each.title === title);
    if (!card) throw new Error(`There is no card “${title}”.`);
    return card.id;
  }
  const assign = async (title: string): Promise<unknown> =>
    theirs.must('PUT', `/cards/${await idOf(title)}/assignees/${me}`);
  const comment = async (title: string, text: string): Promise<unknown> =>
    theirs.must('POST', `/cards/${await idOf(title)}/comments`, { text });

  const rows = (page: Page): Locator => page.locator('[data-entry]');
  const sentences = async (page: Page): Promise<string[]> => {
    const texts = await page.locator('[data-entry-link]').allTextContents();
    return texts.map((text) => text.replace(colleague.name, '…'));
  };
  const shows = (page: Page, expected: string[]): Promise<true> =>
    eventually(`the inbox has ${expected.join(' | ')}`, async () => {
      const now = await sentences(page);
      return JSON.stringify(now) === JSON.stringify(expected) || undefined;
    });
  const counts = (page: Page, count: number): Promise<void> =>
    page.getByRole('link', { name: count === 0 ? 'Inbox' : `Inbox ${count} unread`, exact: true }).waitFor();

  it('tells live what others did, opens the card, and counts what is unread [DEC-10.INBOX-5]', async () => {
    const { page } = await people.open('/inbox');
    await page.getByText('Nothing waits for you').waitFor();
    await assign('Flowers');
    await counts(page, 1);
    await shows(page, ['Unread: … assigned you: Flowers']);
    await comment('Flowers', 'Tulips or roses?');
    await counts(page, 2);
    await page.getByText('Tulips or roses?').waitFor();
    await eventually('the title', async () => (await page.title()).startsWith('(2) Inbox') || undefined);
    // The owner made the card, so its move concerns them; what they do themselves does not.
    await people.owner.api.must('POST', `/cards/${await idOf('Cake')}/complete`);
    expect(await accessibilityFaultsOfThemes(page)).toEqual([]);
    await rows(page).first().locator('[data-entry-link]').click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('complementary'))
      .getByText('Tulips or roses?')
      .first()
      .waitFor();
    await counts(page, 1);
    expect(people.faults()).toEqual([]);
  });

  it('is worked through by keys alone, and everything can be had back [DEC-10.INBOX-4]', async () => {
    await assign('Flowers');
    await assign('Cake');
    await assign('Venue');
    const { page } = await people.open('/boards');
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.waitForURL('**/inbox');
    const all = [
      'Unread: … assigned you: Venue',
      'Unread: … assigned you: Cake',
      'Unread: … assigned you: Flowers',
    ];
    await shows(page, all);
    await page.locator('[data-entry-link]').first().focus();
    await page.keyboard.press('e');
    await shows(page, all.slice(1));
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, all);
    await page.locator('[data-entry-link]').first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('u');
    await shows(page, [all[0] ?? '', '… assigned you: Cake', all[2] ?? '']);
    await page.keyboard.press('h');
    await shows(page, [all[0] ?? '', all[2] ?? '']);
    await counts(page, 2);
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await page.getByText(/^until /).waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await shows(page, [all[0] ?? '', all[2] ?? '']);
    await page.locator('[data-entry-link]').first().focus();
    await page.keyboard.press('Shift+U');
    await shows(page, ['… assigned you: Venue', '… assigned you: Flowers']);
    await counts(page, 0);
    const toast = page.getByRole('status').filter({ hasText: 'Everything is marked as read.' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await counts(page, 2);
    expect(people.faults()).toEqual([]);
  });

  it('is put away by touch at 360 px, in Japanese, without a page that scrolls sideways', async () => {
    await assign('Flowers');
    await comment('Flowers', 'A'.repeat(300));
    const { page } = await people.open('/inbox', { hasTouch: true, language: 'ja' });
    await page.getByText('コメントしました').waitFor();
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
    expect(await accessibilityFaultsOfThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Flowers を完了にする' }).first().tap();
    await eventually('one entry is left', async () => (await rows(page).count()) === 1 || undefined);
    expect(people.faults()).toEqual([]);
  });
});
