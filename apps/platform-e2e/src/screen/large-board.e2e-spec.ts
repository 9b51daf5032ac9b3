import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownBoard } from './shown-board.js';

const LISTS = 30;
/** Four pages of the API. */
const CARDS_IN_FIRST_LIST = 700;
/** Elements of a page, whatever the size of its board. */
const ELEMENTS_MAX = 2_000;

describeWithBrowser('a large board of the screen', (found) => {
  let people: ScreenVisitors;
  let boardId: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    boardId = await makeBoard(LISTS, (list) => (list === 0 ? CARDS_IN_FIRST_LIST : 3));
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  async function makeBoard(lists: number, cardsOf: (list: number) => number): Promise<number> {
    const archive = {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Large' },
      lists: Array.from({ length: lists }, (_, list) => ({
        name: `List ${list}`,
        cards: Array.from({ length: cardsOf(list) }, (__, card) => ({ title: `Card ${list}.${card}` })),
      })),
    };
    const made = await people.owner.api.must<{ boardId: number }>('POST', '/boards/import', archive);
    return made.boardId;
  }

  async function open(query = '', id = boardId): Promise<{ visitor: Visitor; board: ShownBoard }> {
    const visitor = await people.open(`/boards/${id}${query}`);
    const board = new ShownBoard(visitor.page, people.owner.api, id);
    await visitor.page
      .getByRole('link', { name: /^Card 0\./ })
      .first()
      .waitFor();
    return { visitor, board };
  }

  it('has only the cards in view in the page, and reaches every card by keyboard [DEC-9.BOARD-7]', async () => {
    const { visitor, board } = await open();
    const { page } = visitor;
    const elements = (): Promise<number> => page.evaluate<number>('document.querySelectorAll("*").length');
    expect(await elements()).toBeLessThan(ELEMENTS_MAX);
    await board.card('Card 0.0').focus();
    // The end is the last card that is read; the pages of a long list follow the board.
    await eventually('the last card of all has the focus', async () => {
      await page.keyboard.press('End');
      const last = page.locator('a:focus', { hasText: `Card 0.${CARDS_IN_FIRST_LIST - 1}` });
      return (await last.count()) > 0 ? true : undefined;
    });
    expect(await elements()).toBeLessThan(ELEMENTS_MAX);
    await page.keyboard.press('Home');
    await board.hasFocus('Card 0.0');
    const item = page.locator('li', { has: board.card('Card 0.0') });
    expect(await item.getAttribute('aria-setsize')).toBe(String(CARDS_IN_FIRST_LIST));
    for (let list = 1; list < LISTS; list += 1) await page.keyboard.press('ArrowRight');
    await board.hasFocus(`Card ${LISTS - 1}.0`);
    expect(await elements()).toBeLessThan(ELEMENTS_MAX);
    expect(visitor.faults).toEqual([]);
  });

  it('has few elements for many lists of medium length, and the whole of a board with few [DEC-9.BOARD-7]', async () => {
    const many = await open('', await makeBoard(20, () => 50));
    const elements = await many.visitor.page.evaluate<number>('document.querySelectorAll("*").length');
    expect(elements).toBeLessThan(ELEMENTS_MAX);
    await many.board.card('Card 0.0').focus();
    await many.visitor.page.keyboard.press('End');
    await many.board.hasFocus('Card 0.49');
    const few = await open('', await makeBoard(3, () => 45));
    // The browser finds the text of each card.
    expect(await few.visitor.page.locator('[data-card-link]').count()).toBe(3 * 45);
    expect(few.visitor.faults).toEqual([]);
  });

  it('has only the first cards of each cell in the page of a board with rows', async () => {
    const { visitor, board } = await open('?group=label&sort=-title');
    const { page } = visitor;
    const elements = (): Promise<number> => page.evaluate<number>('document.querySelectorAll("*").length');
    const all = CARDS_IN_FIRST_LIST + (LISTS - 1) * 3;
    await page.getByText(`${all} cards`, { exact: true }).waitFor({ state: 'attached' });
    const cell = page.getByRole('group', { name: 'List 0, No label', exact: true });
    await eventually('the cards are sorted', async () => {
      const first = await cell.locator('li a').first().innerText();
      return first.trim() === `Card 0.${CARDS_IN_FIRST_LIST - 1}` ? true : undefined;
    });
    expect(await elements()).toBeLessThan(ELEMENTS_MAX);
    const shown = await cell.locator('li').count();
    await cell.getByRole('button', { name: /^Show 25 more/ }).click();
    await eventually('more cards are shown', async () =>
      (await cell.locator('li').count()) === shown + 25 ? true : undefined,
    );
    await cell.locator('li a').last().focus();
    await page.keyboard.press('ArrowDown');
    await board.hasFocus(`Card 0.${CARDS_IN_FIRST_LIST - 1 - shown - 25}`);
    for (let list = 1; list < LISTS; list += 1) await page.keyboard.press('ArrowRight');
    await board.hasFocus(`Card ${LISTS - 1}.0`);
    expect(await elements()).toBeLessThan(ELEMENTS_MAX + 1_000);
    expect(visitor.faults).toEqual([]);
  });

  it('finds one card among all, and moves the last to another list', async () => {
    const { visitor, board } = await open();
    const { page } = visitor;
    const last = `Card 0.${CARDS_IN_FIRST_LIST - 1}`;
    await page.keyboard.press('/');
    await page.keyboard.type(last);
    await board.card(last).waitFor();
    await board.card('Card 0.0').waitFor({ state: 'detached' });
    await board.card(last).focus();
    await page.keyboard.press('m');
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('List 1');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const moved = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: 'List 1', exact: true }),
    });
    await moved.getByRole('link', { name: last, exact: true }).waitFor();
    expect(visitor.faults).toEqual([]);
  });
});
