import { eventually, quantile } from '@kiban/testing';
import { WAIT_MS, type AuditedBrowser } from './audited-browser.js';
import type { AuditedBoard } from './audited-boards.js';
import type { Figure } from './figure.js';

/** What a board shows of its first card. */
interface ShownCard {
  readonly title: string;
  readonly listId: number;
}

/** Another client, which changes the first card of a board. */
export interface Changer {
  readonly what: string;
  /** Begins the change of this number, each of which is shown in another way than those before. */
  readonly change: (number: number) => { readonly shown: ShownCard; readonly response: Promise<unknown> };
}

const keyOf = ({ title, listId }: ShownCard): string => `${listId} ${title}`;

/** Notes when each state of the card was first painted, by the clock that browser and client share. */
const watchCard = (cardId: number): string => `{
  window.statesShown = {};
  const look = () => {
    const link = document.querySelector('li[data-id="${cardId}"] [data-card-link]');
    const listId = link?.closest('section')?.dataset.id;
    const state = link && listId ? listId + ' ' + link.textContent.trim() : null;
    if (state && !(state in window.statesShown)) {
      window.statesShown[state] = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.statesShown[state] = performance.timeOrigin + performance.now(); };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** From the request of another client to the frame that shows its change. */
export async function liveFigures(
  browser: AuditedBrowser,
  board: AuditedBoard,
  { what, change }: Changer,
  changes: number,
): Promise<Figure[]> {
  const { page } = await browser.board(`/boards/${board.id}`, 1);
  const delays: number[] = [];
  try {
    await page.evaluate(watchCard(board.firstCardId));
    for (let number = 1; number <= changes; number += 1) {
      const requestedAt = performance.timeOrigin + performance.now();
      const { shown, response } = change(number);
      await response;
      const key = keyOf(shown);
      const shownAt = await eventually(
        `the browser shows “${key}”`,
        async () => {
          const at = await page.evaluate<number>(`window.statesShown[${JSON.stringify(key)}] ?? 0`);
          return at > 0 ? at : undefined;
        },
        WAIT_MS,
      );
      delays.push(shownAt - requestedAt);
    }
  } finally {
    await page.close();
  }
  return [
    { what: `${what} → visible, p50 of ${changes}`, unit: 'ms', measured: quantile(delays, 0.5), budget: 60 },
    {
      what: `${what} → visible, p99 of ${changes}`,
      unit: 'ms',
      measured: quantile(delays, 0.99),
      budget: 200,
    },
  ];
}
