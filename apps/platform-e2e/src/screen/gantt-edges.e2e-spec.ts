import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { dayNumber } from '@kiban/schedule';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { day, planBoard } from './planned-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { calendarBoard, ShownCalendar } from './shown-calendar.js';
import { ShownChart } from './shown-chart.js';

const REJECTED = /status of 403/;

describeWithBrowser('the Gantt chart at its edges', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

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
});
