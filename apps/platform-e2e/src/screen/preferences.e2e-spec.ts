import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

interface Stored {
  readonly document: Readonly<Record<string, unknown>>;
}

describeWithBrowser('preferences of the screen', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let made: MadeBoard;
  let laptop: Visitor;
  let phone: Visitor;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    await owner.screen.must('PUT', '/me/preferences', { document: {} });
    made = await makeBoard(owner.api, { 'To do': ['Flowers'], Doing: [] });
    laptop = await open();
    phone = await open();
  });
  afterEach(() => people.closeWindows());

  /** Two browsers of one person: nothing is shared but the service. */
  async function open(): Promise<Visitor> {
    const visitor = await people.open(`/boards/${made.id}`);
    await visitor.page.getByRole('link', { name: 'Flowers', exact: true }).waitFor();
    return visitor;
  }

  /** Waits until the service has a choice of the person. */
  async function isSaved(key: string, value: unknown): Promise<void> {
    await eventually(`${key} is saved`, async () => {
      const { document } = await owner.screen.must<Stored>('GET', '/me/preferences');
      return JSON.stringify(document[key]) === JSON.stringify(value) ? true : undefined;
    });
  }

  /** In the menu of the account, which is closed again. */
  async function chooseTheme({ page }: Visitor, name: string): Promise<void> {
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('radio', { name }).check();
    await page.keyboard.press('Escape');
  }

  const star = ({ page }: Visitor): Promise<void> =>
    page.getByRole('main').getByRole('button', { name: 'Star Launch', exact: true }).click();

  it('shares stars, theme, folded lists and the sidebar between the browsers of a person', async () => {
    const { page } = laptop;
    await star(laptop);
    await chooseTheme(laptop, 'Dark');
    await page.getByRole('button', { name: /^Fold To do/ }).click();
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
    await isSaved('starred', [made.id]);
    await isSaved('theme', 'dark');
    await isSaved('folded', { [made.id]: [made.lists['To do']] });
    await isSaved('isSidebarFolded', true);

    await phone.page.reload();
    await phone.page.getByRole('button', { name: 'Remove the star of Launch' }).first().waitFor();
    await phone.page.locator('html[data-theme=dark]').waitFor();
    await phone.page.getByRole('button', { name: /^Unfold To do/ }).waitFor();
    await phone.page.getByRole('button', { name: 'Open the sidebar' }).click();
    await phone.page.getByRole('button', { name: /^Account / }).waitFor();
    await isSaved('isSidebarFolded', false);
    expect([...laptop.faults, ...phone.faults]).toEqual([]);
  });

  it('shares folded rows and the faces of cards, and keeps them without a connection', async () => {
    const label = await owner.api.must<{ id: number }>('POST', `/boards/${made.id}/labels`, {
      name: 'urgent',
      color: '#ef4444',
    });
    const grouped = `/boards/${made.id}?group=label`;
    await Promise.all([laptop.open(grouped), phone.open(grouped)]);
    const row = ({ page }: Visitor): Locator =>
      page.getByRole('group', { name: 'To do, urgent', exact: true });
    const display = (page: Page): Locator => page.getByRole('button', { name: 'Display', exact: true });
    await row(laptop).waitFor();
    await laptop.page.getByRole('button', { name: 'Fold the row urgent' }).click();
    await row(laptop).waitFor({ state: 'detached' });
    await isSaved('foldedRows', { [`${made.id}:label`]: [label.id] });
    await laptop.page.reload();
    await laptop.page.getByRole('button', { name: 'Fold the row urgent' }).waitFor();
    expect(await row(laptop).count()).toBe(0);

    // Without a connection, a choice waits for the service and is merged with what another browser chose.
    await display(laptop.page).click();
    const compact = laptop.page.getByRole('radio', { name: 'Compact' });
    await compact.waitFor();
    await laptop.context.setOffline(true);
    await compact.check();
    await laptop.page.keyboard.press('Escape');
    await laptop.page.locator('li[data-compact=true]').first().waitFor();
    const other = await makeBoard(owner.api, { 'To do': ['Cake'] });
    await phone.open(`/boards/${other.id}`);
    await display(phone.page).click();
    await phone.page.getByRole('checkbox', { name: 'Number' }).uncheck();
    await isSaved('faces', { [other.id]: { hidden: ['number'], fields: [], isCompact: false } });
    await laptop.context.setOffline(false);
    await isSaved('faces', {
      [made.id]: { hidden: [], fields: [], isCompact: true },
      [other.id]: { hidden: ['number'], fields: [], isCompact: false },
    });
    await phone.open(grouped);
    await phone.page.locator('li[data-compact=true]').first().waitFor();
    expect(await row(phone).count()).toBe(0);
    expect(phone.faults).toEqual([]);
  });

  it('keeps a star without a connection, over what another browser saved before', async () => {
    await laptop.context.setOffline(true);
    await star(laptop);
    await chooseTheme(phone, 'Light');
    await isSaved('theme', 'light');
    await laptop.context.setOffline(false);
    await isSaved('starred', [made.id]);
    await isSaved('theme', 'light');
    await laptop.page.locator('html[data-theme=light]').waitFor();
    expect(phone.faults).toEqual([]);
  });

  it('turns off the keys without Ctrl, and the others still work', async () => {
    const { page } = laptop;
    const board = new ShownBoard(page, owner.api, made.id);
    await page.keyboard.press('?');
    const choice = page.getByRole('checkbox', { name: 'Use keys without Ctrl or ⌘' });
    await choice.uncheck();
    await laptop.look('keys that are off');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'detached' });
    await board.card('Flowers').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(await page.getByRole('textbox', { name: /^Title of the new card/ }).count()).toBe(0);
    await isSaved('hasSingleKeys', false);
    expect(laptop.faults).toEqual([]);
  });
});
