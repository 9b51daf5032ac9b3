import { eventually, quantile } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { WAIT_MS, type AuditedBrowser } from './audited-browser.js';
import type { AuditedBoard } from './audited-boards.js';
import { median, type Figure } from './figure.js';
import { scroll } from './scroll.js';

/** From frame to frame, until `window.stopFrames` is called. */
const RECORD = `{
  const frames = [];
  let last;
  let isOn = true;
  const note = (now) => {
    if (!isOn) return;
    if (last !== undefined) frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.stopFrames = () => { isOn = false; return frames; };
}`;

/** Notes the time from letting a card go to the frame that shows it in its list; the task of a frame runs after its paint. */
const watchDrop = (cardId: number, listId: string): string => `{
  window.dropShownAfter = undefined;
  addEventListener('pointerup', () => {
    const start = performance.now();
    const look = () => {
      const shown = document.querySelector('[data-list-scroller="${listId}"] li[data-id="${cardId}"]');
      if (!shown) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.dropShownAfter = performance.now() - start; };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, { once: true, capture: true });
}`;

/** Milliseconds, by how many times slower the page's processor is (design, budgets of the screen). */
export const BUDGETS = { frame: { 1: 32, 4: 34 }, drop: { 1: 32, 4: 100 } } as const;
/** Moves of the pointer while a card is dragged. */
const DRAG_MOVES = 90;

/** Frames while scrolling and dragging, and what a drop takes. */
export async function frameFigures(
  browser: AuditedBrowser,
  boards: readonly AuditedBoard[],
  samples: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4] as const) {
    const suffix = slowdown === 1 ? '' : ', throttled 4×';
    for (const board of boards) {
      const opened = await browser.board(`/boards/${board.id}`, slowdown);
      const scrolls: number[] = [];
      const drags: number[] = [];
      const drops: number[] = [];
      try {
        for (let sample = 0; sample < samples; sample += 1) {
          scrolls.push(
            quantile(
              await framesWhile(opened.page, () => scroll(opened, '[data-list-scroller]', sample)),
              0.95,
            ),
          );
          const drag = await dragged(opened.page);
          drags.push(quantile(drag.frames, 0.95));
          drops.push(drag.dropMs);
        }
      } finally {
        await opened.page.close();
      }
      const budget = BUDGETS.frame[slowdown];
      const of = `${board.cards} cards${suffix}`;
      figures.push(
        { what: `frames while scrolling, p95, ${of}`, unit: 'ms', measured: median(scrolls), budget },
        { what: `frames while dragging, p95, ${of}`, unit: 'ms', measured: median(drags), budget },
        {
          what: `drop → visible, ${of}`,
          unit: 'ms',
          measured: median(drops),
          budget: BUDGETS.drop[slowdown],
        },
      );
    }
  }
  return figures;
}

/** The times between the frames that are shown while something is done. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(RECORD);
  await act();
  return page.evaluate<number[]>('window.stopFrames()');
}

/** The first card of the first list that is whole in view, and its middle: after scrolling, any point may be a gap. */
const FIRST_IN_VIEW = `(() => {
  const list = document.querySelector('[data-list-scroller]');
  const { top } = list.getBoundingClientRect();
  for (const item of list.querySelectorAll('li[data-id]')) {
    const box = item.getBoundingClientRect();
    if (box.top >= top) return { cardId: Number(item.dataset.id), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
})()`;

/** Drags the first card in view of the first list over the second and the third, and drops it in the second. */
async function dragged(page: Page): Promise<{ frames: number[]; dropMs: number }> {
  const [from, second, third] = await Promise.all(
    [0, 1, 2].map((index) => page.locator('[data-list-scroller]').nth(index).boundingBox()),
  );
  if (!from || !second || !third) throw new Error('The board shows fewer than three lists.');
  const { cardId, x, y } = await page.evaluate<{ cardId: number; x: number; y: number }>(FIRST_IN_VIEW);
  const listId = await page.locator('[data-list-scroller]').nth(1).getAttribute('data-list-scroller');
  const middle = (box: { x: number; width: number }): number => box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesWhile(page, async () => {
    await page.mouse.move(middle(third), third.y + 300, { steps: DRAG_MOVES / 2 });
    await page.mouse.move(middle(second), second.y + 100, { steps: DRAG_MOVES / 2 });
  });
  await page.evaluate(watchDrop(cardId, listId ?? ''));
  await page.mouse.up();
  const dropMs = await eventually(
    'the dropped card is shown',
    () => page.evaluate<number | undefined>('window.dropShownAfter'),
    WAIT_MS,
  );
  return { frames, dropMs };
}
