import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';
import { makeGrid, ShownGrid } from './shown-grid.js';
import { TouchPerson } from './touch-person.js';

describeWithBrowser('a board by touch, at 360 px', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  afterEach(() => visitors.closeWindows());

  describe('of lists', () => {
    let made: MadeBoard;
    let board: ShownBoard;

    beforeEach(async () => {
      made = await makeBoard(visitors.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
      visitor = await visitors.open(`/boards/${made.id}`, { hasTouch: true });
      await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
      board = new ShownBoard(visitor.page, visitors.owner.api, made.id);
    });

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

    it('completes a card by its ring, beside its title', async () => {
      const { page } = visitor;
      const person = await TouchPerson.at(page);
      const ring = page.getByRole('button', { name: 'Complete Cake' });
      const [area, title] = [
        await ring.boundingBox(),
        await board.card('Cake').locator('span').boundingBox(),
      ];
      expect((area?.x ?? Number.NaN) + (area?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? Number.NaN);
      expect(await person.smallTargets()).toEqual([]);
      await ring.tap();
      await page.getByRole('button', { name: 'Complete Cake', pressed: true }).waitFor();
      expect(page.url()).toMatch(/\/boards\/\d+$/);
      await visitor.lookInBothThemes('completed card 360');
      expect(await accessibilityFaults(page)).toEqual([]);
      await ring.tap();
      await board.card('Cake').waitFor();
      await page.getByRole('button', { name: 'Complete Cake', pressed: false }).waitFor();
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

  describe('of cells', () => {
    let person: TouchPerson;
    let grid: ShownGrid;

    beforeEach(async () => {
      const boardId = await makeGrid(
        visitors.owner.api,
        'grid',
        [{ name: 'North' }, { name: 'South' }, { name: 'West' }],
        [{ name: 'Early' }, { name: 'Late' }],
      );
      visitor = await visitors.open(`/boards/${boardId}/grid`, { hasTouch: true });
      person = await TouchPerson.at(visitor.page);
      grid = new ShownGrid(visitor.page, visitors.owner.api, boardId);
      await grid.table().waitFor();
      await visitor.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    });

    /** The column that is named above the grid. */
    const chosen = (): Promise<string> =>
      visitor.page.getByRole('combobox', { name: 'Columns' }).locator('option:checked').innerText();

    /** Waits until a column stands beside the heads of the rows. */
    const shows = (column: string): Promise<true> =>
      eventually(`${column} is the column of the page`, async () => {
        const row = await grid.head('row', 'Early').boundingBox();
        const head = await grid.head('column', column).boundingBox();
        const isBeside = row && head && Math.abs(head.x - row.x - row.width) < 2;
        return ((await chosen()) === column && isBeside) || undefined;
      });

    const isSound = async (step: string): Promise<void> => {
      await visitor.lookInBothThemes(`grid touch ${step} 360`);
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
      expect(await person.smallTargets()).toEqual([]);
    };

    const addCard = async (column: string, row: string, title: string): Promise<void> => {
      const { page } = visitor;
      await page.getByRole('button', { name: `Add a card to ${column} · ${row}` }).tap();
      await person.write(grid.cell(column, row).getByRole('textbox'), title);
      await page.getByRole('button', { name: 'Add', exact: true }).tap();
      await grid.cardIn(column, row, title).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await grid.servedCards(column, row, [title]);
    };

    it('makes a card, and moves it to another row, another column and back [DEC-9.GRID-11]', async () => {
      const { page } = visitor;
      await addCard('North', 'Early', 'Open the gate');
      const held = (): Promise<void> =>
        page.locator('li[data-held=true]').first().waitFor({ state: 'attached' });
      await person.hold(grid.card('Open the gate'), held, grid.cell('North', 'Late'));
      await person.release();
      await grid.servedCards('North', 'Late', ['Open the gate']);
      await isSound('card');

      // The edge of the window shows the next column while the card is held.
      await person.hold(grid.card('Open the gate'), held, grid.cell('North', 'Late'));
      const { x, y, width, height } = (await page.locator('[data-grid]').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await person.moveTo({ x: x + width - 6, y: y + height / 2 });
      await eventually('the way to South is shown', async () => (await chosen()) === 'South' || undefined);
      await person.moveTo({ x: x + width / 2, y: y + height / 2 });
      // The part of the cell that is beside the heads of the rows.
      const box = await grid.cell('South', 'Early').boundingBox();
      await person.moveTo({ x: x + width / 2, y: (box?.y ?? 0) + 20 });
      await person.release();
      await grid.servedCards('South', 'Early', ['Open the gate']);

      // The sheet of the card moves it to any cell.
      await page.getByRole('button', { name: 'Actions of Open the gate' }).tap();
      await page.getByRole('option', { name: /^Move to …/ }).tap();
      const dialog = page.getByRole('dialog', { name: /Move/ });
      await dialog.getByLabel('Column').selectOption('West');
      await dialog.getByLabel('Row').selectOption('Late');
      await isSound('move');
      await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
      await grid.servedCards('West', 'Late', ['Open the gate']);
      expect(visitor.faults).toEqual([]);
    });

    it('shows one column a page, by swipes, buttons and its list of columns [DEC-9.GRID-8]', async () => {
      const { page } = visitor;
      await shows('North');
      await person.swipe(grid.cell('North', 'Early'), -220);
      await shows('South');
      await page.getByRole('button', { name: 'Next column' }).tap();
      await shows('West');
      expect(await page.getByRole('button', { name: 'Next column' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Previous column' }).tap();
      await shows('South');
      await page.getByRole('combobox', { name: 'Columns' }).selectOption('North');
      await shows('North');
      expect(visitor.faults).toEqual([]);
    });

    it('gives a cell its text and color, and makes, renames, moves and deletes columns and rows [DEC-9.GRID-11]', async () => {
      const { page } = visitor;
      const act = async (axis: 'column' | 'row', name: string, action: string): Promise<void> => {
        await page.getByRole('button', { name: `Actions for ${axis} ${name}` }).tap();
        await isSound(`menu of a ${axis}`);
        await page.getByRole('menuitem', { name: action }).tap();
      };
      await page.getByRole('button', { name: 'Edit cell North · Early' }).tap();
      const cell = page.getByRole('dialog', { name: 'Edit cell North · Early' });
      await person.write(cell.getByLabel('Text'), 'Room 12');
      await cell.getByRole('radio', { name: 'Color #3b82f6' }).tap();
      await isSound('cell');
      await cell.getByRole('button', { name: 'Save', exact: true }).tap();
      await grid.cell('North', 'Early').getByText('Room 12').waitFor();
      await eventually('the service has text and color', async () => {
        const { cells } = await grid.served();
        return cells.some(({ info }) => info.text === 'Room 12' && info.color === '#3b82f6') || undefined;
      });

      await page.getByRole('button', { name: 'Add a row' }).tap();
      await person.write(page.getByLabel('Name of the row'), 'Night');
      await isSound('new row');
      await page.getByRole('dialog').getByRole('button', { name: 'Add a row' }).tap();
      await grid.servedNames('rows', ['Early', 'Late', 'Night']);
      await page.getByRole('button', { name: 'Cancel' }).tap();
      await act('row', 'Night', 'Move up');
      await grid.servedNames('rows', ['Early', 'Night', 'Late']);
      await act('column', 'North', 'Rename');
      await page.getByLabel('Name of the column').fill('');
      await page.keyboard.type('East');
      await page.keyboard.press('Enter');
      await grid.servedNames('columns', ['East', 'South', 'West']);
      await act('column', 'East', 'Move right');
      await grid.servedNames('columns', ['South', 'East', 'West']);
      await act('row', 'Night', 'Delete …');
      const dialog = page.getByRole('dialog', { name: 'Delete row “Night”?' });
      await dialog.getByText('It has no cards, texts or colors.').waitFor();
      await isSound('deletion');
      await dialog.getByRole('button', { name: 'Delete' }).tap();
      await grid.servedNames('rows', ['Early', 'Late']);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await grid.servedNames('rows', ['Early', 'Night', 'Late']);
      expect(visitor.faults).toEqual([]);
    });
  });
});
