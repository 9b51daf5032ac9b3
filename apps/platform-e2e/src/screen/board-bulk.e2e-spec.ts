import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Route } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownBoard } from './shown-board.js';

const COUNT = 450;
const BULK = '**/api/v1/cards/batch-update';

interface ReadCard {
  completedAt: string | null;
  version: number;
}

describeWithBrowser('a change of many cards', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let board: ShownBoard;
  let boardId: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());
  beforeEach(async () => {
    const cards = Array.from({ length: COUNT }, (_, n) => ({ title: `Card ${n}` }));
    ({ boardId } = await people.owner.api.must<{ boardId: number }>('POST', '/boards/import', {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Launch' },
      lists: [{ name: 'To do', cards }],
    }));
    ({ visitor, board } = await people.openBoard(boardId, {
      // Chromium may send the first request past a route that an open page gets: the page has one from its start.
      prepare: ({ page }) => page.route(BULK, (route) => route.fallback()),
    }));
    await board.list('To do').getByText(String(COUNT), { exact: true }).waitFor();
    await board.card('Card 0').focus();
    await visitor.page.keyboard.press('Control+a');
    await visitor.page.getByText(`${COUNT} selected`).waitFor();
  });

  it('is for all cards of a list, also for those that are not read yet', async () => {
    const { page } = visitor;
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route(/\/lists\/\d+\/cards\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await board.card('Card 0').focus();
    await page.keyboard.press('Control+a');
    await page.getByText('200 selected').waitFor();
    respond();
    await page.getByText(`${COUNT} selected`).waitFor();
  });

  const cards = async (): Promise<ReadCard[]> =>
    (
      await people.owner.api.must<{ lists: { cards: ReadCard[] }[] }>('GET', `/boards/${boardId}`)
    ).lists.flatMap((list) => list.cards);

  const completed = async (count: number): Promise<void> => {
    await eventually(`${count} complete cards`, async () => {
      const done = (await cards()).filter(({ completedAt }) => completedAt !== null);
      return done.length === count || undefined;
    });
  };

  const bar = () => visitor.page.getByRole('progressbar');

  it('takes three requests with progress, and a lost answer changes no card twice', async () => {
    const { page } = visitor;
    const sizes: number[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(BULK, async (route: Route) => {
      sizes.push((route.request().postDataJSON() as { cards: unknown[] }).cards.length);
      if (sizes.length === 2) {
        await held;
        // The service makes the changes, and its answer is lost.
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.keyboard.press('t');
    await page.getByText(`Changing cards: 200 of ${COUNT}`).first().waitFor();
    await board.says(`Changing cards: 200 of ${COUNT}`);
    expect(await bar().getAttribute('aria-valuenow')).toBe('200');
    expect(await bar().getAttribute('aria-valuemax')).toBe(String(COUNT));
    await visitor.look('a change of many cards');
    expect(await accessibilityFaults(page)).toEqual([]);
    release();
    await board.says(`Changed ${COUNT} cards.`);
    await completed(COUNT);
    // One version for the creation and one for the change.
    expect((await cards()).filter(({ version }) => version !== 2)).toEqual([]);
    expect(sizes).toEqual([200, 200, 200, 50]);
    await bar().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await completed(0);
    expect(sizes.slice(4)).toEqual([200, 200, 50]);
    await board.says(`Undone. Complete ${COUNT} cards`);
    // The lost answer is a failed request in the console.
    expect(visitor.faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
  });

  it('stops before the next request, says what was done, and reverts it in one step', async () => {
    const { page } = visitor;
    let count = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(BULK, async (route: Route) => {
      count += 1;
      if (count === 1) await held;
      await route.continue();
    });
    await page.keyboard.press('t');
    await page.getByText(`Changing cards: 0 of ${COUNT}`).first().waitFor();
    await page
      .getByRole('region', { name: 'Changing cards' })
      .getByRole('button', { name: 'Cancel', exact: true })
      .click();
    await page.getByText('Canceling …').first().waitFor();
    release();
    await page.getByText(`Canceled. 200 of ${COUNT} cards were changed.`).waitFor();
    await completed(200);
    expect(count).toBe(1);
    await page.keyboard.press('Control+z');
    await completed(0);
    expect(visitor.faults).toEqual([]);
  });

  it('waits where the service limits the rate, and says what it rejected', async () => {
    const { page } = visitor;
    let count = 0;
    await page.route(BULK, async (route: Route) => {
      count += 1;
      if (count !== 2) return route.continue();
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        contentType: 'application/json',
        body: JSON.stringify({ code: 'rate_limited', error: 'Too many requests.' }),
      });
    });
    // One of them is deleted behind the back of the screen: its change is rejected.
    const all = await people.owner.api.must<{ lists: { cards: { id: number }[] }[] }>(
      'GET',
      `/boards/${boardId}`,
    );
    const lastId = all.lists[0]?.cards.at(-1)?.id ?? 0;
    await page.route('**/api/v1/boards/*/stream*', (route) => route.abort());
    await page.keyboard.press('t');
    await board.says(`Waiting, as the service limits the rate: 200 of ${COUNT}`);
    await people.owner.api.must('DELETE', `/cards/${lastId}`);
    const failure = page.getByRole('alert').filter({ hasText: `1 of ${COUNT} cards were not changed.` });
    await failure.filter({ hasText: /There is no|not found|does not exist/i }).waitFor();
    await completed(COUNT - 1);
    await page.keyboard.press('Control+z');
    await completed(0);
    expect(visitor.faults.filter((fault) => !/429|ERR_FAILED/.test(fault))).toEqual([]);
  });
});
