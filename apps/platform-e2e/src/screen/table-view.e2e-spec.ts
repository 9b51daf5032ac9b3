import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownBoard } from './shown-board.js';
import { ShownTable } from './shown-table.js';

interface StoredCard {
  readonly title: string;
  readonly dueDate: string | null;
  readonly completedAt: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly labels: readonly { name: string }[];
}

describeWithBrowser('the table of a board', (found) => {
  let people: ScreenVisitors;
  let world: CardWorld;
  let visitor: Visitor;
  let table: ShownTable;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    world = await cardWorld(people.owner);
  });

  async function open(query = '', hasTouch = false): Promise<void> {
    visitor = await people.open(`/boards/${world.boardId}/table${query}`, { hasTouch });
    table = new ShownTable(visitor.page);
    await table.row('Prepare the launch').waitFor();
  }

  const stored = (id: number): Promise<StoredCard> =>
    people.owner.api.must<StoredCard>('GET', `/cards/${id}`);

  async function isStored(what: string, id: number, test: (card: StoredCard) => boolean): Promise<void> {
    await eventually(what, async () => (test(await stored(id)) ? true : undefined));
  }

  it('is edited by keyboard alone, as a spreadsheet [DEC-9.TABLE-1]', async () => {
    await open();
    const { keyboard } = visitor.page;
    await visitor.tabTo('[role=grid] [data-cell="0"]');
    await keyboard.press('ArrowDown');
    await table.focusIsAt('Book the venue', 'Title');
    await keyboard.press('ArrowDown');
    await table.focusIsAt('Prepare the launch', 'Title');
    await keyboard.press('F2');
    await keyboard.press('End');
    await keyboard.type(' day');
    await keyboard.press('Enter');
    await table.focusIsAt('Order the badges', 'Title');
    await isStored('the title is stored', world.cardId, ({ title }) => title === 'Prepare the launch day');
    await keyboard.press('ArrowUp');
    await keyboard.type('Launch');
    await keyboard.press('Escape');
    await table.focusIsAt('Prepare the launch day', 'Title');
    for (const step of ['List', 'Assignees', 'Labels', 'Start', 'Due']) {
      await keyboard.press('ArrowRight');
      await table.focusIsAt('Prepare the launch day', step);
    }
    await keyboard.type('2031-11-30');
    await keyboard.press('Tab');
    await table.focusIsAt('Prepare the launch day', 'Done');
    await isStored('the due date is stored', world.cardId, ({ dueDate }) => dueDate === '2031-11-30');
    await keyboard.press(' ');
    await isStored('the card is complete', world.cardId, ({ completedAt }) => completedAt !== null);
    await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('Delete');
    await isStored(
      'both are cleared',
      world.cardId,
      (card) => card.dueDate === null && card.completedAt === null,
    );
    await keyboard.press('Control+z');
    await isStored(
      'one step brings both back',
      world.cardId,
      (card) => card.dueDate !== null && card.completedAt !== null,
    );
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowUp');
    await table
      .head('Title')
      .getByRole('button', { name: 'Title', exact: true })
      .and(visitor.page.locator(':focus'))
      .waitFor();
    await keyboard.press('Enter');
    await visitor.page.waitForURL(/\?sort=title$/);
    await table.showsCards(['Book the venue', 'Order the badges', 'Prepare the launch day']);
    await keyboard.press('Shift+ArrowRight');
    await eventually('the width is kept', async () => {
      const { document } = await people.owner.screen.must<{ document: { tables?: Record<string, unknown> } }>(
        'GET',
        '/me/preferences',
      );
      return JSON.stringify(document.tables?.[world.boardId]) === '{"widths":{"title":296}}'
        ? true
        : undefined;
    });
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await table.focusIsAt('Book the venue', 'Title');
    await keyboard.press('Control+Enter');
    await visitor.page.getByRole('dialog', { name: 'Book the venue' }).waitFor();
    await keyboard.press('Escape');
    await table.focusIsAt('Book the venue', 'Title');
    expect(visitor.faults).toEqual([]);
  });

  it('has all kinds of custom fields, and says what does not fit', async () => {
    await open();
    const { page } = visitor;
    const { keyboard } = page;
    const type = async (column: string, text: string, shown: string): Promise<void> => {
      await (await table.cell('Prepare the launch', column)).click();
      await table.focusIsAt('Prepare the launch', column);
      await keyboard.type(text);
      await keyboard.press('Enter');
      await table.has('Prepare the launch', column, shown);
    };
    await type('Note', 'by hand', 'by hand');
    await type('Budget', '1,200.5', '1,200.5');
    await type('Spec', 'kiban.example/spec', 'https://kiban.example/spec');
    await type('Review', '30 Nov 2031', 'Nov 30, 2031');
    await (await table.cell('Prepare the launch', 'Signed')).locator('[data-switch]').click();
    await table.has('Prepare the launch', 'Signed', 'Yes');
    const choose = async (column: string, name: string): Promise<void> => {
      await (await table.cell('Prepare the launch', column)).dblclick();
      const picker = page.getByRole('dialog', { name: column, exact: true });
      await picker.getByRole('option', { name }).click();
      if (await picker.isVisible()) await keyboard.press('Escape');
      await table.focusIsAt('Prepare the launch', column);
      await table.has('Prepare the launch', column, name);
    };
    await choose('Region', 'APAC');
    await choose('Channels', 'Web');
    await choose('Labels', 'urgent');
    await eventually('every value is stored', async () =>
      Object.keys((await stored(world.cardId)).fields).length === 7 ? true : undefined,
    );
    await (await table.cell('Prepare the launch', 'Budget')).click();
    await keyboard.type('much');
    await keyboard.press('Enter');
    await page.getByText('Budget cannot be “much”.').waitFor();
    await keyboard.press('Escape');
    await table.has('Prepare the launch', 'Budget', '1,200.5');
    await (await table.cell('Book the venue', 'Budget')).click();
    await table.focusIsAt('Book the venue', 'Budget');
    await keyboard.type('-0.5');
    await keyboard.press('Enter');
    await table.has('Book the venue', 'Budget', '-0.5');
    await eventually('the sums follow', async () =>
      (await table.grid.getByText('Sum of Budget: 1,200', { exact: true }).count()) === 2 ? true : undefined,
    );
    expect(visitor.faults).toEqual([]);
  });

  it('sorts, groups, folds, moves and hides columns by mouse, in the same looks as the board', async () => {
    await open();
    const { page } = visitor;
    await table.head('Title').getByRole('button', { name: 'Title', exact: true }).click();
    await table.showsCards(['Book the venue', 'Order the badges', 'Prepare the launch']);
    await table.head('Title').getByRole('button', { name: 'Title', exact: true }).click();
    await table.showsCards(['Prepare the launch', 'Order the badges', 'Book the venue']);
    await page.getByRole('button', { name: 'Column List' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await table.head('List').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Column Labels' }).click();
    await page.getByRole('menuitem', { name: 'Move left' }).click();
    await eventually('the labels are before the assignees', async () => {
      const [labels, assignees] = await Promise.all(
        ['Labels', 'Assignees'].map((name) => table.head(name).getAttribute('aria-colindex')),
      );
      return labels === '2' && assignees === '3' ? true : undefined;
    });
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('checkbox', { name: 'List', exact: true }).check();
    await page.keyboard.press('Escape');
    await table.head('List').waitFor();
    await visitor.look('table');
    await isAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Display', exact: true }).click();
    await page.getByRole('dialog', { name: 'Display' }).getByLabel('Group').selectOption('Label');
    await page.keyboard.press('Escape');
    await table.row('No label').waitFor();
    await table.row('No label').locator('[data-cell="0"]').click();
    await table.showsCards([]);
    await table.row('No label').locator('[data-cell="0"]').click();
    await table.row('Book the venue').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('makes cards in the last row of a group', async () => {
    await open();
    const { page } = visitor;
    await page.getByText('New card in To do').locator('..').click();
    await page.keyboard.type('Flowers');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cake');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await table.showsCards(['Book the venue', 'Prepare the launch', 'Order the badges', 'Flowers', 'Cake']);
    await eventually('both are stored', async () => {
      const { lists } = await people.owner.api.must<{ lists: { cards: StoredCard[] }[] }>(
        'GET',
        `/boards/${world.boardId}`,
      );
      return lists[0]?.cards
        .map(({ title }) => title)
        .join()
        .endsWith('Flowers,Cake')
        ? true
        : undefined;
    });
    expect(visitor.faults).toEqual([]);
  });

  it('follows the board of another browser, and the other way round', async () => {
    await open();
    const other = await people.open(`/boards/${world.boardId}`);
    const board = new ShownBoard(other.page, people.owner.api, world.boardId);
    await board.card('Book the venue').waitFor();
    await (await table.cell('Prepare the launch', 'Title')).click();
    await table.focusIsAt('Prepare the launch', 'Title');
    await visitor.page.keyboard.type('Launch it');
    await visitor.page.keyboard.press('Enter');
    await board.card('Launch it').waitFor();
    await (await table.cell('Launch it', 'List')).dblclick();
    await visitor.page.getByRole('option', { name: 'Doing' }).click();
    await board.has('Doing', ['Launch it']);
    await table.focusIsAt('Launch it', 'List');
    await board.card('Order the badges').focus();
    await other.page.keyboard.press('t');
    await table.has('Order the badges', 'Done', 'Yes');
    await table.focusIsAt('Launch it', 'List');
    expect(people.faults()).toEqual([]);
  });

  it('is for fingers: a tap selects, a second one edits, and the titles stay in view [DEC-9.TABLE-1]', async () => {
    await open('', true);
    const { page } = visitor;
    const due = await table.cell('Book the venue', 'Due');
    const title = await table.cell('Book the venue', 'Title');
    const start = (await title.boundingBox())?.x;
    await due.scrollIntoViewIfNeeded();
    await due.tap();
    await table.focusIsAt('Book the venue', 'Due');
    expect((await title.boundingBox())?.x).toBe(start);
    await due.tap();
    await page.getByRole('textbox', { name: 'Due' }).fill('2031-12-01');
    await page.keyboard.press('Enter');
    await isStored('the date is stored', world.otherCardId, ({ dueDate }) => dueDate === '2031-12-01');
    await visitor.lookInBothThemes('table touch');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  describe('edits', () => {
    it.each([
      ['deleted', 'DELETE', ''],
      ['archived', 'POST', '/archive'],
    ])('show the text that was typed while the card was %s [DEC-9.TABLE-5]', async (_, method, action) => {
      await open();
      const { page } = visitor;
      await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
      await (await table.cell('Prepare the launch', 'Title')).dblclick();
      await page.locator('[role=grid] input:focus').fill('A text of an hour');
      if (method === 'DELETE') await people.owner.api.must('POST', `/cards/${world.cardId}/archive`);
      await people.owner.api.must(method, `/cards/${world.cardId}${method === 'DELETE' ? '' : action}`);
      await page.getByText('Your text: “A text of an hour”.').waitFor();
      expect(visitor.faults).toEqual([]);
    });

    it('filter the names of a cell by the key that opened them, and Ctrl A selects all cells [DEC-9.TABLE-1]', async () => {
      await open();
      const { page } = visitor;
      await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
      await (await table.cell('Prepare the launch', 'List')).click();
      await page.keyboard.type('D');
      const field = page.getByRole('dialog').getByRole('combobox').and(page.locator(':focus'));
      await eventually('the key is in the field', async () =>
        (await field.inputValue()) === 'D' ? true : undefined,
      );
      await page.keyboard.type('oing');
      await page.keyboard.press('Enter');
      await table.has('Prepare the launch', 'List', 'Doing');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+a');
      await eventually('all cells are selected', async () => {
        const cells = await table.grid.locator('[aria-selected]').count();
        return cells > 0 && cells === (await table.grid.locator('[aria-selected=true]').count())
          ? true
          : undefined;
      });
      expect(visitor.faults).toEqual([]);
    });
  });
});
