import { eventually, quantile } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { WAIT_MS, type AuditedBrowser } from './audited-browser.js';
import type { AuditedBoard, AuditedPlan } from './audited-boards.js';
import { median, type Figure } from './figure.js';
import { BUDGETS, framesWhile } from './frames.js';
import { quietMachine } from './quiet-machine.js';
import { scroll } from './scroll.js';

/** Moves of the pointer while a bar is dragged. */
const DRAG_MOVES = 90;

/** Frames of the table of a large board, and of the chart of a large plan. */
export async function viewFrameFigures(
  browser: AuditedBrowser,
  board: AuditedBoard,
  plan: AuditedPlan,
  samples: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4] as const) {
    const suffix = slowdown === 1 ? '' : ', throttled 4×';
    const add = (what: string, measured: readonly number[]): void => {
      const budget = BUDGETS.frame[slowdown];
      figures.push({ what: `${what}${suffix}`, unit: 'ms', measured: median(measured), budget });
    };
    const table = await browser.board(`/boards/${board.id}/table`, slowdown, '[role=gridcell]');
    await eventually('the table has all cards', () => hasRows(table.page, board.cards), WAIT_MS);
    await quietMachine();
    const rows: number[] = [];
    for (let sample = 0; sample < samples; sample += 1)
      rows.push(await p95(table.page, () => scroll(table, '[role=grid]', sample)));
    await table.page.close();
    add(`table, frames while scrolling, p95, ${board.cards} cards`, rows);

    const chart = await browser.board(`/boards/${plan.id}/gantt`, slowdown);
    await quietMachine();
    const scrolls: number[] = [];
    const drags: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      scrolls.push(await p95(chart.page, () => scroll(chart, '[data-gantt]', sample)));
      drags.push(await draggedBar(chart.page));
    }
    await chart.page.close();
    const of = `${plan.tasks} tasks, ${plan.dependencies} dependencies`;
    add(`Gantt, frames while scrolling, p95, ${of}`, scrolls);
    add(`Gantt, frames while dragging with its cascade, p95, ${of}`, drags);
  }
  return figures;
}

/** The groups and the new card of each have rows as well. */
const hasRows = async (page: Page, cards: number): Promise<boolean> =>
  Number(await page.getByRole('grid').getAttribute('aria-rowcount')) > cards;

const p95 = async (page: Page, act: () => Promise<void>): Promise<number> =>
  quantile(await framesWhile(page, act), 0.95);

/** In the page: the middle of the bar in the middle row, after the time was scrolled to it. */
const MIDDLE_BAR = `(() => {
  const scroller = document.querySelector('[data-gantt]');
  const view = scroller.getBoundingClientRect();
  const isIn = ({ top, bottom }) => top < view.y + view.height / 2 && bottom >= view.y + view.height / 2;
  const bar = [...document.querySelectorAll('[data-chart] [data-bar]')].find((each) => isIn(each.getBoundingClientRect()));
  if (!bar) return undefined;
  scroller.scrollLeft += bar.getBoundingClientRect().x - (view.x + view.width * 0.6);
  const box = bar.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;

/** Drags a task to later days and back, which previews the cascade of all that depend on it, and gives it up. */
async function draggedBar(page: Page): Promise<number> {
  const from = await page.evaluate<{ x: number; y: number } | undefined>(MIDDLE_BAR);
  if (!from) throw new Error('The chart shows no bar.');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const measured = await p95(page, async () => {
    await page.mouse.move(from.x + 200, from.y, { steps: DRAG_MOVES / 2 });
    await page.mouse.move(from.x + 20, from.y, { steps: DRAG_MOVES / 2 });
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return measured;
}
