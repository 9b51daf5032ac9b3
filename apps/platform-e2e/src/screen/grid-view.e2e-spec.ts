import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import type { Visitor } from '../browser/watched-browser.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { ScreenVisitors, type Window } from './screen-visitors.js';
import { makeGrid, ShownGrid } from './shown-grid.js';

const COLUMNS = [{ name: 'North' }, { name: 'South' }, { name: 'West' }];
const ROWS = [{ name: 'Early' }, { name: 'Late' }];

describeWithBrowser('the grid of a board', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let grid: ShownGrid;
  let boardId: number;
  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    boardId = await makeGrid(people.owner.api, 'grid', COLUMNS, ROWS);
  });

  async function open(window?: Window): Promise<{ visitor: Visitor; grid: ShownGrid }> {
    const opened = await people.open(`/boards/${boardId}/grid`, window);
    await opened.page.getByRole('table', { name: 'Rota' }).waitFor();
    await opened.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    return { visitor: opened, grid: new ShownGrid(opened.page, people.owner.api, boardId) };
  }

  it('has a list for a cell from its first card on, and moves cards to any cell [DEC-9.GRID-1]', async () => {
    ({ visitor, grid } = await open());
    const { page } = visitor;
    await grid.addCard('North', 'Early', 'Open the gate');
    await grid.drag(grid.card('Open the gate'), grid.cell('South', 'Late'));
    await grid.cardIn('South', 'Late', 'Open the gate').waitFor();
    await grid.servedCards('South', 'Late', ['Open the gate']);
    await page.keyboard.press('Control+z');
    await grid.cardIn('North', 'Early', 'Open the gate').waitFor();
    await grid.servedCards('North', 'Early', ['Open the gate']);
    await page.keyboard.press('Control+z');
    await grid.card('Open the gate').waitFor({ state: 'detached' });
    await grid.servedCards('North', 'Early', []);
    // The list of the cell is still there, and is used again.
    await grid.addCard('North', 'Early', 'Ring the bell');
    await grid.card('Ring the bell').focus();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: /Move/ });
    await dialog.getByLabel('Column').selectOption('West');
    await dialog.getByLabel('Row').selectOption('Late');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await grid.servedCards('West', 'Late', ['Ring the bell']);
    await grid.cardIn('West', 'Late', 'Ring the bell').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('shows the text and colour of a cell, in both themes and at each width [DEC-9.GRID-2]', async () => {
    ({ visitor, grid } = await open());
    const { page } = visitor;
    await grid.addCard('North', 'Early', 'Open the gate');
    await grid.cell('South', 'Early').hover();
    await page.getByRole('button', { name: 'Edit cell South · Early' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit cell South · Early' });
    await dialog.getByLabel('Text').fill('Room 12\nبدون <script>alert(1)</script>');
    await dialog.getByRole('radio', { name: 'Color #3b82f6' }).check();
    await visitor.lookInBothThemes('grid cell 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await grid.cell('South', 'Early').getByText('Room 12').waitFor();
    await eventually('the service has text and colour', async () => {
      const cell = (await grid.served()).cells.find(({ info }) => info.color === '#3b82f6');
      return cell?.info.text?.startsWith('Room 12') ? true : undefined;
    });
    for (const width of [1_280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await grid.table().waitFor();
      await isAccessibleInBothThemes(page);
      await visitor.lookInBothThemes(`grid ${width}`);
    }
    await page.keyboard.press('Control+z');
    await grid.cell('South', 'Early').getByText('Room 12').waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
  });

  it('is worked by the keyboard alone [DEC-9.GRID-3]', async () => {
    ({ visitor, grid } = await open());
    const { page } = visitor;
    const focused = (column: string, row: string): Promise<void> =>
      page
        .locator('button:focus')
        .and(page.getByRole('button', { name: `Add a card to ${column} · ${row}` }))
        .waitFor();
    await page.keyboard.press('ArrowDown');
    await focused('North', 'Early');
    await page.keyboard.press('ArrowRight');
    await focused('South', 'Early');
    await page.keyboard.press('ArrowDown');
    await focused('South', 'Late');
    await page.keyboard.press('n');
    await grid.cell('South', 'Late').getByRole('textbox').fill('Lock up');
    await page.keyboard.press('Enter');
    await grid.cardIn('South', 'Late', 'Lock up').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('a:focus', { hasText: 'Lock up' }).waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await grid.cardIn('South', 'Early', 'Lock up').waitFor();
    await page.locator('a:focus', { hasText: 'Lock up' }).waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await grid.servedCards('North', 'Early', ['Lock up']);
    await page.locator('a:focus', { hasText: 'Lock up' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await focused('South', 'Early');
    const menu = grid.head('column', 'North').getByRole('button');
    await menu.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await grid.servedNames('columns', ['South', 'North', 'West']);
    await page.keyboard.press('Control+z');
    await grid.servedNames('columns', ['North', 'South', 'West']);
    expect(visitor.faults).toEqual([]);
  });

  it('makes, renames, moves and deletes columns and rows in place [DEC-9.GRID-4]', async () => {
    ({ visitor, grid } = await open());
    const { page } = visitor;
    const act = async (axis: 'column' | 'row', name: string, action: string): Promise<void> => {
      await page.getByRole('button', { name: `Actions for ${axis} ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.getByLabel('Name of the row').fill('Night');
    await page.keyboard.press('Enter');
    await grid.head('row', 'Night').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Enter a name.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await grid.servedNames('rows', ['Early', 'Late', 'Night']);
    await act('row', 'Night', 'Rename');
    await page.getByLabel('Name of the row').fill('Dawn');
    await page.keyboard.press('Enter');
    await grid.servedNames('rows', ['Early', 'Late', 'Dawn']);
    await grid.drag(grid.head('row', 'Dawn').getByText('Dawn'), grid.head('row', 'Early').getByText('Early'));
    await grid.servedNames('rows', ['Dawn', 'Early', 'Late']);
    await grid.drag(
      grid.head('column', 'North').getByText('North'),
      grid.head('column', 'West').getByText('West'),
    );
    await eventually('North has left its place', async () =>
      (await grid.names('column'))[0] === 'South' ? true : undefined,
    );
    await page.keyboard.press('Control+z');
    await grid.servedNames('columns', ['North', 'South', 'West']);

    await grid.addCard('North', 'Early', 'Open the gate');
    await act('column', 'North', 'Delete …');
    const dialog = page.getByRole('dialog', { name: 'Delete column “North”?' });
    await dialog.getByText('Its cells hold 1 card.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await grid.drag(grid.card('Open the gate'), grid.cell('West', 'Late'));
    await grid.servedCards('West', 'Late', ['Open the gate']);
    await act('column', 'North', 'Delete …');
    await dialog.getByText('It has no cards, texts or colors.').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await grid.servedNames('columns', ['South', 'West']);
    await page.getByText('Deleted column “North”').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await grid.servedNames('columns', ['North', 'South', 'West']);
    await grid.shownNames('column', ['North', 'South', 'West']);
    expect(visitor.faults).toEqual([]);
  });

  it('says why the service keeps a column whose archived cards the screen does not show [DEC-9.GRID-4]', async () => {
    const { columns, rows } = await people.owner.api.must<{
      columns: { id: number }[];
      rows: { id: number }[];
    }>('GET', `/boards/${boardId}/grid`);
    const at = { columnId: columns[0]?.id, rowId: rows[0]?.id };
    const list = await people.owner.api.must<{ id: number }>('POST', `/boards/${boardId}/lists`, {
      name: 'Cell',
      ...at,
    });
    const card = await people.owner.api.must<{ id: number }>('POST', '/cards', {
      listId: list.id,
      title: 'Old',
    });
    await people.owner.api.must('POST', `/cards/${card.id}/archive`);
    // A cell whose list is archived is used again as well.
    await people.owner.api.must('POST', `/lists/${list.id}/archive`);
    ({ visitor, grid } = await open());
    const { page } = visitor;
    await page.getByRole('button', { name: 'Actions for column North' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('holds 1 cards, archived ones included').first().waitFor();
    await grid.shownNames('column', ['North', 'South', 'West']);
    await grid.addCard('North', 'Early', 'Open the gate');
  });

  it('shows what another window does, and keeps what is typed [DEC-9.GRID-5]', async () => {
    ({ visitor, grid } = await open());
    const { page } = visitor;
    const { visitor: other, grid: theirs } = await open();
    await grid.addCard('North', 'Early', 'Open the gate');
    await theirs.cardIn('North', 'Early', 'Open the gate').waitFor();
    await theirs.cell('West', 'Late').hover();
    await other.page.getByRole('button', { name: 'Add a card to West · Late' }).click();
    await theirs.cell('West', 'Late').getByRole('textbox').fill('Half a ti');
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByLabel('Name of the column').fill('East');
    await page.keyboard.press('Enter');
    await theirs.head('column', 'East').waitFor();
    await page.keyboard.press('Escape');
    await grid.head('row', 'Late').getByRole('button').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await theirs.shownNames('row', ['Late', 'Early']);
    expect(await theirs.cell('West', 'Late').getByRole('textbox').inputValue()).toBe('Half a ti');
    await grid.addCard('West', 'Late', 'Theirs first');
    await theirs.cardIn('West', 'Late', 'Theirs first').waitFor();
    await theirs.cell('West', 'Late').getByRole('textbox').fill('Mine second');
    await other.page.keyboard.press('Enter');
    await grid.servedCards('West', 'Late', ['Theirs first', 'Mine second']);
    await people.owner.api.must('POST', `/boards/${boardId}/archive`);
    await people.owner.api.must('DELETE', `/boards/${boardId}`);
    await other.page.getByRole('heading', { name: /board/i }).waitFor();
    await grid.table().waitFor({ state: 'detached' });
  });

  it('can only be read by a viewer, and shows hostile names as text [DEC-9.GRID-6]', async () => {
    const hostile = ['<script>alert(1)</script>', 'اليوم الأول', 'x'.repeat(500)];
    for (const name of hostile) await people.owner.api.must('POST', `/boards/${boardId}/columns`, { name });
    const { account } = await joinedMember(people.deployment, people.owner, 'viewer');
    ({ visitor, grid } = await open({ account }));
    const { page } = visitor;
    await grid.head('column', '<script>alert(1)</script>').waitFor();
    expect(await page.getByRole('button', { name: /^(Add|Actions for|Edit cell)/ }).count()).toBe(0);
    await visitor.lookInBothThemes('grid of a viewer 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });
});
