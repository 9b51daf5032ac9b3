import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { ShownTable } from './shown-table.js';

const LAPTOP = { width: 1_280, height: 800 };

describeWithBrowser('edits in the table of a board', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let world: CardWorld;
  let visitor: Visitor;
  let table: ShownTable;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());
  beforeEach(async () => {
    world = await cardWorld(owner);
  });

  async function open(): Promise<void> {
    visitor = await browser.visitor(deployment.origin);
    await visitor.page.setViewportSize(LAPTOP);
    await visitor.open(`/boards/${world.boardId}/table`);
    await signInByForm(visitor, owner.account);
    table = new ShownTable(visitor.page);
    await table.row('Prepare the launch').waitFor();
    await visitor.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  }

  it.each([
    ['deleted', 'DELETE', ''],
    ['archived', 'POST', '/archive'],
  ])('show the text that was typed while the card was %s [DEC-9.TABLE-5]', async (_, method, action) => {
    await open();
    const { page } = visitor;
    await (await table.cell('Prepare the launch', 'Title')).dblclick();
    await page.locator('[role=grid] input:focus').fill('A text of an hour');
    if (method === 'DELETE') await owner.api.must('POST', `/cards/${world.cardId}/archive`);
    await owner.api.must(method, `/cards/${world.cardId}${method === 'DELETE' ? '' : action}`);
    await page.getByText('Your text: “A text of an hour”.').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('filter the names of a cell by the key that opened them, and Ctrl A selects all cells [DEC-9.TABLE-1]', async () => {
    await open();
    const { page } = visitor;
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
