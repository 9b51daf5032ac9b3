import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dayNumber } from '@kiban/schedule';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { day, planBoard } from './planned-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { calendarBoard, ShownCalendar } from './shown-calendar.js';
import { ShownChart } from './shown-chart.js';

/** What Chromium logs for requests that are rejected. */
const REJECTED = /status of 403/;
const REFUSED = /status of 422/;

describeWithBrowser('the Gantt chart at its edges', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  it.each([1_280, 360])('opens an empty chart with today in view, at %d px', async (width) => {
    const boardId = await calendarBoard(people.owner.api, [{ title: 'Some day' }]);
    const visitor = await people.open(`/boards/${boardId}/gantt`);
    const { page } = visitor;
    const today = page.locator('[data-gantt] [data-today=true]');
    await today.waitFor({ state: 'attached' });
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await today.waitFor({ state: 'attached' });
    const box = await today.boundingBox();
    const tree = await page.locator('[data-gantt] [role=treegrid]').boundingBox();
    // The week of today begins before it.
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeGreaterThan((tree?.x ?? 0) + (tree?.width ?? 0));
    expect(box?.x).toBeLessThan(width);
    expect(people.faults()).toEqual([]);
  });

  it.each([
    ['Pacific/Auckland', '2031-03-11', '2031-03-11T12:00:00.000Z'],
    ['America/Los_Angeles', '2031-03-10', '2031-03-11T12:00:00.000Z'],
    ['UTC', '2031-03-10', '2031-03-11T12:00:00.000Z'],
  ])(
    'shows a moment on the day that it has in %s, as the calendar does, and moves it by days [DEC-9.GANTT-5]',
    async (timezoneId, shownDay, moved) => {
      const boardId = await calendarBoard(people.owner.api, [
        { title: 'Toast', due: '2031-03-10T12:00:00.000Z' },
        { title: 'Speech', start: '2031-03-10', due: '2031-03-11' },
        { title: 'Speech after', start: '2031-03-11', due: '2031-03-11' },
      ]);
      const visitor = await people.open(`/boards/${boardId}/calendar?day=2031-03-10`, { timezoneId });
      const { page } = visitor;
      const calendar = new ShownCalendar(page, people.owner.api, boardId);
      await calendar.link('Toast').waitFor();
      const box = async (shown: { boundingBox(): Promise<{ x: number } | null> }): Promise<number> =>
        Math.round((await shown.boundingBox())?.x ?? Number.NaN);
      const column = await box(calendar.cell(shownDay));
      expect(Math.abs((await box(calendar.bar('Toast'))) - column)).toBeLessThan(8);

      await page.goto(`${people.deployment.origin}/boards/${boardId}/gantt`);
      const chart = new ShownChart(page, people.owner.api, boardId);
      await chart.task('Toast').waitFor();
      const wanted = await chart.bar(shownDay === '2031-03-10' ? 'Speech' : 'Speech after');
      expect(await box(await chart.bar('Toast'))).toBe(await box(wanted));
      await chart.task('Toast').focus();
      await page.keyboard.press('ArrowRight');
      await chart.served('Toast', { start: null, end: moved });
      expect(people.faults()).toEqual([]);
    },
  );

  it.each([
    ['Pacific/Auckland', '9999-12-31T12:00:00.000Z'],
    ['America/Los_Angeles', '9999-12-31T23:30:00.000Z'],
    ['America/Los_Angeles', '0001-01-01T00:30:00.000Z'],
  ])('keeps a moment at the edge of the years, in %s at %s [DEC-9.GANTT-5]', async (timezoneId, due) => {
    const boardId = await calendarBoard(people.owner.api, [{ title: 'Far', due }, { title: 'Near' }]);
    const visitor = await people.open(`/boards/${boardId}/gantt`, { timezoneId });
    const { page } = visitor;
    const chart = new ShownChart(page, people.owner.api, boardId);
    await chart.task('Far').waitFor();
    await chart.task('Far').focus();
    const out = due.startsWith('9999') ? 'ArrowRight' : 'ArrowLeft';
    const back = due.startsWith('9999') ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(out);
    // The first change that is possible shows that the one before was none.
    await page.keyboard.press(back);
    const from = dayNumber(due);
    await chart.served('Far', {
      end:
        new Date((from + (back === 'ArrowLeft' ? -1 : 1)) * 86_400_000).toISOString().slice(0, 10) +
        due.slice(10),
    });
    await page.goto(`${people.deployment.origin}/boards/${boardId}/calendar?day=${due.slice(0, 10)}`);
    await page.getByRole('grid', { name: /^Calendar, / }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('puts a held bar back for a person who became a viewer, and says so', async () => {
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    const made = await planBoard(people.owner.api, [
      { title: 'Venue', days: [0, 2] },
      { title: 'Party', days: [3, 4], after: { Venue: 'FS' } },
    ]);
    const visitor = await people.open(`/boards/${made.id}/gantt`, { account: colleague.account });
    const { page } = visitor;
    const chart = new ShownChart(page, people.owner.api, made.id);
    await chart.task('Venue').waitFor();
    await chart.dragBar('Venue', 'middle', 2);
    await people.owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
    await page.mouse.up();
    await page.getByRole('alert').getByText('Viewers cannot write').waitFor();
    await page.getByText('Read only', { exact: true }).waitFor();
    await chart.served('Venue', { start: day(0), end: day(2) });
    await chart.served('Party', { start: day(3), end: day(4) });
    await page.locator('[data-part], [data-dot]').first().waitFor({ state: 'detached' });
    expect(await chart.row('Venue').getByRole('button').count()).toBe(0);
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('prints a plan of 2,000 tasks page by page, each task once [DEC-9.GANTT-6]', async () => {
    const { boardId } = await people.owner.api.must<{ boardId: number }>('POST', '/boards/import', {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Launch' },
      lists: [
        {
          name: 'Plan',
          cards: Array.from({ length: 2_000 }, (_, at) => ({
            title: `Task ${at + 1}.`,
            startDate: day(at % 60),
            dueDate: day((at % 60) + 3),
          })),
        },
      ],
    });
    const visitor = await people.open(`/boards/${boardId}/gantt`);
    const { page } = visitor;
    await page
      .getByRole('treegrid', { name: 'Gantt chart' })
      .and(page.locator('[aria-rowcount="2001"]'))
      .waitFor();
    const pdf = (await page.pdf({ landscape: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(2_000 / 32);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    const printed = await page.evaluate<string[]>(
      `[...document.querySelectorAll('body > div > svg text')].map(({ textContent }) => textContent).filter((text) => text.startsWith('Task '))`,
    );
    expect(new Set(printed).size).toBe(2_000);
    expect(printed).toHaveLength(2_000);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    expect(await page.locator('body > div > svg text').count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });

  describe('where the service refuses a change', () => {
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
      expect(people.faults(REFUSED)).toEqual([]);
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
      expect(people.faults(REFUSED)).toEqual([]);
    });
  });
});
