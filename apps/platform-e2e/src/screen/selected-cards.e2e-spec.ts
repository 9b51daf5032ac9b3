import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ArrangedBoard, ShownRows } from './arranged-board.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('dialogs for selected cards', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;
  let page: Page;
  let world: ArrangedBoard;
  let board: ShownRows;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  afterEach(() => visitors.closeWindows());
  beforeEach(async () => {
    world = await ArrangedBoard.make(visitors.owner);
  });

  async function open(query: string): Promise<void> {
    visitor = await visitors.open(world.path + query);
    ({ page } = visitor);
    board = new ShownRows(page, world);
    await page.getByText('Live', { exact: true }).waitFor();
  }

  /** Selects cards with the keyboard. The last one has the focus. */
  async function select(...titles: readonly string[]): Promise<void> {
    for (const title of titles) {
      await board.card(title).first().focus();
      await page.keyboard.press('x');
    }
    await page.getByText(`${titles.length} selected`).waitFor();
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    await isAccessibleInBothThemes(page);
    expect(visitor.faults).toEqual([]);
  }

  describe('“Move to …” on a board with rows', () => {
    it('moves a card into another row, and its focus with it [DEC-9.BOARD-6]', async () => {
      await open('?group=label');
      await board.cardIn('To do', 'fun', 'Cake').focus();
      await page.keyboard.press('m');
      const dialog = page.getByRole('dialog', { name: 'Move “Cake”' });
      const row = dialog.getByRole('combobox', { name: 'Row', exact: true });
      await row.waitFor();
      expect(await row.locator('option').allInnerTexts()).toEqual(['urgent', 'fun', 'No label']);
      expect(await row.locator('option:checked').innerText()).toBe('fun');
      await isSound('move to a row');
      await dialog.getByRole('combobox', { name: 'List', exact: true }).selectOption('Doing');
      await row.selectOption('No label');
      await dialog.getByRole('combobox', { name: 'Place', exact: true }).selectOption('After Venue');
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await board.says('Cake, Doing, No label, 2 of 2');
      await board.cellHas('Doing', 'No label', ['Venue', 'Cake']);
      await board.cell('Doing', 'No label').locator('a:focus', { hasText: 'Cake' }).waitFor();
      await world.hasLabels('Cake', []);
      await page.keyboard.press('Control+z');
      await world.hasLabels('Cake', ['urgent', 'fun']);
      await board.cellHas('To do', 'fun', ['Cake']);
      expect(visitor.faults).toEqual([]);
    });

    it('keeps the rows of several cards unless one is chosen', async () => {
      await open('?group=label');
      await select('Flowers', 'Music');
      await page.keyboard.press('m');
      const dialog = page.getByRole('dialog', { name: 'Move 2 cards' });
      const row = dialog.getByRole('combobox', { name: 'Row', exact: true });
      expect(await row.locator('option:checked').innerText()).toBe('Unchanged');
      await dialog.getByRole('combobox', { name: 'List', exact: true }).selectOption('Done');
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await board.cellHas('Done', 'urgent', ['Flowers']);
      await board.cellHas('Done', 'No label', ['Music']);
      await select('Flowers', 'Music');
      await page.keyboard.press('m');
      await row.selectOption('fun');
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await board.cellHas('Done', 'fun', ['Flowers', 'Music']);
      await world.hasLabels('Flowers', ['fun']);
      await world.hasLabels('Music', ['fun']);
      expect(visitor.faults).toEqual([]);
    });
  });

  it('F sets a custom field of all of them as one step', async () => {
    await open('');
    const haveValues = (count: number): Promise<true> =>
      eventually(`${count} cards have a value`, async () => {
        const cards = await Promise.all(['Flowers', 'Music'].map((title) => world.stored(title)));
        return cards.filter(({ fields }) => world.regionId in fields).length === count || undefined;
      });
    await select('Flowers', 'Music');
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog', { name: 'Custom field: 2 cards' });
    await dialog.getByRole('option', { name: 'Region' }).click();
    await dialog.getByRole('option', { name: 'APAC' }).waitFor();
    await isSound('field of two cards');
    await dialog.getByRole('option', { name: 'APAC' }).click();
    await dialog.waitFor({ state: 'detached' });
    await haveValues(2);
    await page.keyboard.press('Control+z');
    await haveValues(0);
    await page.keyboard.press('Control+Shift+z');
    await haveValues(2);

    // A value that only one of them has is said, and cleared for both.
    await page.keyboard.press('Escape');
    await board.card('Flowers').focus();
    await page.keyboard.press('f');
    await page.getByRole('option', { name: 'Region' }).click();
    await page.getByRole('option', { name: 'EMEA' }).click();
    await select('Music', 'Flowers');
    await page
      .getByRole('region', { name: 'Selected cards' })
      .getByRole('button', { name: 'Custom field …' })
      .click();
    await dialog.getByRole('option', { name: 'Region' }).click();
    await dialog.getByText('The cards have different values.').waitFor();
    await isSound('field with different values');
    await page.keyboard.press('Escape');
    expect(visitor.faults).toEqual([]);
  });
});
