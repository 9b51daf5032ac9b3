import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { cardWorld } from './card-world.js';
import { planBoard } from './planned-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { calendarBoard, ShownCalendar } from './shown-calendar.js';
import { ShownChart } from './shown-chart.js';
import { makeGrid, ShownGrid } from './shown-grid.js';
import { ShownTable } from './shown-table.js';

const WIDTHS = [360, 1_280];

describeWithBrowser('the views beside the board in both themes', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  async function open(path: string): Promise<void> {
    visitor = await people.open(path);
    ({ page } = visitor);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  }

  /** Nothing that axe-core finds, in either theme. */
  async function isSound(name: string): Promise<void> {
    const faults = await accessibilityFaultsOfThemes(page, (theme) =>
      visitor.keep(`themes ${name} ${theme}`),
    );
    expect([name, faults]).toEqual([name, []]);
  }

  async function isSoundAtEachWidth(name: string): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await isSound(`${name} ${width}`);
    }
  }

  /** Checks what opens above a view, and closes it. */
  async function isSoundAbove(name: string, floating: Locator): Promise<void> {
    await floating.first().waitFor();
    await isSound(name);
    await page.keyboard.press('Escape');
    await floating.first().waitFor({ state: 'detached' });
  }

  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

  it('a table, its cells, menus and columns have no fault of accessibility [DEC-9.VIEWS-4]', async () => {
    const { boardId } = await cardWorld(people.owner);
    await open(`/boards/${boardId}/table`);
    const table = new ShownTable(page);
    await table.row('Book the venue').waitFor();
    await isSoundAtEachWidth('table');
    for (const column of ['Labels', 'Region']) {
      await (await table.cell('Book the venue', column)).dblclick();
      await isSoundAbove(`table ${column}`, dialog(column));
    }
    await (await table.cell('Book the venue', 'Budget')).click();
    await page.keyboard.type('much');
    await page.keyboard.press('Enter');
    await page.getByText('Budget cannot be “much”.').waitFor();
    await isSound('table fault');
    await page.keyboard.press('Escape');
    await button('Column Title').click();
    await isSoundAbove('table column menu', page.getByRole('menu'));
    await button('Columns').click();
    await isSoundAbove('table columns', page.getByRole('checkbox', { name: 'List', exact: true }));
    expect(people.faults()).toEqual([]);
  });

  it('a calendar, its days, week and tray have no fault of accessibility [DEC-9.VIEWS-4]', async () => {
    const boardId = await calendarBoard(people.owner.api, [
      { title: 'Venue', start: '2027-03-09', due: '2027-03-16' },
      ...['Cake', 'Chairs', 'Lights', 'Music', 'Flowers'].map((title) => ({ title, due: '2027-03-18' })),
      { title: 'Ready', due: '2027-03-18', isDone: true },
      { title: 'Thank the guests' },
    ]);
    await open(`/boards/${boardId}/calendar?day=2027-03-15`);
    const calendar = new ShownCalendar(page, people.owner.api, boardId);
    await calendar.bar('Venue').first().waitFor();
    await isSoundAtEachWidth('calendar month');
    await button('1 unscheduled').click();
    await page.locator('[data-unscheduled]').focus();
    await isSound('calendar tray');
    await page.keyboard.press('d');
    await isSoundAbove('calendar due date', dialog(/Thank the guests/));
    await calendar.dayButton('2027-03-18').click();
    await calendar.list('Thursday, March 18, 2027').waitFor();
    await isSound('calendar day');
    await calendar.link('Venue').first().focus();
    await page.keyboard.press('s');
    await isSoundAbove('calendar dates', dialog(/Venue/));
    await button('Week').click();
    await isSoundAtEachWidth('calendar week');
    expect(people.faults()).toEqual([]);
  });

  it('a Gantt chart, its cells, dialogs and menu have no fault of accessibility [DEC-9.VIEWS-4]', async () => {
    const { id } = await planBoard(people.owner.api, [
      { title: 'Venue', days: [0, 4], progress: 40 },
      { title: 'Invitations', days: [5, 9], after: { Venue: 'FS' } },
      { title: 'Party', days: [10, 10], after: { Invitations: 'FS' }, isMilestone: true },
      { title: 'Music' },
    ]);
    await open(`/boards/${id}/gantt`);
    const chart = new ShownChart(page, people.owner.api, id);
    await chart.task('Venue').waitFor();
    await page.getByRole('checkbox', { name: 'Critical path' }).check();
    await isSoundAtEachWidth('gantt');
    await chart.value('Venue', 'End').click();
    await isSoundAbove('gantt dates', dialog('Dates of “Venue”'));
    await chart.value('Venue', 'Done').click();
    await isSoundAbove('gantt progress', dialog('Progress of “Venue”'));
    await chart.value('Invitations', 'Depends on').click();
    await isSoundAbove('gantt dependencies', dialog('“Invitations” depends on'));
    await button('Export the chart').click();
    await isSoundAbove('gantt export', page.getByRole('menu'));
    await button('1 unscheduled').click();
    await page.locator('[data-unscheduled]').waitFor();
    await isSound('gantt tray');
    await chart.dragBar('Venue', 'middle', 3);
    await page.locator('[data-outline]').nth(2).waitFor();
    await isSound('gantt drag');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(people.faults()).toEqual([]);
  });

  it('a timetable, its heads, dialogs and menus have no fault of accessibility [DEC-9.VIEWS-4]', async () => {
    const boardId = await makeGrid(
      people.owner.api,
      'timetable',
      [
        { name: 'Mon', weekday: 'monday' },
        { name: 'Tue', weekday: 'tuesday' },
      ],
      [{ name: 'First', startTime: '00:00', endTime: '23:59' }],
    );
    await open(`/boards/${boardId}/grid`);
    const grid = new ShownGrid(page, people.owner.api, boardId);
    await grid.table().waitFor();
    await grid.addCard('Mon', 'First', 'Algebra');
    await isSoundAtEachWidth('timetable');
    await grid.cell('Tue', 'First').hover();
    await button('Edit cell Tue · First').click();
    await isSoundAbove('timetable cell', dialog('Edit cell Tue · First'));
    for (const [action, title] of [
      ['Change the name or times …', 'Change the name or times …'],
      ['Delete …', 'Delete row “First”?'],
    ] as const) {
      await button('Actions for row First').click();
      await page.getByRole('menuitem', { name: action }).waitFor();
      await isSound('timetable menu');
      await page.getByRole('menuitem', { name: action }).click();
      await isSoundAbove(`timetable ${action}`, dialog(title));
    }
    for (const add of ['Add a column', 'Add a row']) {
      await button(add).first().click();
      await isSoundAbove(`timetable ${add}`, dialog(add));
    }
    expect(people.faults()).toEqual([]);
  });
});
