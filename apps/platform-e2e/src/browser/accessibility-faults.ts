import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** In the middle of a transition, a text has the contrast of neither end. */
const AT_REST = `Promise.allSettled(
  document.getAnimations().flatMap((animation) =>
    Number.isFinite(animation.effect?.getComputedTiming().endTime) ? [animation.finished] : []),
).then(() => undefined)`;

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[] }[];
}

/** What axe-core finds wrong with the page that is open: a rule, its sentence and the elements, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AT_REST);
  // Evaluated, not inserted: the page's content policy admits no inline script.
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const violations = await page.evaluate<Violation[]>(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
