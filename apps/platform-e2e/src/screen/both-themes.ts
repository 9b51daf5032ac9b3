import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';

/** No finding of axe-core on the open page in either theme, with no motion from here on. */
export async function isAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await accessibilityFaultsOfThemes(page)).toEqual([]);
}
