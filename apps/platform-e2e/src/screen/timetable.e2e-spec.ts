import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { makeBoard } from './shown-board.js';
import { ScreenVisitors, type Window } from './screen-visitors.js';
import { makeGrid, ShownGrid, type NewAxis } from './shown-grid.js';
import { TouchPerson } from './touch-person.js';

/** A Monday at half past nine, on the clock of the reader. */
const MONDAY = new Date(2026, 10, 23, 9, 30);
const DAYS: readonly NewAxis[] = ['monday', 'tuesday', 'wednesday'].map((weekday) => ({
  name: weekday.slice(0, 3),
  weekday,
}));
/** A grid of 3,200 cells, of which a page has fewer than 400. */
const COLUMNS = 40;
const ROWS = 80;
const TIMES: readonly NewAxis[] = [
  { name: 'First', startTime: '09:00', endTime: '10:00' },
  { name: 'Second', startTime: '10:00', endTime: '11:30' },
];

describeWithBrowser('timetables and large grids', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let grid: ShownGrid;
  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  async function open(boardId: number, window: Window = {}): Promise<void> {
    visitor = await people.open(`/boards/${boardId}/grid`, { fixedTime: MONDAY, ...window });
    grid = new ShownGrid(visitor.page, people.owner.api, boardId);
    await grid.table().waitFor();
    await visitor.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  }

  it('mark today and the present time, and name days and times [DEC-9.GRID-7]', async () => {
    await open(await makeGrid(people.owner.api, 'timetable', DAYS, TIMES));
    const { page } = visitor;
    await grid.head('column', 'mon').getByText('Today').waitFor();
    await grid.head('column', 'mon').getByText('Monday').waitFor();
    await grid.head('row', 'First').getByText('Now').waitFor();
    await grid
      .head('row', 'First')
      .getByText(/9:00.–.10:00/)
      .waitFor();
    const line = await grid.cell('mon', 'First').locator('[data-now]').boundingBox();
    const cell = await grid.cell('mon', 'First').boundingBox();
    expect(line && cell ? (line.y - cell.y) / cell.height : 0).toBeCloseTo(0.5, 1);
    expect(await page.locator('[data-now]').count()).toBe(1);
    await visitor.lookInBothThemes('timetable 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByLabel('Day').selectOption({ label: 'A date' });
    await page.getByLabel('Date', { exact: true }).fill('2026-12-24');
    await page.keyboard.press('Enter');
    await grid.servedNames('columns', ['mon', 'tue', 'wed', 'Thu, Dec 24']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for row Second' }).click();
    await page.getByRole('menuitem', { name: 'Change the name or times …' }).click();
    await page.getByLabel('End', { exact: true }).fill('12:15');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await grid.head('row', 'Second').getByText(/12:15/).waitFor();
    await page.keyboard.press('Control+z');
    await grid.head('row', 'Second').getByText(/11:30/).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('are worked by mouse: cards, lessons, days and times [DEC-9.GRID-12]', async () => {
    await open(await makeGrid(people.owner.api, 'timetable', DAYS, TIMES));
    const { page } = visitor;
    await grid.addCard('mon', 'First', 'Algebra');
    await grid.drag(grid.card('Algebra'), grid.cell('wed', 'Second'));
    await grid.servedCards('wed', 'Second', ['Algebra']);
    await grid.cell('wed', 'Second').hover();
    await page.getByRole('button', { name: 'Edit cell wed · Second' }).click();
    const cell = page.getByRole('dialog', { name: 'Edit cell wed · Second' });
    await cell.getByLabel('Text').fill('Room 12');
    await cell.getByRole('radio', { name: 'Color #3b82f6' }).check();
    await cell.getByRole('button', { name: 'Save', exact: true }).click();
    await grid.cell('wed', 'Second').getByText('Room 12').waitFor();
    // A day keeps its cards and stays today wherever it is dragged.
    const day = (name: string): Locator => grid.head('column', name).getByText(name, { exact: true });
    await grid.drag(day('mon'), day('wed'));
    await eventually('Monday has left its place', async () =>
      (await grid.names('column'))[0] === 'tue' ? true : undefined,
    );
    await grid.head('column', 'mon').getByText('Today').waitFor();
    expect(await page.locator('[data-now]').count()).toBe(1);
    await page.keyboard.press('Control+z');
    await grid.servedNames('columns', ['mon', 'tue', 'wed']);
    await page.getByRole('button', { name: 'Actions for row First' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete row “First”?' });
    await dialog.getByText('It has no cards, texts or colors.').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await grid.servedNames('rows', ['Second']);
    expect(await page.locator('[data-now]').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await grid.head('row', 'First').getByText('Now').waitFor();
    await grid.card('Algebra').click();
    await page.getByRole('dialog', { name: /^#/ }).getByRole('heading', { name: 'Algebra' }).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('are worked by keyboard alone: cards, days and times [DEC-9.GRID-12]', async () => {
    await open(await makeGrid(people.owner.api, 'timetable', DAYS, TIMES));
    const { page } = visitor;
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = (text: string): Promise<void> => page.locator('a:focus', { hasText: text }).waitFor();
    await press('ArrowDown', 'ArrowRight', 'n');
    await page.locator('textarea:focus, input:focus').waitFor();
    await page.keyboard.type('Algebra');
    await press('Enter');
    await grid.cardIn('tue', 'First', 'Algebra').waitFor();
    await press('Escape');
    await focused('Algebra');
    await press('Shift+ArrowDown');
    await grid.servedCards('tue', 'Second', ['Algebra']);
    await focused('Algebra');
    await press('Shift+ArrowRight');
    await grid.servedCards('wed', 'Second', ['Algebra']);
    await focused('Algebra');
    await press('Control+z', 'Control+z');
    await grid.servedCards('tue', 'First', ['Algebra']);

    // A day more.
    await visitor.tabTo('[aria-label="Add a column"]');
    await press('Enter');
    await visitor.tabTo('form select');
    await page.keyboard.type('Thu');
    await visitor.tabTo('form [type=submit]');
    await press('Enter');
    await grid.servedNames('columns', ['mon', 'tue', 'wed', 'Thursday']);
    await press('Escape');

    // The times of a row, and its place.
    await visitor.tabTo('[aria-label="Actions for row Second"]');
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Change the name or times …' }).waitFor();
    await press('ArrowDown', 'Enter');
    await page.getByRole('dialog').getByLabel('End', { exact: true }).waitFor();
    await visitor.tabTo('label + label > input[type=time]');
    await page.keyboard.type('1215PM');
    await press('Enter');
    await grid.head('row', 'Second').getByText(/12:15/).waitFor();
    await page.locator('[aria-label="Actions for row Second"]:focus').waitFor();
    await press('Shift+ArrowUp');
    await grid.servedNames('rows', ['Second', 'First']);
    await press('Control+z', 'Control+z');
    await grid.servedNames('rows', ['First', 'Second']);
    await grid.head('row', 'Second').getByText(/11:30/).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('show one day a page on a phone, by swipe, buttons and touch drag [DEC-9.GRID-8]', async () => {
    await open(await makeGrid(people.owner.api, 'timetable', DAYS, TIMES), { hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    const day = page.getByRole('combobox', { name: 'Days' });
    const shown = async (name: string): Promise<void> =>
      eventually(`${name} is the day of the page`, async () =>
        (await day.locator('option:checked').innerText()) === name ? true : undefined,
      ).then(() => undefined);
    await shown('mon');
    await page.getByRole('button', { name: 'Next day' }).tap();
    await shown('tue');
    await page.evaluate(`document.querySelector('[data-grid]').scrollBy(300, 0)`);
    await shown('wed');
    await day.selectOption('mon');
    await shown('mon');
    await page.getByRole('button', { name: 'Add a card to mon · First' }).tap();
    await page.keyboard.type('Algebra');
    await page.keyboard.press('Enter');
    await grid.cardIn('mon', 'First', 'Algebra').waitFor();
    await page.keyboard.press('Escape');
    await grid.servedCards('mon', 'First', ['Algebra']);
    await visitor.lookInBothThemes('timetable 360');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await person.smallTargets()).toEqual([]);
    await person.hold(
      grid.card('Algebra'),
      () => page.locator('li[data-held=true]').first().waitFor({ state: 'attached' }),
      grid.cell('mon', 'Second'),
    );
    await person.release();
    await grid.servedCards('mon', 'Second', ['Algebra']);
    expect(visitor.faults).toEqual([]);
  });

  it('are made from a board that has lists [DEC-9.GRID-9]', async () => {
    const { id } = await makeBoard(people.owner.api, { 'To do': ['Cake'] });
    visitor = await people.open(`/boards/${id}/grid`, { fixedTime: MONDAY });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'This board has lists, not cells' }).waitFor();
    await page.getByLabel('Name of the new board').fill('Rota');
    await page.getByRole('radio', { name: /Timetable/ }).check();
    await page.getByLabel('To', { exact: true }).fill('07:00');
    await page.getByText('The end must be later than the start.').waitFor();
    expect(await page.getByRole('button', { name: 'Make the board' }).isDisabled()).toBe(true);
    await page.getByLabel('To', { exact: true }).fill('10:00');
    await visitor.lookInBothThemes('grid setup 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the board' }).click();
    await page.getByRole('table', { name: 'Rota' }).waitFor();
    grid = new ShownGrid(page, people.owner.api, Number(/boards\/(\d+)/.exec(page.url())?.[1]));
    await grid.shownNames('column', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    const { rows, kind } = await grid.served();
    expect([kind, rows.map(({ startTime, endTime }) => `${startTime} ${endTime}`)]).toEqual([
      'timetable',
      ['08:00 09:00', '09:00 10:00'],
    ]);
    expect(visitor.faults).toEqual([]);
  });

  it('hold only what is in view, keep their heads, and are printed whole [DEC-9.GRID-10]', async () => {
    const numbered = (letter: string, count: number): NewAxis[] =>
      Array.from({ length: count }, (_, index) => ({ name: `${letter}${index + 1}` }));
    const boardId = await makeGrid(people.owner.api, 'grid', numbered('C', COLUMNS), numbered('R', ROWS));
    await open(boardId);
    const { page } = visitor;
    const { columns, rows } = await grid.served();
    const at = { columnId: columns.at(-1)?.id, rowId: rows.at(-1)?.id };
    const list = await people.owner.api.must<{ id: number }>('POST', `/boards/${boardId}/lists`, {
      name: 'Far',
      ...at,
    });
    await people.owner.api.must('POST', '/cards', { listId: list.id, title: 'Far away' });
    expect(await page.getByRole('cell').count()).toBeLessThan(400);
    const scroller = page.locator('[data-grid]');
    await page.evaluate(`document.querySelector('[data-grid]').scrollTo(1e6, 1e6)`);
    await grid.cardIn(`C${COLUMNS}`, `R${ROWS}`, 'Far away').waitFor();
    await grid.head('column', `C${COLUMNS}`).waitFor();
    await grid.head('row', `R${ROWS}`).waitFor();
    const box = async (axis: 'column' | 'row', name: string): Promise<{ x: number; y: number }> =>
      (await grid.head(axis, name).boundingBox()) ?? { x: -1, y: -1 };
    const view = (await scroller.boundingBox()) ?? { x: 0, y: 0 };
    expect((await box('column', `C${COLUMNS}`)).y).toBeCloseTo(view.y, 0);
    expect((await box('row', `R${ROWS}`)).x).toBeCloseTo(view.x, 0);
    expect(await page.getByRole('cell').count()).toBeLessThan(400);
    await visitor.look('large grid');
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await page.getByRole('columnheader').count()).toBe(COLUMNS + 1);
    expect(await page.getByRole('rowheader').count()).toBe(ROWS);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await eventually('the page holds what is in view again', async () =>
      (await page.getByRole('cell').count()) < 400 ? true : undefined,
    );
  });
});
