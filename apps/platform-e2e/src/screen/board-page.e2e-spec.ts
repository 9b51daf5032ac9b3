import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { CDPSession } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

const LAPTOP = { width: 1_280, height: 800 };

describeWithBrowser('a board of the screen', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;
  let made: MadeBoard;
  let board: ShownBoard;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());

  async function open(lists: Record<string, string[]>, hasTouch = false): Promise<void> {
    made = await makeBoard(owner.api, lists);
    visitor = await browser.visitor(deployment.origin, { hasTouch });
    if (!hasTouch) await visitor.page.setViewportSize(LAPTOP);
    await visitor.open(`/boards/${made.id}`);
    await signInByForm(visitor, owner.account);
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    board = new ShownBoard(visitor.page, owner.api, made.id);
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  describe('by mouse', () => {
    beforeEach(() => open({ 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'], Done: [] }));

    async function drag(title: string, to: { x: number; y: number }): Promise<void> {
      const { mouse } = visitor.page;
      const from = await board.middleOf(board.card(title));
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(from.x + 10, from.y + 10, { steps: 3 });
      await mouse.move(to.x, to.y, { steps: 10 });
    }

    it('moves a card within its list and into another, and back with Escape [DEC-9.BOARD-1]', async () => {
      const { page } = visitor;
      const cake = await board.middleOf(board.card('Cake'));
      await drag('Flowers', { x: cake.x, y: cake.y + 30 });
      await board.says('Flowers, To do, 2 of 3');
      await page.mouse.up();
      await board.has('To do', ['Cake', 'Flowers', 'Music']);
      const venue = await board.middleOf(board.card('Venue'));
      await drag('Music', { x: venue.x, y: venue.y + 40 });
      await board.says('Music, Doing, 2 of 2');
      await page.mouse.up();
      await board.has('Doing', ['Venue', 'Music']);
      await drag('Cake', venue);
      await page.keyboard.press('Escape');
      await board.says('Back where it was.');
      await page.mouse.up();
      await board.has('To do', ['Cake', 'Flowers']);
      expect(page.url()).toMatch(/\/boards\/\d+$/);
      await isSound('board');
    });

    it('moves a list by its head [DEC-9.BOARD-1]', async () => {
      const { mouse } = visitor.page;
      const from = await board.middleOf(board.list('Done').getByRole('heading'));
      const to = await board.middleOf(board.list('To do').getByRole('heading'));
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x - 60, to.y, { steps: 10 });
      await board.says('Done, list 1 of 3');
      await mouse.up();
      await eventually('the order of the lists', async () => {
        const names = await visitor.page.getByRole('heading', { level: 2 }).allInnerTexts();
        return names.join() === 'Done,To do,Doing' ? true : undefined;
      });
      await isSound('board with a moved list');
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
      await isSound('board with a new list');
    });
  });

  it('keeps what is typed into a list that is still being created [DEC-9.BOARD-5]', async () => {
    await open({ 'To do': ['Cake'] });
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

  describe('by keyboard alone', () => {
    beforeEach(() => open({ 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'], Done: [] }));

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
      await isSound('board by keyboard');
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
      await keyboard.press('End');
      await board.hasFocus('Photos');
      await keyboard.press('e');
      await page.locator('textarea:focus').waitFor();
      await keyboard.type('Films');
      await keyboard.press('Enter');
      await board.has('To do', ['Flowers', 'Cake', 'Music', 'Films']);
      await keyboard.press('t');
      await page.getByRole('link', { name: 'Complete Films' }).waitFor();
      await keyboard.press('Backspace');
      await board.has('To do', ['Flowers', 'Cake', 'Music']);
      await board.hasFocus('Music');
      await keyboard.press('Control+z');
      await board.has('To do', ['Flowers', 'Cake', 'Music', 'Films']);
      await isSound('board after archiving');
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
      await isSound('board with a selection');
      await keyboard.press('m');
      await page.locator('select:focus').waitFor();
      await isSound('move two cards');
      await keyboard.type('Done');
      await keyboard.press('Enter');
      await board.has('Done', ['Flowers', 'Cake']);
      await board.has('To do', ['Music']);
    });

    it('finds every action in the palette and in the help [DEC-9.BOARD-3]', async () => {
      const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
      await board.card('Flowers').waitFor();
      await keyboard.press('ArrowDown');
      await board.hasFocus('Flowers');
      await keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await isSound('keys');
      await keyboard.press('Escape');
      await board.hasFocus('Flowers');
      await keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Command palette' }).waitFor();
      await isSound('palette');
      await keyboard.type('archive');
      await keyboard.press('Enter');
      await board.has('To do', ['Cake', 'Music']);
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
      await isSound('filtered board');
      await page.reload();
      await board.card('Music').waitFor();
      expect(await board.card('Cake').count()).toBe(0);
      await keyboard.press('0');
      await board.card('Cake').waitFor();
      await keyboard.press('q');
      await page.waitForURL(/\?assignee=me$/);
      await board.card('Cake').waitFor({ state: 'detached' });
    });
  });

  describe('by touch, at 360 px', () => {
    beforeEach(() => open({ 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] }, true));

    const touch = (
      session: CDPSession,
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

    it('drags a held card onto the name of another list [DEC-9.BOARD-1]', async () => {
      const session = await visitor.context.newCDPSession(visitor.page);
      const from = await board.middleOf(board.card('Flowers'));
      await touch(session, 'touchStart', from);
      await board.says('Lifted Flowers.');
      await touch(session, 'touchMove', { x: from.x + 5, y: from.y + 40 });
      const name = visitor.page
        .getByRole('navigation', { name: 'Lists' })
        .getByRole('button', { name: /^Doing/ });
      await touch(session, 'touchMove', await board.middleOf(name));
      await board.says('Flowers, Doing, 2 of 2');
      await touch(session, 'touchEnd');
      await board.has('Doing', ['Venue', 'Flowers']);
      expect(visitor.faults).toEqual([]);
    });

    it('does everything else by the sheet of the card', async () => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'Actions of Cake' }).tap();
      await page.getByRole('dialog', { name: 'Actions of Cake' }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('option', { name: /^Move to …/ }).tap();
      await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Doing');
      await page.getByRole('button', { name: 'Move', exact: true }).tap();
      await board.has('Doing', ['Venue', 'Cake']);
      expect(visitor.faults).toEqual([]);
    });
  });

  it('shows the changes of others without taking the focus [DEC-9.LIVE-1]', async () => {
    await open({ 'To do': ['Flowers', 'Cake'], Doing: [] });
    await board.card('Cake').focus();
    const { lists } = await owner.api.must<{ lists: { cards: { id: number; title: string }[] }[] }>(
      'GET',
      `/boards/${made.id}`,
    );
    const cake = lists.flatMap(({ cards }) => cards).find(({ title }) => title === 'Cake');
    await owner.api.must('POST', `/cards/${cake?.id ?? 0}/move`, { listId: made.lists['Doing'] });
    await board.has('Doing', ['Cake']);
    await board.hasFocus('Cake');
    await owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'Music' });
    await board.has('To do', ['Flowers', 'Music']);
    await board.hasFocus('Cake');
    expect(visitor.faults).toEqual([]);
  });
});
