import { describe } from '@jest/globals';
import { findBrowser, NoBrowserError, type FoundBrowser } from './find-browser.js';

const found = await findBrowser().catch((error: unknown) => {
  // A CI run must not pass without the browser tests.
  if (!(error instanceof NoBrowserError) || (process.env['CI'] ?? 'false') !== 'false') throw error;
  process.stderr.write(`\nSKIPPED, tests in a browser. ${error.message}\n\n`);
  return undefined;
});

/** A describe block that needs a browser. Without one it is skipped with a message, unless CI is set. */
export function describeWithBrowser(name: string, block: (browser: FoundBrowser) => void): void {
  if (found) describe(name, () => block(found));
  else describe.skip(name, () => block({ program: '', version: '', env: {} }));
}
