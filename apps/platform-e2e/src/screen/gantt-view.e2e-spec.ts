import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { day, planBoard, type PlannedBoard } from './planned-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownChart } from './shown-chart.js';
import { TouchPerson } from './touch-person.js';

const PLAN = [
  { title: 'Venue', days: [0, 4], progress: 40 },
  { title: 'Invitations', days: [5, 9], after: { Venue: 'FS' } },
  { title: 'Cake', days: [2, 6] },
  { title: 'Party', days: [10, 10], after: { Invitations: 'FS' }, isMilestone: true },
  { title: 'Music' },
] as const;

describeWithBrowser('the Gantt chart of a board', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let made: PlannedBoard;
  let chart: ShownChart;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    made = await planBoard(people.owner.api, PLAN);
  });

  async function openWindow(): Promise<[Visitor, ShownChart]> {
    const opened = await people.open(`/boards/${made.id}/gantt`);
    const shown = new ShownChart(opened.page, people.owner.api, made.id);
    await shown.task('Venue').waitFor();
    await opened.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    return [opened, shown];
  }

  async function open(): Promise<void> {
    [visitor, chart] = await openWindow();
  }

  const arrows = (): Locator => visitor.page.locator('[data-arrow]');

  it('shows the tasks as a grid of values and as bars with arrows', async () => {
    await open();
    const { page } = visitor;
    expect(await chart.titles()).toEqual(['Venue', 'Invitations', 'Cake', 'Party']);
    expect(await chart.value('Venue', 'Done').innerText()).toBe('40%');
    expect(await chart.value('Invitations', 'Depends on').innerText()).toBe('Venue FS');
    expect(await arrows().count()).toBe(2);
    expect(await page.getByText('1 unscheduled', { exact: true }).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Critical path' }).check();
    await page.locator('[data-arrow][data-critical=true]').first().waitFor({ state: 'attached' });
    await visitor.lookInBothThemes('gantt 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('moves a bar, and shows before the drop which tasks it pushes [DEC-9.GANTT-1, DEC-9.GANTT-2]', async () => {
    await open();
    const { page } = visitor;
    await chart.dragBar('Venue', 'middle', 3);
    await eventually('outlines of three tasks', async () =>
      (await page.locator('[data-outline]').count()) === 3 ? true : undefined,
    );
    await visitor.lookInBothThemes('gantt drag 1280');
    await page.mouse.up();
    await chart.served('Venue', { start: day(3), end: day(7) });
    await chart.served('Invitations', { start: day(8), end: day(12) });
    await chart.served('Party', { start: day(13), end: day(13) });
    await page.keyboard.press('Control+z');
    await chart.served('Venue', { start: day(0), end: day(4) });
    await chart.served('Invitations', { start: day(5), end: day(9) });
    await chart.served('Party', { start: day(10), end: day(10) });
    expect(visitor.faults).toEqual([]);
  });

  it('moves the ends of a bar alone, and no dependent task where nothing is pushed', async () => {
    await open();
    const { page } = visitor;
    await page.getByRole('checkbox', { name: 'Push dependents' }).uncheck();
    await chart.dragBar('Venue', 'end', 4);
    await page.mouse.up();
    await chart.served('Venue', { start: day(0), end: day(8) });
    await chart.served('Invitations', { start: day(5), end: day(9) });
    await chart.dragBar('Cake', 'start', -2);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await chart.dragBar('Cake', 'start', 1);
    await page.mouse.up();
    await chart.served('Cake', { start: day(3), end: day(6) });
    expect(visitor.faults).toEqual([]);
  });

  it('makes a dependency from one end to another, and names the path of a cycle [DEC-9.GANTT-2]', async () => {
    await open();
    const { page } = visitor;
    const drag = async (from: Locator, to: { x: number; y: number }): Promise<void> => {
      const start = await chart.point(from);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    };
    const dot = async (title: string, side: 'start' | 'end'): Promise<Locator> => {
      const bar = await chart.bar(title);
      await bar.hover();
      return bar.locator(`[data-dot=${side}]`);
    };
    await drag(await dot('Venue', 'start'), await chart.point(await chart.bar('Cake'), 'start'));
    await page.locator('[data-arrow$=" SS"]').waitFor({ state: 'attached' });
    await eventually('the dependency is made', async () => {
      const tasks = await chart.tasks();
      const cake = tasks.find(({ title }) => title === 'Cake')?.dependencies[0];
      return cake?.type === 'SS' && cake.dependsOn === made.taskIds['Venue'] ? true : undefined;
    });
    await drag(await dot('Party', 'end'), await chart.point(await chart.bar('Venue'), 'start'));
    await page.getByText('This would close a cycle: Venue → Party → Invitations → Venue').waitFor();
    expect(await arrows().count()).toBe(3);
    await page.keyboard.press('Control+z');
    await eventually('the dependency is taken back', async () =>
      (await arrows().count()) === 2 ? true : undefined,
    );
    expect(visitor.faults).toEqual([]);
  });

  it('is worked by the keyboard alone [DEC-9.GANTT-1]', async () => {
    await open();
    const { page } = visitor;
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await chart.task('Venue').focus();
    await press('ArrowDown', 'ArrowDown');
    await page.locator('a:focus', { hasText: 'Cake' }).waitFor();
    await press('ArrowRight');
    await chart.served('Cake', { start: day(3), end: day(7) });
    await press('Shift+ArrowRight', '<', 'PageDown');
    await chart.served('Cake', { start: day(9), end: day(15) });
    await press('Shift+ArrowUp');
    await eventually('Cake is the second row', async () =>
      (await chart.titles()).join() === 'Venue,Cake,Invitations,Party' ? true : undefined,
    );
    await eventually('the service has this order', async () => {
      const tasks = (await chart.tasks()).map(({ title }) => title);
      return tasks.join() === 'Venue,Cake,Invitations,Party,Music' ? true : undefined;
    });
    await page.locator('a:focus', { hasText: 'Cake' }).waitFor();
    // Kind, days between, another dependency, removal.
    await press('b');
    const dialog = page.getByRole('dialog', { name: '“Cake” depends on' });
    await dialog.getByRole('combobox', { name: 'Title of a task' }).fill('Ven');
    await press('Enter');
    await dialog.getByRole('combobox', { name: 'Kind of the dependency on “Venue”' }).selectOption('SS');
    await dialog.getByRole('spinbutton', { name: 'Days between, for “Venue”' }).fill('2');
    await press('Enter');
    await eventually('the dependency has its kind and days', async () => {
      const cake = (await chart.tasks()).find(({ title }) => title === 'Cake')?.dependencies;
      return cake?.length === 1 && cake[0]?.type === 'SS' && cake[0].lagDays === 2 ? true : undefined;
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.lookInBothThemes('gantt dependencies 1280');
    await dialog.getByRole('button', { name: 'Remove the dependency on “Venue”' }).press('Enter');
    await dialog.getByText('It depends on no other task.').waitFor();
    await press('Escape');
    await page.locator('a:focus', { hasText: 'Cake' }).waitFor();
    await press('e');
    await page.getByRole('dialog', { name: /^#/ }).getByRole('heading', { name: 'Cake' }).waitFor();
    await press('Escape');
    await chart.task('Cake').focus();
    // The other cells are the next tab stops.
    await press('Tab', 'Tab', 'Tab', 'Enter');
    await page.getByRole('dialog', { name: 'Progress of “Cake”' }).getByRole('slider').fill('60');
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await chart.served('Cake', { progress: 60 });
    await chart.task('Cake').focus();
    await press('-');
    await page.getByRole('group', { name: 'Zoom' }).getByText('Months').waitFor();
    await press('+', '+');
    await page.getByRole('group', { name: 'Zoom' }).getByText('Days').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('schedules a card of the tray by a drag and by a key', async () => {
    await open();
    const { page } = visitor;
    await page.getByRole('button', { name: '1 unscheduled' }).click();
    const card = chart.task('Music');
    const from = await chart.point(card);
    const to = await chart.point(await chart.bar('Cake'), 'start');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await visitor.lookInBothThemes('gantt tray 1280');
    await page.mouse.up();
    await chart.served('Music', { start: day(2), end: day(2) });
    await chart.row('Music').waitFor();
    await page.keyboard.press('Control+z');
    await chart.served('Music', { start: null, end: null });
    await card.focus();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: /Music/ });
    await dialog.getByLabel('Start', { exact: true }).fill(day(4));
    await dialog.getByLabel('Due', { exact: true }).fill(day(3));
    await dialog.getByText('The start is after the due date.').waitFor();
    await dialog.getByLabel('Due', { exact: true }).fill(day(5));
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await chart.served('Music', { start: day(4), end: day(5) });
    expect(visitor.faults).toEqual([]);
  });

  it('moves a row by its grip, and shows every change in another window', async () => {
    await open();
    const { page } = visitor;
    const [other, theirs] = await openWindow();
    const grip = await chart.point(chart.row('Party').locator('[data-grip]'));
    const first = await chart.point(chart.row('Venue'));
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, first.y - 14, { steps: 8 });
    await page.mouse.up();
    await eventually('the other window shows the order', async () =>
      (await theirs.titles()).join() === 'Party,Venue,Invitations,Cake' ? true : undefined,
    );
    await chart.dragBar('Venue', 'middle', 2);
    await page.mouse.up();
    const shown = async (title: string): Promise<string> => theirs.value(title, 'Start').innerText();
    const wanted = await chart.value('Party', 'Start').innerText();
    await eventually('the other window shows what the cascade moved', async () =>
      (await shown('Party')) === wanted ? true : undefined,
    );
    await chart.served('Party', { start: day(12), end: day(12) });
    await chart.task('Cake').focus();
    await page.keyboard.press('b');
    await page.getByRole('combobox', { name: 'Title of a task' }).fill('Party');
    await page.keyboard.press('Enter');
    await other.page.locator('[data-arrow$=" FS"]').nth(2).waitFor({ state: 'attached' });
    expect(people.faults()).toEqual([]);
  });

  it('shows dates that are far away, and refuses an end before the start', async () => {
    await people.owner.api.must('PATCH', `/gantt/tasks/${made.taskIds['Cake']}`, {
      start: '0900-05-01',
      end: '1969-12-31',
    });
    await people.owner.api.must('PATCH', `/gantt/tasks/${made.taskIds['Party']}`, {
      start: '9999-12-31',
      end: '9999-12-31',
    });
    await open();
    const { page } = visitor;
    expect(await (await chart.bar('Cake')).getAttribute('data-beyond')).toBe('true');
    expect(await chart.value('Party', 'End').innerText()).toContain('9999');
    await chart.task('Party').focus();
    await page.keyboard.press('ArrowRight');
    await chart.value('Venue', 'End').click();
    const dates = page.getByRole('dialog', { name: 'Dates of “Venue”' });
    await dates.getByLabel('Due', { exact: true }).fill('1969-12-31');
    await dates.getByText('The start is after the due date.').waitFor();
    expect(await dates.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect((await chart.tasks()).find(({ title }) => title === 'Party')?.start).toBe('9999-12-31');
    expect(visitor.faults).toEqual([]);
  });

  it('is exported as a picture [DEC-9.GANTT-4]', async () => {
    await open();
    const { page } = visitor;
    for (const [name, ending] of [
      ['As SVG', 'svg'],
      ['As PNG', 'png'],
    ] as const) {
      await page.getByRole('button', { name: 'Export the chart' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`Launch.${ending}`);
      const content = await readFile(await download.path());
      if (ending === 'svg') expect(content.toString()).toContain('>Invitations<');
      else expect(content.subarray(1, 4).toString()).toBe('PNG');
    }
    expect(visitor.faults).toEqual([]);
  });

  it('is worked by touch on a phone, in Japanese as well [DEC-9.GANTT-1]', async () => {
    visitor = await people.open(`/boards/${made.id}/gantt`, { hasTouch: true, language: 'ja' });
    const { page } = visitor;
    chart = new ShownChart(page, people.owner.api, made.id);
    const row = (title: string): Locator => page.getByRole('row').filter({ has: chart.task(title) });
    await chart.task('Venue').waitFor();
    const person = await TouchPerson.at(page);
    expect(await row('Venue').getByRole('gridcell').count()).toBe(1);
    await visitor.lookInBothThemes('gantt 360 ja');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await person.smallTargets()).toEqual([]);
    const bar = page.locator(`[data-chart] [data-bar="${made.taskIds['Venue']}"]`);
    const to = page.locator(`[data-chart] [data-bar="${made.taskIds['Cake']}"]`);
    await person.hold(bar, () => page.locator('[data-held=true]').first().waitFor({ state: 'attached' }), to);
    await person.release();
    await eventually('the bar was moved', async () => {
      const start = (await chart.tasks()).find(({ title }) => title === 'Venue')?.start;
      return start !== day(0) ? true : undefined;
    });
    expect(visitor.faults).toEqual([]);
  });
});
