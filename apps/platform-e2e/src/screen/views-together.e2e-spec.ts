import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
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

  /** Opens each view in a tab of one window. */
  async function viewsOf(boardId: number, account: { email: string; password: string }): Promise<Views> {
    const { api } = people.owner;
    const { page, context } = await people.open(`/boards/${boardId}/grid`, { account });
    await page.getByRole('table', { name: 'Rota' }).waitFor();
    const tab = async (path: string): Promise<Page> => {
      const opened = await context.newPage();
      await opened.setViewportSize({ width: 1_280, height: 800 });
      await opened.goto(people.deployment.origin + path);
      await opened.getByRole('heading', { level: 1 }).waitFor();
      return opened;
    };
    return {
      grid: new ShownGrid(page, api, boardId),
      table: new ShownTable(await tab(`/boards/${boardId}/table`)),
      calendar: new ShownCalendar(await tab(`/boards/${boardId}/calendar?day=${FIRST_DAY}`), api, boardId),
      chart: new ShownChart(await tab(`/boards/${boardId}/gantt`), api, boardId),
      work: await tab('/my-work'),
    };
  }
});
