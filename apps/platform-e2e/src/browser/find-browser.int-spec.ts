import { describe, expect, it } from '@jest/globals';
import { findBrowser } from './find-browser.js';

const bundledHere = process.platform === 'linux' && process.arch === 'x64';

describe('a browser for the tests', () => {
  it('is the named one, without a fallback', async () => {
    await expect(findBrowser({ CHROMIUM_BIN: '/no/such/program' })).rejects.toMatchObject({
      code: 'no_browser',
      message: expect.stringContaining('CHROMIUM_BIN=/no/such/program'),
    });
    // A program that runs but is not a browser.
    await expect(findBrowser({ CHROMIUM_BIN: process.execPath })).rejects.toMatchObject({
      code: 'no_browser',
    });
  });

  (bundledHere ? it : it.skip)(
    'is available on a machine without one, without a download or root',
    async () => {
      const found = await findBrowser({ CHROMIUM_BIN: 'bundled' });
      expect(found.version).toMatch(/^(Headless)?Chrom/);
      expect(found.program).toContain('chromium-');
    },
  );
});
