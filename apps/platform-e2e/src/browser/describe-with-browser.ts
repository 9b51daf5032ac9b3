import { describe } from '@jest/globals';
import { findBrowser, NoBrowserError, type FoundBrowser } from './find-browser.js';

const found = await findBrowser().catch((error: unknown) => {
  // A run that others rely on must not pass by leaving the browser out.
  if (!(error instanceof NoBrowserError) || (process.env['CI'] ?? 'false') !== 'false') throw error;
  process.stderr.write(`\nSKIPPED, tests in a browser. ${error.message}\n\n`);
  return undefined;
});

/** A describe block whose tests need a browser: skipped, and said so, where none runs on this machine and CI is not set. */
export function describeWithBrowser(name: string, block: (browser: FoundBrowser) => void): void {
  if (found) describe(name, () => block(found));
  else describe.skip(name, () => block({ program: '', version: '', env: {} }));
}
