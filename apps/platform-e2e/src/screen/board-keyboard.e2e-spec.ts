import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('a board by keyboard alone', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;
  let made: MadeBoard;
  let board: ShownBoard;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  beforeEach(async () => {
    made = await makeBoard(visitors.owner.api, {
      'To do': ['Flowers', 'Cake', 'Music'],
      Doing: ['Venue'],
      Done: [],
    });
    visitor = await visitors.open(`/boards/${made.id}`);
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    board = new ShownBoard(visitor.page, visitors.owner.api, made.id);
  });
  afterEach(() => visitors.closeWindows());

  it('walks over the cards and moves one, with the focus on it [DEC-9.BOARD-1]', async () => {
    const { keyboard } = visitor.page;
    await board.card('Flowers').waitFor();
    await keyboard.press('ArrowDown');
    await board.hasFocus('Flowers');
    await keyboard.press('j');
    await board.hasFocus('Cake');
    await keyboard.press('Shift+ArrowUp');
    await board.says('Cake, To do, 1 of 3');
    await board.has('To do', ['Cake', 'Flowers', 'Music']);
    await keyboard.press('Shift+ArrowRight');
    await board.has('Doing', ['Cake', 'Venue']);
    await board.hasFocus('Cake');
    await keyboard.press('Control+z');
    await board.has('To do', ['Cake', 'Flowers', 'Music']);
    await board.hasFocus('Cake');
    await keyboard.press('Control+Shift+z');
    await board.has('Doing', ['Cake', 'Venue']);
    expect(visitor.faults).toEqual([]);
  });

  it('adds, edits, completes and archives a card, and restores it [DEC-9.BOARD-2]', async () => {
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    await board.card('Venue').waitFor();
    await keyboard.press('ArrowDown');
    await board.hasFocus('Flowers');
    await keyboard.press('n');
    await page.locator('textarea:focus').waitFor();
    await keyboard.type('Photos !tomorrow');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await board.has('To do', ['Flowers', 'Cake', 'Music', 'Photos']);
    await board.list('To do').getByText('Soon,').waitFor();
    // The focus is on what was added last.
    await board.hasFocus('Photos');
    await keyboard.press('e');
    await page.locator('textarea:focus').waitFor();
    await keyboard.type('Films');
    await keyboard.press('Enter');
    await board.has('To do', ['Flowers', 'Cake', 'Music', 'Films']);
    await keyboard.press('t');
    await page.getByRole('link', { name: 'Complete Films' }).waitFor();
    await keyboard.press('Tab');
    await page
      .getByRole('button', { name: 'Complete Films', pressed: true })
      .and(page.locator(':focus'))
      .waitFor();
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'Complete Films', pressed: false }).waitFor();
    await keyboard.press('Shift+Tab');
    await board.hasFocus('Films');
    await keyboard.press('Backspace');
    await board.has('To do', ['Flowers', 'Cake', 'Music']);
    await board.hasFocus('Music');
    await keyboard.press('Control+z');
    await board.has('To do', ['Flowers', 'Cake', 'Music', 'Films']);
    expect(visitor.faults).toEqual([]);
  });

  it('returns to the button for new cards, and replaces a kept draft by typing', async () => {
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    const add = board.list('Done').getByRole('button', { name: 'Add a card to Done' });
    const field = page.locator('textarea:focus');
    await add.click();
    await field.waitFor();
    await keyboard.type('Old words');
    await keyboard.press('Escape');
    await add.and(page.locator(':focus')).waitFor();
    await keyboard.press('Enter');
    await field.waitFor();
    expect(await field.inputValue()).toBe('Old words');
    await keyboard.press('ArrowRight');
    await keyboard.type('!');
    expect(await field.inputValue()).toBe('Old words!');
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await field.waitFor();
    await keyboard.type('New');
    expect(await field.inputValue()).toBe('New');
    await keyboard.press('Enter');
    await board.has('Done', ['New']);
    await keyboard.press('Escape');
    await board.hasFocus('New');
    expect(visitor.faults).toEqual([]);
  });

  it('moves by “Move to …”, and several cards together [DEC-9.BOARD-6]', async () => {
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    await board.card('Flowers').waitFor();
    await keyboard.press('ArrowDown');
    await board.hasFocus('Flowers');
    await keyboard.press('x');
    await keyboard.press('ArrowDown');
    await board.hasFocus('Cake');
    await keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await keyboard.press('m');
    await page.locator('select:focus').waitFor();
    await keyboard.type('Done');
    await keyboard.press('Enter');
    await board.has('Done', ['Flowers', 'Cake']);
    await board.has('To do', ['Music']);
    expect(visitor.faults).toEqual([]);
  });

  it('finds every action in the palette and in the help [DEC-9.BOARD-3]', async () => {
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    await board.card('Flowers').waitFor();
    await keyboard.press('ArrowDown');
    await board.hasFocus('Flowers');
    await keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await keyboard.press('Escape');
    await board.hasFocus('Flowers');
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).waitFor();
    await keyboard.type('archive');
    await keyboard.press('Enter');
    await board.has('To do', ['Cake', 'Music']);
    expect(visitor.faults).toEqual([]);
  });

  it('filters by the address, and shows all again [DEC-9.BOARD-4]', async () => {
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    await board.card('Flowers').waitFor();
    await keyboard.press('/');
    await page.locator('input[type=search]:focus').waitFor();
    await keyboard.type('mus');
    await page.waitForURL(/\?q=mus$/);
    await board.card('Flowers').waitFor({ state: 'detached' });
    await board.list('To do').getByText('1 of 3', { exact: true }).waitFor();
    await page.reload();
    await board.card('Music').waitFor();
    expect(await board.card('Cake').count()).toBe(0);
    await keyboard.press('0');
    await board.card('Cake').waitFor();
    await keyboard.press('q');
    await page.waitForURL(/\?assignee=me$/);
    await board.card('Cake').waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
  });
});
