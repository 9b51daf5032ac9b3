import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { openBrowser } from './open-browser.js';

describe('the browser', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-browser-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('is opened with the whole address as one argument, without a shell [DEC-2.CLI-8]', async () => {
    const address = 'https://kiban.example/oauth/authorize?a=1&b=$(touch%20x)&c=%22';
    for (const [platform, program, count] of [
      ['linux', 'xdg-open', 1],
      ['darwin', 'open', 1],
      ['win32', 'rundll32', 2],
    ] as const) {
      const seen = join(folder, `${program}.seen`);
      await writeFile(
        join(folder, program),
        `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}.part'\nmv '${seen}.part' '${seen}'\n`,
      );
      await chmod(join(folder, program), 0o755);
      openBrowser(address, platform, { PATH: `${folder}:/usr/bin:/bin` });
      const text = await eventually(program, () => readFile(seen, 'utf8').catch(() => undefined));
      expect(text.trim().split('\n')).toHaveLength(count);
      expect(text.trim().split('\n').at(-1)).toBe(address);
    }
  });

  it('may be absent [DEC-2.CLI-8]', async () => {
    expect(() => openBrowser('https://kiban.example', 'linux', { PATH: folder })).not.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
  });
});
