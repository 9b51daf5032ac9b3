import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  describe('of several', () => {
    let folder: string;
    const programOf = (name: string): string => join(folder, name);
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'kiban-browsers-'));
      for (const name of ['chromium', 'chromium-headless-shell'])
        writeFileSync(programOf(name), `#!/bin/sh\necho "${name} 999, a Chromium"\n`, { mode: 0o755 });
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is the headless shell, and a full one on request', async () => {
      expect((await findBrowser({ PATH: folder })).program).toBe(programOf('chromium-headless-shell'));
      expect((await findBrowser({ PATH: folder, CHROMIUM_BIN: 'full' })).program).toBe(programOf('chromium'));
    });

    (bundledHere ? it : it.skip)(
      'is the headless shell of the package before an installed full one',
      async () => {
        rmSync(programOf('chromium-headless-shell'));
        expect((await findBrowser({ PATH: folder })).program).not.toBe(programOf('chromium'));
      },
    );
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
