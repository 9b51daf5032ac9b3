import { expect } from '@jest/globals';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import type { Visitor } from '../browser/watched-browser.js';

/** A laptop and a narrow phone. */
export const LAPTOP = { width: 1_280, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** The open page fits, and axe-core finds nothing, at both widths and in both themes. */
export async function isSoundAtBothWidths(name: string, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const before = page.viewportSize();
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await visitor.lookInBothThemes(`${name} at ${size.width}`);
    expect([name, size.width, await accessibilityFaultsOfThemes(page)]).toEqual([name, size.width, []]);
  }
  if (before) await page.setViewportSize(before);
}
