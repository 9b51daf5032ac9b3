import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  // Evaluated, not inserted: the page's content policy admits no inline script. It takes longer than most of its runs, so once
  // for each document.
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(await axeSource);
  const violations = await page.evaluate<Violation[]>(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
