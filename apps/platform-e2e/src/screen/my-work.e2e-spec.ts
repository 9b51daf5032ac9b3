import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard } from './shown-board.js';
import { withoutLiveLists } from './without-live-lists.js';

interface Found {
  readonly id: number;
  readonly completedAt: string | null;
}

describeWithBrowser('the cards of one person on all boards', (found) => {
  let people: ScreenVisitors;
  let launch: MadeBoard;
  let rota: MadeBoard;
  let dayOf: (days: number) => string;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    const { api } = people.owner;
    launch = await makeBoard(api, { 'To do': ['Flowers', 'Cake', 'Venue'], Doing: ['Not mine'] });
    rota = await makeBoard(api, { Monday: ['Doors', 'Sound'] });
    await api.must('PATCH', `/boards/${rota.id}`, { name: 'Rota' });
    // In the days of the browser, which runs beside this test.
    dayOf = (days) => {
      const day = new Date();
      day.setDate(day.getDate() + days);
      const two = (value: number): string => String(value).padStart(2, '0');
      return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
    };
    const me = (await api.must<{ member: { id: number } }>('GET', '/me')).member.id;
    const due: [MadeBoard, string, string | null][] = [
      [launch, 'Flowers', dayOf(-1)],
      [launch, 'Cake', dayOf(0)],
      [launch, 'Venue', dayOf(30)],
      [rota, 'Doors', dayOf(3)],
      [rota, 'Sound', null],
    ];
    for (const [board, title, dueDate] of due)
      await api.must('PATCH', `/cards/${await idOf(board, title)}`, { dueDate, assigneeIds: [me] });
  });
  afterEach(async () => {
    await people.closeWindows();
    for (const { id } of [launch, rota]) await people.owner.api.must('POST', `/boards/${id}/archive`);
  });

  async function idOf({ id }: MadeBoard, title: string): Promise<number> {
    const { lists } = await people.owner.api.must<{ lists: { cards: { id: number; title: string }[] }[] }>(
      'GET',
      `/boards/${id}`,
    );
    const card = lists.flatMap(({ cards }) => cards).find((each) => each.title === title);
    if (!card) throw new Error(`There is no card “${title}”.`);
    return card.id;
  }

  const group = ({ page }: Visitor, name: string): Locator => page.getByRole('region', { name, exact: true });

  const titles = async (within: Locator): Promise<string[]> =>
    within.locator('[data-row-link]').allTextContents();

  const has = (visitor: Visitor, name: string, expected: string[]): Promise<true> =>
    eventually(`“${name}” has ${expected.join(', ')}`, async () => {
      const shown = await titles(group(visitor, name));
      return JSON.stringify(shown) === JSON.stringify(expected) || undefined;
    });

  const isDone = async (board: MadeBoard, title: string): Promise<boolean> => {
    const card = await people.owner.api.must<Found>('GET', `/cards/${await idOf(board, title)}`);
    return card.completedAt !== null;
  };

  it('groups them by when they are due, and counts what is urgent in the sidebar [DEC-9.WORK-1]', async () => {
    const visitor = await people.open('/my-work');
    const { page } = visitor;
    await has(visitor, 'Overdue', ['Flowers']);
    await has(visitor, 'Today', ['Cake']);
    await has(visitor, 'Next 7 days', ['Doors']);
    await has(visitor, 'Later', ['Venue']);
    await has(visitor, 'No due date', ['Sound']);
    await group(visitor, 'Next 7 days').getByText('Rota · Monday').waitFor();
    await page.getByRole('link', { name: 'My work 2 overdue or due today' }).waitFor();
    expect(await accessibilityFaultsOfThemes(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    await visitor.look('my work');
    expect(people.faults()).toEqual([]);
  });

  it('completes a card by mouse, and takes it back [DEC-9.WORK-2]', async () => {
    const visitor = await people.open('/my-work');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Complete Cake' }).click();
    await group(visitor, 'Today').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'My work 1 overdue or due today' }).waitFor();
    await eventually('the card is completed', async () => (await isDone(launch, 'Cake')) || undefined);
    await page.getByText('Completed “Cake”.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await has(visitor, 'Today', ['Cake']);
    await eventually('the card is open', async () => !(await isDone(launch, 'Cake')) || undefined);
    expect(people.faults()).toEqual([]);
  });

  it('is reached, walked and opened by keyboard alone [DEC-9.WORK-3]', async () => {
    const visitor = await people.open('/boards');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Boards', exact: true }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await has(visitor, 'No due date', ['Sound']);
    await visitor.tabTo('[data-row-link]');
    const focused = async (title: string): Promise<void> =>
      page.locator('[data-row-link]:focus', { hasText: title }).waitFor();
    await focused('Flowers');
    await page.keyboard.press('End');
    await focused('Sound');
    await page.keyboard.press('k');
    await focused('Venue');
    await page.keyboard.press('ArrowUp');
    await focused('Doors');
    await page.keyboard.press('t');
    await focused('Venue');
    await group(visitor, 'Next 7 days').waitFor({ state: 'detached' });
    await eventually('the card is completed', async () => (await isDone(rota, 'Doors')) || undefined);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^#/ }).getByRole('heading', { name: 'Venue' }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('follows what others do, without a look at its window [DEC-9.LIVE-11]', async () => {
    const { api } = people.owner;
    const visitor = await people.open('/my-work');
    await has(visitor, 'Today', ['Cake']);
    await has(visitor, 'Next 7 days', ['Doors']);
    await api.must('PATCH', `/cards/${await idOf(rota, 'Sound')}`, { dueDate: dayOf(0) });
    await has(visitor, 'Today', ['Sound', 'Cake']);
    await api.must('PATCH', `/cards/${await idOf(launch, 'Cake')}`, { assigneeIds: [] });
    await has(visitor, 'Today', ['Sound']);
    await api.must('DELETE', `/cards/${await idOf(rota, 'Sound')}`);
    await group(visitor, 'Today').waitFor({ state: 'detached' });
    await api.must('POST', `/boards/${rota.id}/archive`);
    await group(visitor, 'Next 7 days').waitFor({ state: 'detached' });
    await api.must('POST', `/boards/${rota.id}/restore`);
    await has(visitor, 'Next 7 days', ['Doors']);
    expect(people.faults()).toEqual([]);
  });

  it('follows what others did when its window is looked at again [DEC-9.WORK-4]', async () => {
    const visitor = await people.open('/my-work', { prepare: ({ page }) => withoutLiveLists(page) });
    await has(visitor, 'Today', ['Cake']);
    await people.owner.api.must('PATCH', `/cards/${await idOf(launch, 'Cake')}`, { assigneeIds: [] });
    await people.owner.api.must('PATCH', `/cards/${await idOf(rota, 'Sound')}`, { dueDate: dayOf(0) });
    await visitor.page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
    await has(visitor, 'Today', ['Sound']);
    expect(people.faults()).toEqual([]);
  });

  it('shows nothing of boards that the person may no longer see, and a viewer changes nothing [DEC-9.WORK-4]', async () => {
    const { api, screen } = people.owner;
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    for (const [board, title] of [
      [launch, 'Cake'],
      [rota, 'Doors'],
    ] as const)
      await api.must('PATCH', `/cards/${await idOf(board, title)}`, { assigneeIds: [colleague.id] });
    const visitor = await people.open('/my-work', { account: colleague.account });
    await has(visitor, 'Today', ['Cake']);
    await screen.must('PATCH', `/boards/${rota.id}`, { visibility: 'private' });
    await screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
    await visitor.page.reload();
    await has(visitor, 'Today', ['Cake']);
    expect(await titles(visitor.page.getByRole('main'))).toEqual(['Cake']);
    expect(await visitor.page.getByRole('button', { name: /^Complete/ }).count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });

  it('says why a card was not completed, and shows it again [DEC-9.WORK-2]', async () => {
    const visitor = await people.open('/my-work', { prepare: ({ page }) => withoutLiveLists(page) });
    await has(visitor, 'Today', ['Cake']);
    const id = await idOf(launch, 'Cake');
    await people.owner.api.must('POST', `/cards/${id}/archive`);
    await visitor.page.getByRole('button', { name: 'Complete Cake' }).click();
    await visitor.page
      .getByRole('alert')
      .getByText(/archived/i)
      .waitFor();
    await group(visitor, 'Today').waitFor({ state: 'detached' });
    expect(people.faults(/status of 409/)).toEqual([]);
  });

  it('fits a phone, and completes by touch [DEC-9.WORK-5]', async () => {
    const visitor = await people.open('/my-work', { hasTouch: true });
    await has(visitor, 'Today', ['Cake']);
    await visitor.page.getByRole('button', { name: 'Complete Cake' }).tap();
    await eventually('the card is completed', async () => (await isDone(launch, 'Cake')) || undefined);
    const width = await visitor.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(width).toBe(0);
    expect(people.faults()).toEqual([]);
  });
});
