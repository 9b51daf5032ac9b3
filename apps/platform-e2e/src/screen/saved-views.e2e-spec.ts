import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ArrangedBoard } from './arranged-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

interface StoredView {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly shared: boolean;
  readonly query: Readonly<Record<string, string | null>>;
}

describeWithBrowser('saved views of a board', (found) => {
  let people: ScreenVisitors;
  let world: ArrangedBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    world = await ArrangedBoard.make(people.owner);
  });
  afterEach(() => people.closeWindows());

  const stored = (): Promise<StoredView[]> => people.owner.screen.must('GET', `${world.path}/views`);

  const save = (view: object): Promise<StoredView> =>
    people.owner.screen.must('POST', `${world.path}/views`, view);

  const urgentTable = { name: 'Urgent', kind: 'table', query: { label: 'urgent', sort: '-title' } };

  async function open(query = '', window: Parameters<ScreenVisitors['open']>[1] = {}): Promise<Visitor> {
    const visitor = await people.open(world.path + query, window);
    await visitor.page.getByText('Live', { exact: true }).waitFor();
    return visitor;
  }

  const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Saved views' });

  async function openPanel(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Saved views' }).click();
    const panel = panelOf(page);
    await panel.getByLabel('Name of the view').waitFor();
    return panel;
  }

  async function openMenu(page: Page, name: string): Promise<void> {
    await panelOf(page)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
  }

  async function isSound(visitor: Visitor, name: string): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
  }

  describe('by mouse', () => {
    it('are saved, opened in another view, changed and left [DEC-9.SAVED-1] [DEC-9.SAVED-2]', async () => {
      const visitor = await open('?label=urgent&sort=due');
      const { page } = visitor;
      const panel = await openPanel(page);
      await panel.getByText('No saved view yet').waitFor();
      await panel.getByLabel('Name of the view').fill('Urgent ones');
      await panel.getByLabel('For everyone on this board').check();
      await isSound(visitor, 'save a view');
      await panel.getByRole('button', { name: 'Save this view' }).click();
      await panel.waitFor({ state: 'detached' });
      const [view] = await stored();
      expect(view).toMatchObject({ name: 'Urgent ones', kind: 'board', shared: true });
      expect(view?.query).toMatchObject({ label: 'urgent', sort: 'due', q: null });
      await page.waitForURL(new RegExp(`saved=${view?.id}`));
      await page.getByText('Urgent ones', { exact: true }).waitFor();

      // It stays in every view, and says that this is not what was saved.
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await page.getByText('changed', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Save what is shown' }).click();
      await page.getByText('Saved “Urgent ones”.').waitFor();
      await page.getByText('changed', { exact: true }).waitFor({ state: 'detached' });
      expect(await stored()).toMatchObject([{ kind: 'table', query: { label: 'urgent', sort: 'due' } }]);
      await isSound(visitor, 'opened view');

      await page.getByRole('button', { name: 'Leave the saved view' }).click();
      await page.waitForURL(/\/table$/);
      await page.getByRole('link', { name: 'Board', exact: true }).click();
      await openPanel(page);
      await isSound(visitor, 'saved views');
      await panel.getByRole('link', { name: 'Urgent ones' }).click();
      await page.waitForURL(/\/table\?/);
      await page.getByText('Urgent ones', { exact: true }).waitFor();
      expect(await page.getByText('changed', { exact: true }).count()).toBe(0);
      expect(people.faults()).toEqual([]);
    });

    it('are left when the last filter is removed [DEC-9.SAVED-2]', async () => {
      const { id } = await save({ ...urgentTable, kind: 'board', shared: true, query: { sort: 'due' } });
      const { page } = await open(`?saved=${id}`);
      await page.waitForURL(/sort=due/);
      await page.getByRole('button', { name: 'Remove the sort' }).click();
      await page.waitForURL(/\/boards\/\d+$/);
      await page.getByRole('button', { name: 'Leave the saved view' }).waitFor({ state: 'detached' });
      expect(people.faults()).toEqual([]);
    });

    it('are renamed, shared, taken back and deleted [DEC-9.SAVED-3]', async () => {
      await save({ ...urgentTable, shared: false });
      await save({ ...urgentTable, name: 'Mine', shared: false });
      const visitor = await open();
      const { page } = visitor;
      const panel = await openPanel(page);
      await panel.getByRole('link', { name: 'Mine Only you see this view' }).waitFor();
      await openMenu(page, 'Mine');
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.keyboard.type('Urgent');
      await page.keyboard.press('Enter');
      await panel.getByRole('alert').waitFor();
      expect(await panel.getByRole('alert').innerText()).toContain('Urgent');
      await panel.getByRole('link', { name: 'Mine' }).waitFor();
      await openMenu(page, 'Mine');
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.keyboard.type('Hers');
      await page.keyboard.press('Enter');
      await panel.getByRole('link', { name: 'Hers' }).waitFor();
      await openMenu(page, 'Hers');
      await page.getByRole('menuitem', { name: 'Share with everyone on this board' }).click();
      await panel.getByRole('link', { name: 'Hers', exact: true }).waitFor();
      expect((await stored()).map(({ name, shared }) => [name, shared])).toEqual([
        ['Urgent', false],
        ['Hers', true],
      ]);
      await openMenu(page, 'Hers');
      await page.getByRole('menuitem', { name: 'Keep it for me only' }).click();
      await panel.getByRole('link', { name: 'Hers Only you see this view' }).waitFor();
      await openMenu(page, 'Hers');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = panel.getByRole('group', { name: 'Delete “Hers”?' });
      await question.waitFor();
      await isSound(visitor, 'delete a view');
      await question.getByRole('button', { name: 'Delete' }).click();
      await panel.getByRole('link', { name: 'Hers' }).waitFor({ state: 'detached' });
      expect((await stored()).map(({ name }) => name)).toEqual(['Urgent']);
      expect(people.faults(/ 409 /)).toEqual([]);
    });
  });

  it('are saved and opened by keyboard alone, also from the palette [DEC-9.SAVED-1]', async () => {
    const visitor = await open('?label=urgent');
    const { page } = visitor;
    await visitor.tabTo('[aria-label="Saved views"]');
    await page.keyboard.press('Enter');
    await panelOf(page).getByLabel('Name of the view').waitFor();
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('Urgent ones');
    await page.keyboard.press('Enter');
    await page.waitForURL(/saved=\d+/);
    expect(await stored()).toMatchObject([{ name: 'Urgent ones', shared: false }]);
    await visitor.tabTo('[aria-label="Leave the saved view"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/boards\/\d+$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).waitFor();
    await page.keyboard.type('urgent on');
    await page.getByRole('option', { name: /Urgent ones/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/label=urgent.*saved=\d+/);
    expect(people.faults()).toEqual([]);
  });

  it('are saved and opened by touch, at 360 px [DEC-9.SAVED-1]', async () => {
    await save({ ...urgentTable, shared: true });
    const visitor = await people.open(world.path, { hasTouch: true });
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await TouchPerson.at(page);
    const openViews = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Board menu' }).tap();
      await page.getByRole('menuitem', { name: 'Saved views' }).tap();
      await panelOf(page).getByRole('link', { name: 'Urgent', exact: true }).waitFor();
    };
    await openViews();
    await isSound(visitor, 'saved views on a phone');
    expect(await person.smallTargets()).toEqual([]);
    await panelOf(page).getByRole('link', { name: 'Urgent', exact: true }).tap();
    await page.waitForURL(/\/table\?.*saved=/);
    await page.getByText('Urgent', { exact: true }).first().waitFor();
    await isSound(visitor, 'opened view on a phone');
    await openViews();
    await person.write(panelOf(page).getByLabel('Name of the view'), 'By finger');
    await panelOf(page).getByRole('button', { name: 'Save this view' }).tap();
    await eventually('the view', async () => (await stored()).find(({ name }) => name === 'By finger'));
    expect(people.faults()).toEqual([]);
  });

  it('open from their link, which follows what is saved later [DEC-9.SAVED-1]', async () => {
    const { id } = await save({ ...urgentTable, shared: true });
    const visitor = await open('', {
      prepare: ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    const { page } = visitor;
    await openPanel(page);
    await openMenu(page, 'Urgent');
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(new URL(link).search).toBe(`?saved=${id}`);
    await people.owner.screen.must('PATCH', `${world.path}/views/${id}`, { query: { label: 'fun' } });
    const { account } = await joinedMember(people.deployment, people.owner, 'member');
    const other = await people.open(new URL(link).pathname + new URL(link).search, { account });
    await other.page.waitForURL(/\/table\?.*label=fun/);
    await other.page.getByText('Urgent', { exact: true }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('that are gone or private show the board, and say so [DEC-9.SAVED-4]', async () => {
    const { id } = await save({ ...urgentTable, shared: false });
    const { account } = await joinedMember(people.deployment, people.owner, 'member');
    const { page } = await open(`?saved=${id}&label=fun`, { account });
    await page.getByText('This saved view was deleted, or it belongs to another person.').waitFor();
    await page.waitForURL(/\?label=fun$/);
    expect(people.faults()).toEqual([]);
  });

  it('of a viewer are private, and shared ones are only opened [DEC-9.SAVED-3]', async () => {
    await save({ ...urgentTable, shared: true });
    const { account } = await joinedMember(people.deployment, people.owner, 'viewer');
    const { page } = await open('?label=fun', { account });
    const panel = await openPanel(page);
    expect(await panel.getByRole('radio').count()).toBe(0);
    await openMenu(page, 'Urgent');
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Copy link']);
    await page.keyboard.press('Escape');
    await panel.getByLabel('Name of the view').fill('Own');
    await panel.getByRole('button', { name: 'Save this view' }).click();
    await page.waitForURL(/saved=\d+/);
    expect((await stored()).map(({ name }) => name)).toEqual(['Urgent']);
    expect(people.faults()).toEqual([]);
  });

  it('are saved once where the response was lost [DEC-9.SAVED-3]', async () => {
    const { page } = await open('?label=urgent');
    let isLost = true;
    await page.route('**/api/v1/boards/*/views', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort();
    });
    const panel = await openPanel(page);
    await panel.getByLabel('Name of the view').fill('Once');
    await panel.getByRole('button', { name: 'Save this view' }).click();
    await panel.getByRole('alert').waitFor();
    await panel.getByRole('button', { name: 'Save this view' }).click();
    await page.waitForURL(/saved=\d+/);
    expect((await stored()).map(({ name }) => name)).toEqual(['Once']);
    expect(people.faults(/ERR_FAILED/)).toEqual([]);
  });
});
