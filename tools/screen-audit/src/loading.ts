import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { WAIT_MS, type AuditedBrowser, type AuditedPage } from './audited-browser.js';
import { SMALL, type AuditedBoard } from './audited-boards.js';
import { median, type Figure } from './figure.js';

/** Notes when the first cards were painted: a task that is posted in a frame runs after its paint. */
const WATCH = `{
  const look = () => {
    if (!document.querySelector('[data-card-link]')) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.cardsPaintedAt = performance.now(); };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}`;

const BUDGETS = { cold: { 1: 1_000, 4: 2_500 }, snapshot: { 1: 300, 4: 900 } } as const;

/** From the start of the navigation to the first painted cards, without and with what an earlier visit left. */
export async function loadingFigures(
  browser: AuditedBrowser,
  board: AuditedBoard,
  samples: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4] as const) {
    const suffix = slowdown === 1 ? '' : ', throttled 4×';
    const visits: Visit[] = [];
    for (let sample = 0; sample < samples; sample += 1) visits.push(await visit(browser, board, slowdown));
    const figure = (what: string, budget: number, measured: (visit: Visit) => number): Figure => ({
      what: `${SMALL} cards, ${what}${suffix}`,
      unit: 'ms',
      measured: median(visits.map(measured)),
      budget,
    });
    figures.push(
      figure('cold: cards painted', BUDGETS.cold[slowdown], ({ cold }) => cold),
      figure('from the snapshot, reloaded', BUDGETS.snapshot[slowdown], ({ reloaded }) => reloaded),
      // It first finds out who is signed in.
      figure('from the snapshot, in a new tab', BUDGETS.snapshot[slowdown], ({ newTab }) => newTab),
    );
  }
  return figures;
}

/** When the first cards were painted, in milliseconds after the start of each navigation. */
interface Visit {
  readonly cold: number;
  readonly reloaded: number;
  readonly newTab: number;
}

async function visit(browser: AuditedBrowser, board: AuditedBoard, slowdown: number): Promise<Visit> {
  const address = `${browser.origin}/boards/${board.id}`;
  const inPage = async <T>(use: (audited: AuditedPage) => Promise<T>): Promise<T> => {
    const audited = await browser.page(slowdown);
    try {
      await audited.page.addInitScript(WATCH);
      return await use(audited);
    } finally {
      await audited.page.close();
    }
  };
  const first = await inPage(async ({ page, tools }) => {
    await tools.send('Network.clearBrowserCache');
    await tools.send('Storage.clearDataForOrigin', { origin: browser.origin, storageTypes: 'indexeddb' });
    await page.goto(address);
    const cold = await painted(page);
    await page.reload();
    return { cold, reloaded: await painted(page) };
  });
  const newTab = await inPage(async ({ page }) => {
    await page.goto(address);
    return painted(page);
  });
  return { ...first, newTab };
}

/** @returns when the cards were painted, once the snapshot of this visit is stored for the next one */
async function painted(page: Page): Promise<number> {
  const paintedAt = await eventually(
    'the cards are painted',
    () => page.evaluate<number | undefined>('window.cardsPaintedAt'),
    WAIT_MS,
  );
  await page.getByText('Live', { exact: true }).waitFor();
  await eventually('the snapshot is stored', () => page.evaluate<true | undefined>(HAS_SNAPSHOT), WAIT_MS);
  return paintedAt;
}

const HAS_SNAPSHOT = `new Promise((resolve) => {
  const opening = indexedDB.open('kiban');
  opening.onerror = () => resolve(undefined);
  opening.onsuccess = () => {
    const database = opening.result;
    const done = (keys) => {
      database.close();
      resolve(keys.some((key) => String(key).startsWith('board:')) ? true : undefined);
    };
    if (!database.objectStoreNames.contains('values')) return done([]);
    const reading = database.transaction('values').objectStore('values').getAllKeys();
    reading.onsuccess = () => done(reading.result);
    reading.onerror = () => done([]);
  };
})`;
