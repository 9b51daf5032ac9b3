import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('the views of a board', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let made: MadeBoard;
  let board: ShownBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
  });

  async function open(path: string, hasTouch = false): Promise<void> {
    visitor = await people.open(`/boards/${made.id}${path}`, { hasTouch });
    board = new ShownBoard(visitor.page, people.owner.api, made.id);
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
  }

  const views = (): Locator => visitor.page.getByRole('navigation', { name: 'Views' });
  const view = (name: string): Locator => views().getByRole('link', { name, exact: true });
  const current = (): Locator => views().locator('[aria-current=page]');
  const table = (): Locator => visitor.page.getByRole('grid', { name: 'Table' });

  it('are links that keep the filter and read nothing again [DEC-9.VIEWS-1]', async () => {
    await open('?q=a');
    const { page } = visitor;
    await board.card('Cake').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const reads: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // The list of boards is read once more when the stream of the workspace opens, and saved views after the board.
      if (/\/api\/v1\/(boards\/(?!\d+\/views)|lists|cards)/.test(url)) reads.push(url);
    });
    await view('Table').click();
    await page.waitForURL(/\/table\?q=a$/);
    await table().getByText('Cake').waitFor();
    expect(await table().getByText('Flowers').count()).toBe(0);
    expect(await current().innerText()).toBe('Table');
    await visitor.lookInBothThemes('views 1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await view('Board').click();
    await board.card('Cake').waitFor();
    expect(await current().innerText()).toBe('Board');
    expect(reads).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('are chosen by keys and by the palette, and stay behind the panel of a card', async () => {
    await open('');
    const { page } = visitor;
    await board.card('Flowers').waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('t');
    await table().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).fill('Venue');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Venue' }).waitFor();
    await page.waitForURL(/\/cards\/\d+\?view=table$/);
    await table().waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Venue' }).waitFor();
    await table().waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(/\/table$/);
    await table().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).fill('Show the board');
    await page.keyboard.press('Enter');
    await board.card('Flowers').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('are signs beside each other on a phone, of which the current one has its name', async () => {
    await open('/table', true);
    const { page } = visitor;
    await table().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const tab = (name: string): Locator => views().getByRole('link', { name, exact: true });
    await tab('Table').and(page.locator('[aria-current=page]')).waitFor();
    await visitor.lookInBothThemes('views 360');
    await tab('Board').tap();
    await tab('Board').and(page.locator('[aria-current=page]')).waitFor();
    await board.list('To do').waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('are addresses, of which an unknown one is not found', async () => {
    await open('/table');
    await table().waitFor();
    const unknown = await fetch(`${people.deployment.origin}/boards/${made.id}/nothing`);
    expect(unknown.status).toBe(404);
    expect(visitor.faults).toEqual([]);
  });
});
