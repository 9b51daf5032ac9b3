import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ArrangedBoard, ShownRows } from './arranged-board.js';
import { MousePerson } from './mouse-person.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

describeWithBrowser('rows of a board', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;
  let world: ArrangedBoard;
  let board: ShownRows;
  let person: MousePerson;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  afterEach(() => visitors.closeWindows());
  beforeEach(async () => {
    world = await ArrangedBoard.make(visitors.owner);
  });

  async function open(query: string, hasTouch = false): Promise<void> {
    visitor = await visitors.open(world.path + query, { hasTouch });
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    board = new ShownRows(visitor.page, world);
    person = new MousePerson(visitor.page);
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(visitor.faults).toEqual([]);
  }

  it('show a card in each of its rows, and a drop sets the value as one step', async () => {
    await open('?group=label');
    const { page } = visitor;
    await board.cellHas('To do', 'urgent', ['Flowers', 'Cake']);
    await board.cellHas('To do', 'fun', ['Cake']);
    await board.cellHas('To do', 'No label', ['Music']);
    await isSound('rows by label');
    await person.drag(board.cardIn('To do', 'urgent', 'Flowers'), board.cell('Doing', 'fun'));
    await board.says('Flowers, Doing, fun, 1 of 1');
    await person.release();
    await board.cellHas('Doing', 'fun', ['Flowers']);
    await board.cellHas('To do', 'urgent', ['Cake']);
    await world.hasLabels('Flowers', ['fun']);
    await board.card('Flowers').focus();
    await page.keyboard.press('Control+z');
    await board.cellHas('To do', 'urgent', ['Flowers', 'Cake']);
    await world.hasLabels('Flowers', ['urgent']);
    await person.drag(board.cardIn('To do', 'fun', 'Cake'), board.cell('To do', 'No label'));
    await person.release();
    await world.hasLabels('Cake', []);
    await board.cellHas('To do', 'fun', []);
    expect(visitor.faults).toEqual([]);
  });

  it('are walked and crossed by keyboard alone', async () => {
    await open('?group=label');
    const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
    await board.cellHas('To do', 'urgent', ['Flowers', 'Cake']);
    await keyboard.press('ArrowDown');
    await board.hasFocus('Flowers');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await board.cell('To do', 'fun').locator('a:focus', { hasText: 'Cake' }).waitFor();
    await keyboard.press('Shift+ArrowDown');
    await board.says('Cake, To do, No label, 1 of 2');
    await world.hasLabels('Cake', []);
    await board.cell('To do', 'No label').locator('a:focus', { hasText: 'Cake' }).waitFor();
    await keyboard.press('Shift+ArrowUp');
    await world.hasLabels('Cake', ['fun']);
    await keyboard.press('Shift+ArrowRight');
    await board.cellHas('Doing', 'fun', ['Cake']);
    await board.cell('Doing', 'fun').locator('a:focus', { hasText: 'Cake' }).waitFor();
    await keyboard.press('ArrowRight');
    await board.cell('Done', 'fun').locator('button:focus').waitFor();
    await keyboard.press('Enter');
    await page.getByLabel('Title of the new card in Done, fun').fill('Games');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await board.cellHas('Done', 'fun', ['Games']);
    await world.hasLabels('Games', ['fun']);
    expect(await page.locator('[data-card-link][tabindex="0"]').count()).toBeLessThanOrEqual(1);
    expect(visitor.faults).toEqual([]);
  });

  it('set the value of a custom field, fold, and are in the address', async () => {
    await open('');
    const { page } = visitor;
    await board.card('Flowers').waitFor();
    await page.getByRole('button', { name: 'Display', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Display' });
    await panel.getByLabel('Group').selectOption('Region');
    await page.waitForURL(/\?group=field%3A\d+$/);
    // A phone has a sheet in its place, which has a test of its own.
    await visitor.lookInBothThemes('display 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await board.cellHas('To do', 'No value: Region', ['Flowers', 'Cake', 'Music']);
    await person.drag(board.cardIn('To do', 'No value: Region', 'Music'), board.cell('To do', 'APAC'));
    await person.release();
    await board.cellHas('To do', 'APAC', ['Music']);
    await eventually('the value is stored', async () =>
      (await world.stored('Music')).fields[world.regionId] === undefined ? undefined : true,
    );
    await page.getByRole('button', { name: 'Fold the row EMEA' }).click();
    await board.cell('To do', 'EMEA').waitFor({ state: 'detached' });
    await page.reload();
    await board.cellHas('To do', 'APAC', ['Music']);
    await page.getByRole('button', { name: 'Remove the rows' }).click();
    await page.waitForURL(/\/boards\/\d+$/);
    await board.has('To do', ['Flowers', 'Cake', 'Music']);
    expect(visitor.faults).toEqual([]);
  });

  it('go along with a list that is dragged by its head [DEC-9.BOARD-1]', async () => {
    await open('?group=label');
    const head = (list: string): Locator => board.list(list).getByRole('heading', { name: list });
    await board.cellHas('Doing', 'No label', ['Venue']);
    await person.drag(head('Doing'), head('To do'));
    await board.says('Doing, list 1 of 3');
    await visitor.lookInBothThemes('dragged list of rows 1280');
    await person.release();
    const urgent = visitor.page.getByRole('region', { name: 'urgent', exact: true }).getByRole('group');
    const cells = async (): Promise<(string | null)[]> =>
      Promise.all((await urgent.all()).map((cell) => cell.getAttribute('aria-label')));
    await eventually('the cells in the order of the lists', async () =>
      (await cells()).join('; ') === 'Doing, urgent; To do, urgent; Done, urgent' ? true : undefined,
    );
    await eventually('the lists of the service', async () => {
      const { lists } = await visitors.owner.api.must<{ lists: { name: string }[] }>('GET', world.path);
      return lists.map(({ name }) => name).join() === 'Doing,To do,Done' ? true : undefined;
    });
    await person.drag(head('Doing'), head('Done'));
    await visitor.page.keyboard.press('Escape');
    await board.says('Back where it was.');
    await person.release();
    expect(visitor.faults).toEqual([]);
  });

  it('follow the changes of another tab without taking the focus', async () => {
    await open('?group=label');
    const other = await visitors.open(`${world.path}?group=label&sort=title`);
    const theirs = new ShownRows(other.page, world);
    await board.cellHas('To do', 'urgent', ['Flowers', 'Cake']);
    await theirs.cellHas('To do', 'urgent', ['Cake', 'Flowers']);
    await board.cardIn('To do', 'urgent', 'Flowers').focus();
    await theirs.cardIn('To do', 'urgent', 'Cake').focus();
    await other.page.keyboard.press('Shift+ArrowRight');
    await board.cellHas('Doing', 'urgent', ['Cake']);
    await board.hasFocus('Flowers');
    await world.setLabels('Flowers', ['fun']);
    await board.cellHas('To do', 'fun', ['Flowers']);
    await theirs.cellHas('To do', 'fun', ['Flowers']);
    await board.hasFocus('Flowers');
    await other.page.locator('a:focus', { hasText: 'Cake' }).waitFor();
    await world.set('Cake', { title: 'Zwieback' });
    await theirs.cellHas('Doing', 'fun', ['Zwieback']);
    await other.page.locator('a:focus', { hasText: 'Zwieback' }).waitFor();
    expect(visitors.faults()).toEqual([]);
  });

  it('are chosen in a sheet on a phone, and take a card by touch', async () => {
    await open('', true);
    const { page } = visitor;
    const finger = await TouchPerson.at(page);
    await page.getByRole('button', { name: 'Display', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Display' });
    await sheet.getByLabel('Group').selectOption('Label');
    await isSound('display sheet');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await board.cellHas('To do', 'urgent', ['Flowers', 'Cake']);
    const lifted = (): Promise<void> => board.says('Lifted Cake.');
    await finger.hold(board.cardIn('To do', 'urgent', 'Cake'), lifted, board.cell('To do', 'fun'));
    await board.says('Cake, To do, fun');
    await finger.release();
    await world.hasLabels('Cake', ['fun']);
    await board.cellHas('To do', 'urgent', ['Flowers']);
    await visitor.fits('rows on a phone');
    expect(visitor.faults).toEqual([]);
  });
});
