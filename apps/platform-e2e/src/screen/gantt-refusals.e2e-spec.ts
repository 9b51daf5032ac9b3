import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { day, planBoard } from './planned-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownChart } from './shown-chart.js';

/** What Chromium logs for a request that is rejected. */
const REJECTED = /status of 422/;

describeWithBrowser('what the Gantt chart shows of changes that the service refuses', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  it('has no dependency on a card that moved to another board, also while one is made [DEC-9.GANTT-7]', async () => {
    const { api } = people.owner;
    const made = await planBoard(api, [
      { title: 'Venue', days: [0, 2] },
      { title: 'Invitations', days: [3, 4], after: { Venue: 'FS' } },
      { title: 'Party', days: [5, 6], after: { Invitations: 'FS' } },
      { title: 'Music', days: [1, 2] },
      // Last, so that no other bar comes under the pointer when it leaves.
      { title: 'Cake', days: [1, 2] },
    ]);
    const elsewhere = await api.must<{ id: number }>('POST', '/boards', { name: 'Elsewhere' });
    const list = await api.must<{ id: number }>('POST', `/boards/${elsewhere.id}/lists`, { name: 'To do' });
    const takeAway = (title: string): Promise<unknown> =>
      api.must('POST', `/cards/${made.taskIds[title]}/move`, { listId: list.id });
    const visitor = await people.open(`/boards/${made.id}/gantt`);
    const { page } = visitor;
    const chart = new ShownChart(page, api, made.id);
    const arrows = async (count: number): Promise<true> =>
      eventually(`${count} arrows are drawn`, async () =>
        (await page.locator('[data-arrow]').count()) === count ? true : undefined,
      );
    await chart.task('Venue').waitFor();
    await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    await arrows(2);

    await takeAway('Invitations');
    await chart.task('Invitations').waitFor({ state: 'detached' });
    await arrows(0);
    await chart.value('Party', 'Depends on').getByText('–').waitFor();
    await chart.dragBar('Venue', 'middle', 4);
    await eventually('only the held bar has an outline', async () =>
      (await page.locator('[data-outline]').count()) === 1 ? true : undefined,
    );
    await page.mouse.up();
    await chart.served('Venue', { start: day(4), end: day(6) });
    await chart.served('Party', { start: day(5), end: day(6), dependencies: [] });

    // It leaves while the pointer is over it: the drop makes nothing.
    const from = await chart.bar('Party');
    await from.hover();
    const dot = await chart.point(from.locator('[data-dot=end]'));
    await page.mouse.move(dot.x, dot.y);
    await page.mouse.down();
    const over = await chart.point(await chart.bar('Cake'), 'start');
    await page.mouse.move(over.x, over.y, { steps: 8 });
    await page.locator('[data-linked=true]').waitFor();
    await takeAway('Cake');
    await chart.task('Cake').waitFor({ state: 'detached' });
    await page.mouse.up();
    await arrows(0);

    // It leaves while the request is on its way: the service's sentence is shown, and no arrow stays.
    await page.route(/\/dependencies$/, async (route) => {
      await takeAway('Music');
      await route.continue();
    });
    await chart.task('Party').focus();
    await page.keyboard.press('b');
    await page.getByRole('combobox', { name: 'Title of a task' }).fill('Music');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/is on another board/)
      .waitFor();
    await chart.task('Music').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await arrows(0);
    await chart.served('Party', { dependencies: [] });
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('says before the drop that a task would be pushed past the year 9999, and changes nothing [DEC-9.GANTT-8]', async () => {
    const made = await planBoard(people.owner.api, [
      { title: 'Venue', days: [0, 2] },
      { title: 'Party', after: { Venue: 'FS' } },
    ]);
    const last = '9999-12-31';
    await people.owner.api.must('PATCH', `/gantt/tasks/${made.taskIds['Party']}`, {
      start: day(5),
      end: last,
    });
    const visitor = await people.open(`/boards/${made.id}/gantt`);
    const { page } = visitor;
    const chart = new ShownChart(page, people.owner.api, made.id);
    await chart.task('Venue').waitFor();
    await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    const refusal = page.locator('[data-refused=true]', {
      hasText: '“Party” would be pushed past the year 9999',
    });
    await chart.dragBar('Venue', 'middle', 4);
    await refusal.waitFor();
    expect(await page.locator('[data-outline]').count()).toBe(1);
    await visitor.lookInBothThemes('gantt pushed too far 1280');
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
    await page.mouse.up();
    // The way to the next bar that is possible says nothing, and the one behind it says so again.
    await chart.dragBar('Venue', 'middle', 2);
    await page.locator('[data-refused=false]').waitFor();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await chart.dragBar('Venue', 'middle', 4);
    await refusal.waitFor();
    await page.mouse.up();
    await page
      .getByRole('alert')
      .getByText(/past 9999-12-31; send an earlier date/)
      .waitFor();
    await chart.served('Venue', { start: day(0), end: day(2) });
    await chart.served('Party', { start: day(5), end: last });
    // By keys, the same is announced.
    await chart.task('Venue').focus();
    await page.keyboard.press('PageDown');
    await page
      .getByRole('status')
      .getByText(/“Party” would be pushed past the year 9999/)
      .waitFor();
    await chart.served('Venue', { start: day(0), end: day(2) });
    // Without the push it may move.
    await page.getByRole('checkbox', { name: 'Push dependents' }).uncheck();
    await chart.dragBar('Venue', 'middle', 4);
    await page.locator('[data-refused=false]').waitFor();
    await page.mouse.up();
    await chart.served('Venue', { start: day(4), end: day(6) });
    await chart.served('Party', { start: day(5), end: last });
    expect(people.faults(REJECTED)).toEqual([]);
  });
});
