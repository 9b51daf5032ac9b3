import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { MousePerson } from './mouse-person.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('a board of the screen', (found) => {
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

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it('moves a card within its list and into another, and back with Escape [DEC-9.BOARD-1]', async () => {
    const { page } = visitor;
    const person = new MousePerson(page);
    const cake = await board.middleOf(board.card('Cake'));
    await person.drag(board.card('Flowers'), { x: cake.x, y: cake.y + 30 });
    await board.says('Flowers, To do, 2 of 3');
    await person.release();
    await board.has('To do', ['Cake', 'Flowers', 'Music']);
    const venue = await board.middleOf(board.card('Venue'));
    await person.drag(board.card('Music'), { x: venue.x, y: venue.y + 40 });
    await board.says('Music, Doing, 2 of 2');
    await person.release();
    await board.has('Doing', ['Venue', 'Music']);
    await person.drag(board.card('Cake'), venue);
    await page.keyboard.press('Escape');
    await board.says('Back where it was.');
    await person.release();
    await board.has('To do', ['Cake', 'Flowers']);
    expect(page.url()).toMatch(/\/boards\/\d+$/);
    await isSound('board');
  });

  it('moves a list by its head [DEC-9.BOARD-1]', async () => {
    const person = new MousePerson(visitor.page);
    const to = await board.middleOf(board.list('To do').getByRole('heading'));
    await person.drag(board.list('Done').getByRole('heading'), { x: to.x - 60, y: to.y });
    await board.says('Done, list 1 of 3');
    await person.release();
    await eventually('the order of the lists', async () => {
      const names = await visitor.page.getByRole('heading', { level: 2 }).allInnerTexts();
      return names.join() === 'Done,To do,Doing' ? true : undefined;
    });
    expect(visitor.faults).toEqual([]);
  });

  it('adds lists and cards, and archives a list with a way back', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByLabel('Name of the list').fill('Ideas');
    await page.getByRole('button', { name: 'Add a list' }).click();
    await board.list('Ideas').getByRole('button', { name: 'Add a card' }).click();
    for (const title of ['Fireworks', 'Balloons']) {
      await page.getByLabel('Title of the new card in Ideas').fill(title);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await board.has('Ideas', ['Fireworks', 'Balloons']);
    await page.getByRole('button', { name: 'Menu of Ideas' }).click();
    await page.getByRole('menuitem', { name: 'Archive the list' }).click();
    await board.list('Ideas').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await board.has('Ideas', ['Fireworks', 'Balloons']);
    expect(visitor.faults).toEqual([]);
  });

  it('keeps what is typed into a list that is still being created [DEC-9.BOARD-5]', async () => {
    const { page } = visitor;
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route(/\/lists$|\/cards$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByLabel('Name of the list').fill('Ideas');
    await page.keyboard.press('Enter');
    await board.list('Ideas').getByRole('button', { name: 'Add a card' }).click();
    const title = page.getByLabel('Title of the new card in Ideas');
    await title.fill('Fireworks');
    await page.keyboard.press('Enter');
    await title.fill('Balloons');
    const created = page.waitForResponse(
      (response) => /\/cards$/.test(response.url()) && response.status() === 201,
    );
    respond();
    await created;
    await board.has('Ideas', ['Fireworks']);
    expect(await title.inputValue()).toBe('Balloons');
    await page.keyboard.press('Enter');
    await board.has('Ideas', ['Fireworks', 'Balloons']);
  });

  it('shows the changes of others without taking the focus [DEC-9.LIVE-1]', async () => {
    await board.card('Cake').focus();
    const { lists } = await visitors.owner.api.must<{ lists: { cards: { id: number; title: string }[] }[] }>(
      'GET',
      `/boards/${made.id}`,
    );
    const cake = lists.flatMap(({ cards }) => cards).find(({ title }) => title === 'Cake');
    await visitors.owner.api.must('POST', `/cards/${cake?.id ?? 0}/move`, { listId: made.lists['Doing'] });
    await board.has('Doing', ['Venue', 'Cake']);
    await board.hasFocus('Cake');
    await visitors.owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'Photos' });
    await board.has('To do', ['Flowers', 'Music', 'Photos']);
    await board.hasFocus('Cake');
    expect(visitor.faults).toEqual([]);
  });
});
