import { LARGE, SMALL, type AuditedBoard } from './audited-boards.js';
import type { AuditedBrowser } from './audited-browser.js';
import type { Figure } from './figure.js';

const MEGABYTE = 1_000_000;
const HEAP_BUDGETS: Readonly<Record<number, number>> = { [SMALL]: 15, [LARGE]: 60 };
const ELEMENTS_MAX = 2_000;

/** JavaScript heap after a garbage collection, and elements of the page. */
export async function memoryFigures(
  browser: AuditedBrowser,
  boards: readonly AuditedBoard[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const board of boards) {
    const { page, tools } = await browser.board(`/boards/${board.id}`, 1);
    await tools.send('Performance.enable');
    await tools.send('HeapProfiler.collectGarbage');
    const { metrics } = await tools.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
    const budget = HEAP_BUDGETS[board.cards];
    if (budget !== undefined)
      figures.push({ what: `heap, ${board.cards} cards`, unit: 'MB', measured: heap / MEGABYTE, budget });
    figures.push({
      what: `elements in the page, ${board.cards} cards`,
      unit: 'elements',
      measured: elements,
      budget: ELEMENTS_MAX,
    });
    await page.close();
  }
  return figures;
}
