import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';

/** The rules of axe-core whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const COLOR_FAULTS = `Promise.allSettled(
  document.getAnimations().flatMap((animation) =>
    Number.isFinite(animation.effect?.getComputedTiming().endTime) ? [animation.finished] : []),
).then(() => axe.run(document, {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ${JSON.stringify(COLOR_RULES)} },
})).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map(({ target }) => id + ': ' + help + ' (' + target.join(' ') + ')')))`;

/**
 * No finding of axe-core on the open page in either theme. A theme is a set of colors (apps/web/src/styles/tokens.css), so the
 * second one needs only the rules of colors.
 */
export async function isAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await page.evaluate<string[]>(COLOR_FAULTS)).toEqual([]);
}
