import { describe, expect, it } from '@jest/globals';
import { findBrowser } from './find-browser.js';

const bundledHere = process.platform === 'linux' && process.arch === 'x64';

describe('a browser for the tests', () => {
  it('is the one that was named, and no other in its place', async () => {
    await expect(findBrowser({ CHROMIUM_BIN: '/no/such/program' })).rejects.toMatchObject({
      code: 'no_browser',
      message: expect.stringContaining('CHROMIUM_BIN=/no/such/program'),
    });
    // Something that runs, and is no browser.
    await expect(findBrowser({ CHROMIUM_BIN: process.execPath })).rejects.toMatchObject({
      code: 'no_browser',
    });
  });

  (bundledHere ? it : it.skip)(
    'is there on a machine without any, without a download and without root',
    async () => {
      const found = await findBrowser({ CHROMIUM_BIN: 'bundled' });
      expect(found.version).toMatch(/^(Headless)?Chrom/);
      expect(found.program).toContain('chromium-');
    },
  );
});
