import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

describeWithBrowser('a board by touch, at 360 px', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;
  let made: MadeBoard;
  let board: ShownBoard;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  beforeEach(async () => {
    made = await makeBoard(visitors.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
    visitor = await visitors.open(`/boards/${made.id}`, { hasTouch: true });
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    board = new ShownBoard(visitor.page, visitors.owner.api, made.id);
  });
  afterEach(() => visitors.closeWindows());

  it('drags a held card onto the name of another list [DEC-9.BOARD-1]', async () => {
    const person = await TouchPerson.at(visitor.page);
    const name = visitor.page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('button', { name: /^Doing/ });
    await person.hold(board.card('Flowers'), () => board.says('Lifted Flowers.'), name);
    await board.says('Flowers, Doing, 2 of 2');
    await person.release();
    await board.has('Doing', ['Venue', 'Flowers']);
    expect(visitor.faults).toEqual([]);
  });

  it('has every button of its bar in reach, and says in a line of its own what waits', async () => {
    const { page, context } = visitor;
    await visitors.owner.api.must('PATCH', `/boards/${made.id}`, {
      name: 'Launch in the spring with everybody who helped in autumn',
      isTemplate: true,
    });
    await page.getByRole('main').getByText('Template', { exact: true }).waitFor();
    await context.setOffline(true);
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('1 change waits').waitFor({ state: 'attached' });
    await visitor.lookInBothThemes('bar of a phone without a connection');
    const bar = page.locator('main header').first();
    const below = (await page.getByText('1 change waits').boundingBox())?.y ?? 0;
    const [menu] = await bar.getByRole('button', { name: 'Board menu' }).all();
    expect(below).toBeGreaterThanOrEqual((await menu?.boundingBox())?.y ?? Number.NaN);
    for (const button of await bar.getByRole('button').all()) await button.tap({ trial: true });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await context.setOffline(false);
    await page.getByText('1 change waits').waitFor({ state: 'detached' });
    await board.has('Doing', ['Flowers', 'Venue']);
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
