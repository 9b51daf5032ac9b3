import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Credentials as Account } from '../client/credentials.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownCalendar } from './shown-calendar.js';
import { ShownChart } from './shown-chart.js';
import { makeGrid, ShownGrid } from './shown-grid.js';
import { ShownTable } from './shown-table.js';

const FIRST_DAY = '2031-03-12';
const NEXT_DAY = '2031-03-13';
const LAST_DAY = '2031-03-14';

/** One board in the views that a person has open in a tab each. */
interface Views {
  readonly grid: ShownGrid;
  readonly table: ShownTable;
  readonly calendar: ShownCalendar;
  readonly chart: ShownChart;
  readonly work: Page;
}

describeWithBrowser('the views of two people on one board', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  it('show in every view what the other person changes in any of them [DEC-9.VIEWS-2]', async () => {
    const { api } = people.owner;
    const boardId = await makeGrid(api, 'grid', [{ name: 'North' }, { name: 'South' }], [{ name: 'Early' }]);
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    const theirs = await viewsOf(boardId, colleague.account);
    const own = await viewsOf(boardId, people.owner.account);

    // The grid: a new card.
    await own.grid.cell('North', 'Early').hover();
    await own.grid.page.getByRole('button', { name: 'Add a card to North · Early' }).click();
    const field = own.grid.cell('North', 'Early').getByRole('textbox');
    await field.fill('Flowers');
    await field.press('Enter');
    await field.press('Escape');
    await theirs.grid.cardIn('North', 'Early', 'Flowers').waitFor();
    await theirs.table.row('Flowers').waitFor();
    await own.grid.servedCards('North', 'Early', ['Flowers']);
    const [card] = (await own.grid.served()).cells.flatMap(({ cards }) => cards);
    await api.must('PATCH', `/cards/${card?.id}`, { assigneeIds: [colleague.id], dueDate: FIRST_DAY });
    for (const link of [theirs.calendar.link('Flowers'), theirs.chart.task('Flowers')]) await link.waitFor();
    await theirs.work.getByRole('link', { name: /Flowers/ }).waitFor();

    // The table: another title.
    await (await own.table.cell('Flowers', 'Title')).dblclick();
    await own.table.page.keyboard.press('Control+a');
    await own.table.page.keyboard.type('Roses');
    await own.table.page.keyboard.press('Enter');
    await theirs.grid.cardIn('North', 'Early', 'Roses').waitFor();
    await theirs.table.row('Roses').waitFor();
    for (const link of [theirs.calendar.link('Roses'), theirs.chart.task('Roses')]) await link.waitFor();
    await theirs.work.getByRole('link', { name: /Roses/ }).waitFor();

    // The calendar: the next day.
    await own.calendar.link('Roses').focus();
    await own.calendar.page.keyboard.press('Shift+ArrowRight');
    await theirs.calendar.cell(NEXT_DAY).locator('a', { hasText: 'Roses' }).waitFor();
    await theirs.table.has('Roses', 'Due', 'Mar 13, 2031');
    await theirs.chart.value('Roses', 'End').getByText('Mar 13, 2031').waitFor();
    await theirs.work.getByText('Due Mar 13, 2031').waitFor();

    // The chart: one more day.
    await own.chart.task('Roses').focus();
    await own.chart.page.keyboard.press('ArrowRight');
    await own.chart.served('Roses', { end: LAST_DAY });
    await theirs.calendar.cell(LAST_DAY).locator('a', { hasText: 'Roses' }).waitFor();
    await theirs.table.has('Roses', 'Due', 'Mar 14, 2031');
    await theirs.grid.card('Roses').waitFor();
    await theirs.work.getByText('Due Mar 14, 2031').waitFor();

    // My work of the other person: it is done.
    await theirs.work.getByRole('button', { name: 'Complete Roses' }).click();
    await own.table.has('Roses', 'Done', 'Yes');
    await own.calendar.bar('Roses').and(own.calendar.page.locator('[data-state=done]')).waitFor();
    await (await own.chart.bar('Roses')).and(own.chart.page.locator('[data-done=true]')).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('show in a timetable and in a search what the other person changes in either [DEC-9.VIEWS-2]', async () => {
    const { api } = people.owner;
    const days = ['monday', 'tuesday'].map((weekday) => ({ name: weekday.slice(0, 3), weekday }));
    const boardId = await makeGrid(api, 'timetable', days, [{ name: 'First', startTime: '09:00' }]);
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    const opened = async (account: Account): Promise<[ShownGrid, Page]> => {
      const { page, context } = await people.open(`/boards/${boardId}/grid`, { account });
      await page.getByRole('table', { name: 'Rota' }).waitFor();
      return [new ShownGrid(page, api, boardId), await tabOf(context, '/search?assignee=me')];
    };
    const [theirs, theirSearch] = await opened(colleague.account);
    const [own] = await opened(people.owner.account);

    // The timetable: a lesson, its day, the title of its panel.
    await own.addCard('mon', 'First', 'Algebra');
    await theirs.cardIn('mon', 'First', 'Algebra').waitFor();
    const [card] = (await own.served()).cells.flatMap(({ cards }) => cards);
    await api.must('PATCH', `/cards/${card?.id}`, { assigneeIds: [colleague.id] });
    await theirSearch.getByRole('link', { name: 'Algebra', exact: true }).waitFor();
    await own.card('Algebra').focus();
    await own.page.keyboard.press('Shift+ArrowRight');
    await theirs.cardIn('tue', 'First', 'Algebra').waitFor();
    await own.card('Algebra').focus();
    await own.page.keyboard.press('e');
    await own.page.keyboard.press('Control+a');
    await own.page.keyboard.type('Geometry');
    await own.page.keyboard.press('Enter');
    await theirs.cardIn('tue', 'First', 'Geometry').waitFor();
    await theirSearch.getByRole('link', { name: 'Geometry', exact: true }).waitFor();

    // The search of the other person: it is done.
    await theirSearch.getByRole('button', { name: 'Complete Geometry' }).click();
    await own.cell('tue', 'First').locator('[data-complete=true]', { hasText: 'Geometry' }).waitFor();

    // A card without an assignee is found when the window is looked at again.
    await theirSearch.getByRole('searchbox', { name: 'Words in cards' }).fill('History');
    await theirSearch.getByRole('combobox', { name: 'Assignee' }).selectOption('');
    await theirSearch.getByText('No card matches this search.').waitFor();
    await own.addCard('mon', 'First', 'History');
    await lookAgain(theirSearch);
    await theirSearch.getByRole('link', { name: 'History', exact: true }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('have the saved views of the other person when they are looked at [DEC-9.VIEWS-2]', async () => {
    const boardId = await makeGrid(people.owner.api, 'grid', [{ name: 'North' }], [{ name: 'Early' }]);
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    const { page: theirs } = await people.open(`/boards/${boardId}/grid`, { account: colleague.account });
    const { page: own } = await people.open(`/boards/${boardId}/table?assignee=me`);
    const panelOf = async (page: Page): Promise<Locator> => {
      await page.getByRole('button', { name: 'Saved views' }).click();
      const panel = page.getByRole('dialog', { name: 'Saved views' });
      await panel.getByLabel('Name of the view').waitFor();
      return panel;
    };
    await (await panelOf(theirs)).getByText('No saved view yet').waitFor();
    await theirs.keyboard.press('Escape');
    const panel = await panelOf(own);
    await panel.getByLabel('Name of the view').fill('Mine');
    await panel.getByLabel('For everyone on this board').check();
    await panel.getByRole('button', { name: 'Save this view' }).click();
    await panel.waitFor({ state: 'detached' });
    await (await panelOf(theirs)).getByRole('link', { name: 'Mine', exact: true }).click();
    await theirs.waitForURL(/\/table\?.*assignee=me/);
    const named = (name: string): Locator => theirs.getByRole('main').getByText(name, { exact: true });
    await named('Mine').waitFor();

    await panelOf(own);
    await panel.getByRole('button', { name: 'Actions for Mine' }).click();
    await own.getByRole('menuitem', { name: 'Rename' }).click();
    await own.keyboard.type('My cards');
    await own.keyboard.press('Enter');
    await panel.getByRole('link', { name: 'My cards', exact: true }).waitFor();
    await lookAgain(theirs);
    await named('My cards').waitFor();
    await panel.getByRole('button', { name: 'Actions for My cards' }).click();
    await own.getByRole('menuitem', { name: 'Delete' }).click();
    await panel.getByRole('group').getByRole('button', { name: 'Delete' }).click();
    await panel.getByRole('link', { name: 'My cards' }).waitFor({ state: 'detached' });
    await lookAgain(theirs);
    await named('My cards').waitFor({ state: 'detached' });
    expect(people.faults()).toEqual([]);
  });

  /** Opens each view in a tab of one window. */
  async function viewsOf(boardId: number, account: Account): Promise<Views> {
    const { api } = people.owner;
    const { page, context } = await people.open(`/boards/${boardId}/grid`, { account });
    await page.getByRole('table', { name: 'Rota' }).waitFor();
    const tab = (path: string): Promise<Page> => tabOf(context, path);
    return {
      grid: new ShownGrid(page, api, boardId),
      table: new ShownTable(await tab(`/boards/${boardId}/table`)),
      calendar: new ShownCalendar(await tab(`/boards/${boardId}/calendar?day=${FIRST_DAY}`), api, boardId),
      chart: new ShownChart(await tab(`/boards/${boardId}/gantt`), api, boardId),
      work: await tab('/my-work'),
    };
  }

  async function tabOf(context: BrowserContext, path: string): Promise<Page> {
    const opened = await context.newPage();
    await opened.setViewportSize({ width: 1_280, height: 800 });
    await opened.goto(people.deployment.origin + path);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    return opened;
  }

  /** As when a person returns to the window. */
  const lookAgain = (page: Page): Promise<unknown> =>
    page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
});
