import { eventually } from '@kiban/testing';
import { WAIT_MS, type AuditedBrowser } from './audited-browser.js';
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
    const cold: number[] = [];
    const stored: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      cold.push(await cardsPainted(browser, board, slowdown, true));
      stored.push(await cardsPainted(browser, board, slowdown, false));
    }
    figures.push(
      {
        what: `${SMALL} cards, cold: cards painted${suffix}`,
        unit: 'ms',
        measured: median(cold),
        budget: BUDGETS.cold[slowdown],
      },
      {
        what: `${SMALL} cards, from the snapshot${suffix}`,
        unit: 'ms',
        measured: median(stored),
        budget: BUDGETS.snapshot[slowdown],
      },
    );
  }
  return figures;
}

async function cardsPainted(
  browser: AuditedBrowser,
  board: AuditedBoard,
  slowdown: number,
  isCold: boolean,
): Promise<number> {
  const { page, tools } = await browser.page(slowdown);
  try {
    if (isCold) {
      await tools.send('Network.clearBrowserCache');
      await tools.send('Storage.clearDataForOrigin', { origin: browser.origin, storageTypes: 'indexeddb' });
    }
    await page.addInitScript(WATCH);
    await page.goto(`${browser.origin}/boards/${board.id}`);
    const paintedAt = await eventually(
      'the cards are painted',
      () => page.evaluate<number | undefined>('window.cardsPaintedAt'),
      WAIT_MS,
    );
    // The next visit begins with the snapshot of this one.
    await page.getByText('Live', { exact: true }).waitFor();
    await eventually('the snapshot is stored', () => page.evaluate<true | undefined>(HAS_SNAPSHOT), WAIT_MS);
    return paintedAt;
  } finally {
    await page.close();
  }
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
