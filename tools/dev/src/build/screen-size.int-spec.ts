import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findRepositoryRoot } from '../repository-root.js';
import { buildMeasuredScreen } from './screen-build.js';
import { FIRST_BOARD, screenSizes, VIEWS, type PartSize } from './screen-size.js';

describe('size of the built screen', () => {
  let folder = '';
  let sizes: PartSize[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-screen-size-'));
    await buildMeasuredScreen(findRepositoryRoot(), folder);
    sizes = await screenSizes(folder);
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('loads the first board with few scripts, all named by the page', () => {
    const first = sizes.find(({ part }) => part === FIRST_BOARD.part);
    expect(first?.files).toBeGreaterThan(0);
    expect(first?.files).toBeLessThanOrEqual(FIRST_BOARD.filesMax);
  });

  it('keeps each part within its limit', () => {
    const missed = sizes.filter(({ bytes, limitBytes }) => bytes > limitBytes);
    expect(missed).toEqual([]);
  });

  it('loads each view beside the board as a part of its own, within a budget of its own [DEC-9.VIEWS-3]', () => {
    for (const { part, budgetBytes } of VIEWS) {
      const { files = 0, bytes = 0 } = sizes.find((size) => size.part === part) ?? {};
      expect([part, files > 0, bytes > 0 && bytes <= budgetBytes ? 'within' : bytes]).toEqual([
        part,
        true,
        'within',
      ]);
    }
  });

  it('has one font of at most 50 kB, named by its content and stored for a start without a connection', async () => {
    const fonts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.woff2'));
    expect(fonts).toEqual([expect.stringMatching(/^inter-latin-wght-normal-[\w-]{8}\.woff2$/)]);
    const [font = ''] = fonts;
    expect((await stat(join(folder, 'assets', font))).size).toBeLessThanOrEqual(50_000);
    expect(await readFile(join(folder, 'service-worker.js'), 'utf8')).toContain(`"/assets/${font}"`);
    expect(await readFile(join(folder, 'app.html'), 'utf8')).not.toContain(font);
  });

  it('loads a view once: its scripts import none that the page does not name', async () => {
    const page = await readFile(join(folder, 'app.html'), 'utf8');
    const named = [...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file.replace('assets/', './'));
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) {
      const code = await readFile(join(folder, 'assets', file), 'utf8');
      const imported = [...code.matchAll(/(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g)].map(
        ([, path]) => path,
      );
      expect(imported.filter((path) => !named.includes(path ?? ''))).toEqual([]);
    }
  });
});
