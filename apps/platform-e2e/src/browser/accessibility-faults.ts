import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { protocolSession } from './protocol-session.js';

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

/** Rules about colours, which alone depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe-core finds wrong with the page that is open: a rule, its sentence and the elements, a line each. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsOf(page);
}

/**
 * What axe-core finds wrong with the open page in the light theme, and what its rules about colours find in the dark one. Both are
 * the same document, so the other rules find the same. The page stays in the light theme.
 * @param shown runs while the page is in a theme, for a picture
 */
export async function accessibilityFaultsOfThemes(
  page: Page,
  shown?: (theme: 'dark' | 'light') => Promise<void>,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await shown?.('dark');
  const inTheDark = await faultsOf(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await shown?.('light');
  return [...inTheDark.map((fault) => `dark: ${fault}`), ...(await faultsOf(page))];
}

async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(AT_REST);
  // It takes longer than most of its runs, so once for each document.
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await addAxe(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // Only rules that are off by default read the style sheets, and their loading takes a quarter of a run.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then((result) => result.violations)`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * Evaluated, not inserted: the page's content policy admits no inline script. By the protocol of the browser, whose evaluation
 * is a script of its own: it is compiled once for all documents of a window, and `page.evaluate` would compile it for each.
 */
async function addAxe(page: Page): Promise<void> {
  const session = await protocolSession(page);
  await session.send('Runtime.evaluate', { expression: `${await axeSource};0` });
}
