import type { ApiCaller } from '@kiban/platform-e2e/client/api-caller';
import { eventually, quantile } from '@kiban/testing';
import { WAIT_MS, type AuditedBrowser } from './audited-browser.js';
import type { AuditedBoard } from './audited-boards.js';
import type { Figure } from './figure.js';

/** Notes when each title of the card was first painted, by the clock that browser and client share. */
const watchTitle = (cardId: number): string => `{
  window.titlesShown = {};
  const look = () => {
    const title = document.querySelector('li[data-id="${cardId}"] [data-card-link]')?.textContent.trim();
    if (title && !(title in window.titlesShown)) {
      window.titlesShown[title] = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.titlesShown[title] = performance.timeOrigin + performance.now(); };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** From the request of another client to the frame that shows its change. */
export async function liveFigures(
  browser: AuditedBrowser,
  api: ApiCaller,
  board: AuditedBoard,
  changes: number,
): Promise<Figure[]> {
  const { page } = await browser.board(`/boards/${board.id}`, 1);
  const delays: number[] = [];
  try {
    await page.evaluate(watchTitle(board.firstCardId));
    for (let change = 1; change <= changes; change += 1) {
      const title = `Changed ${change} times`;
      const requestedAt = performance.timeOrigin + performance.now();
      await api.must('PATCH', `/cards/${board.firstCardId}`, { title });
      const shownAt = await eventually(
        `the browser shows “${title}”`,
        async () => {
          const at = await page.evaluate<number>(`window.titlesShown[${JSON.stringify(title)}] ?? 0`);
          return at > 0 ? at : undefined;
        },
        WAIT_MS,
      );
      delays.push(shownAt - requestedAt);
    }
  } finally {
    await page.close();
  }
  const what = `change of another client → visible`;
  return [
    { what: `${what}, p50 of ${changes}`, unit: 'ms', measured: quantile(delays, 0.5), budget: 60 },
    { what: `${what}, p99 of ${changes}`, unit: 'ms', measured: quantile(delays, 0.99), budget: 200 },
  ];
}
