import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { middleOf } from './middle-of.js';
import { day } from './planned-board.js';
import { ScreenVisitors, type Window } from './screen-visitors.js';
import { calendarBoard, ShownCalendar } from './shown-calendar.js';
import { TouchPerson } from './touch-person.js';

const CARDS = [
  { title: 'Venue', start: '2027-03-09', due: '2027-03-16' },
  { title: 'Cake', due: '2027-03-10' },
  { title: 'Invitations', start: '2027-03-10', due: '2027-03-12' },
  ...['Chairs', 'Tables', 'Lights', 'Music', 'Flowers'].map((title) => ({ title, due: '2027-03-18' })),
  { title: 'Thank the guests' },
] as const;

/** Elements of a page, whatever the size of its board. */
const ELEMENTS_MAX = 2_000;

describeWithBrowser('the calendar of a board', (found) => {
  let people: ScreenVisitors;
  let boardId: number;
  let visitor: Visitor;
  let page: Page;
  let calendar: ShownCalendar;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    boardId = await calendarBoard(people.owner.api, CARDS);
  });

  async function openWindow(query: string, window?: Window): Promise<[Visitor, ShownCalendar]> {
    const opened = await people.open(`/boards/${boardId}/calendar${query}`, window);
    const shown = new ShownCalendar(opened.page, people.owner.api, boardId);
    await shown.grid().waitFor();
    await opened.page.getByText(/^(Live|ライブ)$/).waitFor({ state: 'attached' });
    return [opened, shown];
  }

  async function open(query = '?day=2027-03-15', window?: Window): Promise<void> {
    [visitor, calendar] = await openWindow(query, window);
    ({ page } = visitor);
  }

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('shows each card over its days, and lists a day that has more of them [DEC-9.CALENDAR-1]', async () => {
    await open();
    await calendar.heading('March 2027').waitFor();
    await calendar.bar('Venue').nth(1).waitFor();
    expect(await calendar.bar('Venue').count()).toBe(2);
    expect(await calendar.link('Venue').first().innerText()).toContain('Mar 9, 2027 – Mar 16, 2027');
    await calendar.grid().getByRole('button', { name: 'Wednesday, March 10, 2027, 3 cards' }).waitFor();
    expect(await calendar.grid().getByRole('columnheader').first().innerText()).toContain('Sun');
    const more = calendar.cell('2027-03-18').locator('[data-stop=more]');
    await more.waitFor();
    const drawn = await calendar.cell('2027-03-18').locator('[data-card]').count();
    expect(await more.innerText()).toBe(`+${5 - drawn} more`);
    await visitor.lookInBothThemes('calendar month 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await more.click();
    const list = calendar.list('Thursday, March 18, 2027');
    await list.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(5);
    await visitor.lookInBothThemes('calendar day 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await list.getByRole('link', { name: /^Music/ }).click();
    await page.getByRole('dialog', { name: 'Music' }).waitFor();
    await page.waitForURL(/view=calendar/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await calendar.heading('March 2027').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('is a link to its month or week, and Back returns to the time before [DEC-9.CALENDAR-3]', async () => {
    await open();
    await page.getByRole('button', { name: 'Next month' }).click();
    await calendar.heading('April 2027').waitFor();
    await page.waitForURL(/day=2027-04-15/);
    await page.goBack();
    await calendar.heading('March 2027').waitFor();
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await calendar.heading('Mar 14 – 20, 2027').waitFor();
    await page.waitForURL(/span=week/);
    await calendar.bar('Flowers').waitFor();
    await visitor.lookInBothThemes('calendar week 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('q');
    await page.getByText('No card of this time matches the filter.').waitFor();
    await page.keyboard.press('0');
    await calendar.bar('Flowers').waitFor();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.getByRole('grid', { name: 'Table' }).waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('c');
    await calendar.heading('Mar 14 – 20, 2027').waitFor();
    await page.reload();
    await calendar.heading('Mar 14 – 20, 2027').waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    await calendar.dayButton(day(0)).and(page.locator('[aria-current=date]')).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('moves a card and its ends by mouse, and takes it back [DEC-9.CALENDAR-2]', async () => {
    await open();
    await calendar.drag(await middleOf(calendar.bar('Invitations')), '2027-03-25');
    await visitor.lookInBothThemes('calendar drag 1280');
    await page.mouse.up();
    // Pressed on its second day.
    await calendar.served('Invitations', '2027-03-24', '2027-03-26');
    await press('Control+z');
    await calendar.served('Invitations', '2027-03-10', '2027-03-12');
    await calendar.cell('2027-03-10').locator('[data-card]').filter({ hasText: 'Invitations' }).waitFor();
    await calendar.drag(await calendar.edge('Invitations', 'end'), '2027-03-22');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await calendar.drag(await calendar.edge('Invitations', 'end'), '2027-03-13');
    await page.mouse.up();
    await calendar.served('Invitations', '2027-03-10', '2027-03-13');
    await calendar.drag(await calendar.edge('Cake', 'start'), '2027-03-08');
    await page.mouse.up();
    await calendar.served('Cake', '2027-03-08', '2027-03-10');
    // An end stays on or behind the start.
    await calendar.drag(await calendar.edge('Cake', 'start'), '2027-03-10');
    await page.mouse.up();
    await calendar.served('Cake', '2027-03-10', '2027-03-10');
    expect(visitor.faults).toEqual([]);
  });

  it('shows another month while a card is held over the way there [DEC-9.CALENDAR-2]', async () => {
    await open();
    const from = await middleOf(calendar.bar('Cake'));
    const next = await middleOf(page.getByRole('button', { name: 'Next month' }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(next.x, next.y, { steps: 8 });
    await calendar.heading('April 2027').waitFor();
    const to = await middleOf(calendar.cell('2027-04-20'));
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await calendar.cell('2027-04-20').and(page.locator('[data-over]')).waitFor();
    await page.mouse.up();
    await calendar.served('Cake', null, '2027-04-20');
    await calendar.bar('Cake').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('takes all selected cards along [DEC-9.CALENDAR-2]', async () => {
    await open();
    await calendar.link('Cake').focus();
    await press('x');
    await calendar.link('Invitations').focus();
    await press('x');
    await page.getByText('2 selected').waitFor();
    await calendar.drag(await middleOf(calendar.bar('Cake')), '2027-03-11');
    await page.mouse.up();
    await calendar.served('Cake', null, '2027-03-11');
    await calendar.served('Invitations', '2027-03-11', '2027-03-13');
    await press('Control+z');
    await calendar.served('Cake', null, '2027-03-10');
    await calendar.served('Invitations', '2027-03-10', '2027-03-12');
    expect(visitor.faults).toEqual([]);
  });

  it('is worked by the keyboard alone [DEC-9.CALENDAR-2]', async () => {
    await open();
    await visitor.tabTo('[data-stop=day]');
    await calendar.focused(calendar.dayButton('2027-03-15'));
    await press('ArrowUp', 'ArrowRight', 'ArrowRight');
    await calendar.focused(calendar.dayButton('2027-03-10'));
    await press('ArrowDown', 'ArrowDown');
    await calendar.focused(calendar.link('Invitations'));
    await press('Shift+ArrowRight');
    await calendar.served('Invitations', '2027-03-11', '2027-03-13');
    await calendar.focused(calendar.link('Invitations'));
    await page.getByText(/^Invitations: Mar 11, 2027 – Mar 13, 2027/).waitFor({ state: 'attached' });
    await press('Shift+ArrowDown');
    await calendar.focused(calendar.cell('2027-03-18').locator('a', { hasText: 'Invitations' }));
    await press('Control+Shift+ArrowLeft', '<');
    await calendar.served('Invitations', '2027-03-17', '2027-03-19');
    for (const [start, due] of [
      ['2027-03-18', '2027-03-19'],
      ['2027-03-18', '2027-03-20'],
      ['2027-03-11', '2027-03-13'],
      ['2027-03-10', '2027-03-12'],
    ] as const) {
      await press('Control+z');
      await calendar.served('Invitations', start, due);
    }
    await calendar.focused(calendar.link('Invitations'));
    // Beyond the month, it is followed.
    await press(...Array.from({ length: 5 }, () => 'Shift+ArrowDown'));
    await calendar.heading('April 2027').waitFor();
    await calendar.focused(calendar.link('Invitations'));
    await calendar.served('Invitations', '2027-04-14', '2027-04-16');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Invitations' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await calendar.heading('April 2027').waitFor();
    await calendar.dayButton('2027-04-14').focus();
    await press('PageUp');
    await calendar.heading('March 2027').waitFor();
    await calendar.focused(calendar.dayButton('2027-03-14'));
    await press('w');
    await calendar.heading('Mar 14 – 20, 2027').waitFor();
    await press('Home');
    await calendar.focused(calendar.dayButton(day(0)));
    expect(visitor.faults).toEqual([]);
  });

  it('gives cards of the tray a day, and a day new cards [DEC-9.CALENDAR-4]', async () => {
    await open();
    await page.getByRole('button', { name: '1 unscheduled' }).click();
    const card = page.locator('[data-unscheduled]');
    await calendar.drag(await middleOf(card), '2027-03-23');
    await page.mouse.up();
    await calendar.served('Thank the guests', null, '2027-03-23');
    await press('Control+z');
    await calendar.served('Thank the guests', null, null);
    await card.focus();
    await press('d');
    const due = page.getByRole('dialog', { name: /Thank the guests/ });
    await due.getByLabel('Due date').fill('2027-03-24');
    await due.getByRole('button', { name: 'Save' }).press('Enter');
    await calendar.served('Thank the guests', null, '2027-03-24');
    await calendar.focused(calendar.link('Thank the guests'));
    await press('ArrowRight', 'n');
    const field = page.getByRole('textbox', { name: 'New card on Thursday, March 25, 2027' });
    await calendar.focused(field);
    await page.keyboard.type('Count the glasses');
    await page.getByRole('combobox', { name: 'List' }).selectOption('Doing');
    await field.press('Enter');
    await calendar.served('Count the glasses', null, '2027-03-25');
    await calendar.cell('2027-03-25').locator('a', { hasText: 'Count the glasses' }).waitFor();
    await field.fill('Return the glasses');
    await field.press('Enter');
    await calendar.served('Return the glasses', null, '2027-03-25');
    await press('Escape');
    await calendar.focused(calendar.dayButton('2027-03-25'));
    expect(visitor.faults).toEqual([]);
  });

  it('shows what others change, and lets viewers only look [DEC-9.CALENDAR-5]', async () => {
    await open();
    const viewer = await joinedMember(people.deployment, people.owner, 'viewer');
    const [other, theirs] = await openWindow('?day=2027-03-15', { account: viewer.account });
    await theirs.bar('Cake').waitFor();
    await theirs.link('Cake').focus();
    await calendar.drag(await middleOf(calendar.bar('Cake')), '2027-03-24');
    await page.mouse.up();
    await theirs.cell('2027-03-24').locator('a', { hasText: 'Cake' }).waitFor();
    await theirs.focused(theirs.link('Cake'));
    await other.page.keyboard.press('Shift+ArrowRight');
    expect(await theirs.grid().locator('[data-part]').count()).toBe(0);
    await theirs.dayButton('2027-03-24').click();
    await theirs.list('Wednesday, March 24, 2027').waitFor();
    expect(await other.page.getByRole('textbox', { name: /^New card/ }).count()).toBe(0);
    expect(await accessibilityFaults(other.page)).toEqual([]);
    await calendar.served('Cake', null, '2027-03-24');
    expect(people.faults()).toEqual([]);
  });

  it('marks today, what is overdue and what is done [DEC-9.CALENDAR-1]', async () => {
    boardId = await calendarBoard(people.owner.api, [
      { title: 'Late', due: day(-1) },
      { title: 'Now', due: day(0) },
      { title: 'Ready', due: day(-1), isDone: true },
    ]);
    await open('?span=week');
    await calendar.dayButton(day(0)).and(page.locator('[aria-current=date]')).waitFor();
    await calendar.bar('Now').and(page.locator('[data-state=today]')).waitFor();
    await page.goto(page.url().replace('span=week', `day=${day(-1)}`));
    await calendar.bar('Late').and(page.locator('[data-state=overdue]')).waitFor();
    expect(await calendar.link('Late').innerText()).toContain('overdue');
    await calendar.bar('Ready').and(page.locator('[data-state=done]')).waitFor();
    await visitor.lookInBothThemes('calendar states 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('shows dates at both ends of the calendar, and never leaves it [DEC-9.CALENDAR-6]', async () => {
    boardId = await calendarBoard(people.owner.api, [
      { title: 'Old', start: '0001-01-01', due: '1969-12-31' },
      { title: 'Last', due: '9999-12-31' },
      { title: 'Begun', start: '9999-12-20' },
      { title: 'Ever', start: '0001-01-02', due: '9999-12-30' },
    ]);
    await open('?day=9999-12-15');
    await calendar.heading('December 9999').waitFor();
    await calendar.link('Last').focus();
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowRight', 'ArrowDown');
    await page.getByRole('button', { name: 'Next month' }).click();
    await calendar.heading('December 9999').waitFor();
    await calendar.bar('Begun').waitFor();
    expect(await calendar.bar('Ever').count()).toBe(5);
    await page.goto(new URL(`/boards/${boardId}/calendar?day=0001-01-10`, page.url()).href);
    await calendar.heading('January 1').waitFor();
    await calendar.link('Old').first().focus();
    await press('Shift+ArrowLeft', 'ArrowUp', 'PageUp');
    await calendar.heading('January 1').waitFor();
    await calendar.served('Old', '0001-01-01', '1969-12-31');
    await calendar.served('Last', null, '9999-12-31');
    // What is no day, or none of the API, is today.
    for (const wrong of ['2027-02-30', '10000-01-01', '0000-01-01', 'x']) {
      await page.goto(new URL(`/boards/${boardId}/calendar?day=${wrong}`, page.url()).href);
      await calendar.dayButton(day(0)).and(page.locator('[aria-current=date]')).waitFor();
    }
    expect(visitor.faults).toEqual([]);
  });

  it('has few elements for many cards, and reads all of them [DEC-9.CALENDAR-6]', async () => {
    const cards = Array.from({ length: 1_500 }, (_, n) => ({
      title: `Card ${n}`,
      start: `2027-03-${String(1 + (n % 28)).padStart(2, '0')}`,
      due: `2027-03-${String(Math.min(31, 1 + (n % 28) + (n % 5))).padStart(2, '0')}`,
    }));
    boardId = await calendarBoard(people.owner.api, cards);
    await open('?day=2027-03-15&span=week');
    const onDay = cards.filter(({ start, due }) => start <= '2027-03-15' && due >= '2027-03-15').length;
    await calendar
      .grid()
      .getByRole('button', { name: `Monday, March 15, 2027, ${onDay} cards` })
      .waitFor();
    expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX);
    await page.keyboard.press('w');
    await calendar.heading('March 2027').waitFor();
    expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX);
    expect(visitor.faults).toEqual([]);
  });

  it('is worked by touch on a phone [DEC-9.CALENDAR-2]', async () => {
    await open('?day=2027-03-18', { hasTouch: true });
    const person = await TouchPerson.at(page);
    const list = calendar.list('Thursday, March 18, 2027');
    await list.getByRole('link', { name: /^Music/ }).waitFor();
    await visitor.lookInBothThemes('calendar month 360');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await person.smallTargets()).toEqual([]);
    await person.hold(
      list.locator('[data-card]').filter({ hasText: 'Chairs' }),
      () => page.locator('[data-held]').first().waitFor({ state: 'attached' }),
      calendar.cell('2027-03-24'),
    );
    await calendar.cell('2027-03-24').and(page.locator('[data-over]')).waitFor();
    await visitor.lookInBothThemes('calendar drag 360');
    await person.release();
    await calendar.served('Chairs', null, '2027-03-24');
    await calendar.dayButton('2027-03-24').tap();
    const next = calendar.list('Wednesday, March 24, 2027');
    await next.getByRole('link', { name: /^Chairs/ }).waitFor();
    await person.write(next.getByRole('textbox', { name: /^New card/ }), 'Napkins');
    await next.getByRole('button', { name: 'Add' }).tap();
    await calendar.served('Napkins', null, '2027-03-24');
    await page.getByRole('button', { name: 'Week', exact: true }).tap();
    await calendar.list('Saturday, March 27, 2027').waitFor();
    await visitor.lookInBothThemes('calendar week 360');
    expect(await accessibilityFaults(page)).toEqual([]);
    await next.getByRole('link', { name: /^Napkins/ }).tap();
    await page.getByRole('dialog', { name: 'Napkins' }).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('has the names and the first day of a week of the reader’s language [DEC-9.CALENDAR-1]', async () => {
    await open('?day=2027-03-18', { hasTouch: true, language: 'ja' });
    await calendar.heading('2027年3月').waitFor();
    expect(await calendar.grid().getByRole('columnheader').first().innerText()).toContain('日');
    await visitor.lookInBothThemes('calendar month 360 ja');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1_280, height: 800 });
    await calendar.bar('Venue').first().waitFor();
    await visitor.lookInBothThemes('calendar month 1280 ja');
    expect(visitor.faults).toEqual([]);
  });
});
