import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page, Request } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

const DAY_MS = 86_400_000;
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/stream');

/** For the first script of a page: a clock that is wrong. */
const clockOf = (offsetMs: number): string => `{
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + ${offsetMs});
      else super(...parts);
    }
    static now() { return Real.now() + ${offsetMs}; }
  };
}`;

const STORAGES = {
  'is refused': `IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };`,
  'does not open': `IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    setTimeout(() => request.onerror?.(new Event('error')));
    return Object.assign(request, { error: new DOMException('Internal error.', 'UnknownError') });
  };`,
  'is full': `IDBObjectStore.prototype.put = function put() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };`,
};

describeWithBrowser('a board in a hostile browser', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
  });
  afterEach(() => people.closeWindows());

  it.each(Object.entries(STORAGES))('works where its storage %s', async (_, script) => {
    const { board, visitor } = await people.openBoard(made.id, {
      prepare: ({ page }) => page.addInitScript(script),
    });
    const { page, context } = visitor;
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await board.has('Doing', ['Flowers', 'Venue']);
    await context.setOffline(true);
    await board.card('Cake').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await board.hasFocus('Cake');
    await context.setOffline(false);
    await board.has('To do', []);
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    await board.isAsTheService();
    expect(people.faults(/ERR_INTERNET_DISCONNECTED/)).toEqual([]);
  });

  it.each([
    ['fast', DAY_MS, /^yesterday$/],
    ['slow', -DAY_MS, /^now$/],
  ])('gets one token and shows sensible times where the clock is a day %s', async (_, offset, shown) => {
    const authorizations: string[] = [];
    const { board, visitor } = await people.openBoard(made.id, {
      prepare: async ({ page }) => {
        await page.addInitScript(clockOf(offset));
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === '/oauth/token') authorizations.push(request.url());
        });
      },
    });
    const { page } = visitor;
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await board.has('Doing', ['Flowers', 'Venue']);
    await people.owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'Elsewhere' });
    await board.has('To do', ['Cake', 'Elsewhere']);
    await board.card('Elsewhere').click();
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('listitem').locator('time').filter({ hasText: shown }).first().waitFor();
    await panel.getByLabel('Write a comment …').fill('On time');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('On time').waitFor();
    await page.reload();
    await panel.getByRole('article').getByText('On time').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await page.getByRole('dialog', { name: /waited for more than a day/ }).count()).toBe(0);
    expect(authorizations).toHaveLength(1);
    expect(people.faults()).toEqual([]);
  });

  it('works in both tabs after one was duplicated, with one stream of the board and one of the workspace', async () => {
    const open = new Set<Request>();
    const { visitor, board } = await people.openBoard(made.id, {
      prepare: async ({ context }) => {
        context.on('request', (request) => isStream(request) && open.add(request));
        for (const ending of ['requestfinished', 'requestfailed'] as const)
          context.on(ending as 'requestfailed', (request) => open.delete(request));
      },
    });
    const { page, context } = visitor;
    const opening = context.waitForEvent('page');
    await page.evaluate('void window.open(location.href)');
    const copy = await opening;
    const tokenOf = (tab: Page): Promise<string> =>
      tab.evaluate<string>("sessionStorage.getItem('kiban.access-token')");
    await copy.getByText('Live', { exact: true }).waitFor();
    expect(await tokenOf(copy)).toBe(await tokenOf(page));
    const second = new ShownBoard(copy, people.owner.api, made.id);
    await second.card('Cake').focus();
    await copy.keyboard.press('Shift+ArrowRight');
    await board.has('Doing', ['Venue', 'Cake']);
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await second.has('Doing', ['Flowers', 'Venue', 'Cake']);
    const ofWorkspace = [...open].filter((request) => request.url().endsWith('/workspace/stream'));
    expect([open.size, ofWorkspace.length]).toEqual([2, 1]);

    await page.close();
    await eventually('the copy has the streams', () => open.size === 2);
    await people.owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'Later' });
    await second.has('To do', ['Later']);
    expect(people.faults()).toEqual([]);
  });

  it('offers a reload where a part is gone after an upgrade, and keeps what is typed', async () => {
    const { visitor, board } = await people.openBoard(made.id);
    const { page } = visitor;
    const missing = /\/assets\/(card-panel|palette|opened-menu)-[^/]*\.js$/;
    await page.route(missing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    // Parts are loaded ahead of their use; this page has none of them.
    await page.reload();
    await board.card('Cake').waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const reload = page.getByRole('button', { name: 'Reload' });
    const sentence = page.getByText('A part of the screen could not be loaded. Reload the page to go on.');

    await board.list('To do').getByRole('button', { name: 'Add a card' }).click();
    const field = page.getByLabel('Title of the new card in To do');
    await field.fill('Not added yet');
    await page.keyboard.press('Control+K');
    await sentence.waitFor();
    expect(await field.inputValue()).toBe('Not added yet');
    await visitor.look('part that is missing');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await sentence.waitFor({ state: 'detached' });

    await board.card('Cake').click();
    await sentence.waitFor();
    await board.card('Flowers').waitFor();
    expect(await field.inputValue()).toBe('Not added yet');
    await visitor.look('panel that is missing');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(loads).toBe(0);

    await page.unroute(missing);
    await reload.click();
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('heading', { level: 2, name: 'Cake' }).waitFor();
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await board.list('To do').getByRole('button', { name: 'Add a card' }).click();
    expect(await field.inputValue()).toBe('Not added yet');
    expect(loads).toBe(1);
    expect(people.faults(/status of 404|MissingPartError/)).toEqual([]);
  });
});
