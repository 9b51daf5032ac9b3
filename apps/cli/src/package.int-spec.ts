import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const own = join(import.meta.dirname, '..');
const root = join(own, '..', '..');
const { version, bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
  version: string;
  bin: { kiban: string };
};

/** Many runs, because one start varies with the load of the machine. */
const STARTS = 11;

describe('the published package', () => {
  let folder: string;
  let files: string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kiban-cli-package-'));
    const copy = join(folder, 'cli');
    cpSync(own, copy, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules|THIRD-PARTY-NOTICES\.txt)$/.test(path),
    });
    const made = spawnSync(
      process.execPath,
      ['tools/dev/bin/bundle.mjs', `apps/cli/src/main.ts=apps/cli/${bin.kiban}`],
      { cwd: root, encoding: 'utf8' },
    );
    expect(made.stderr).toBe('');
    cpSync(join(own, bin.kiban), join(copy, bin.kiban));
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: copy,
      encoding: 'utf8',
    });
    const [report] = JSON.parse(packed.stdout) as [{ filename: string; files: { path: string }[] }];
    files = report.files.map(({ path }) => path).sort();
    expect(spawnSync('tar', ['-xzf', report.filename], { cwd: folder }).status).toBe(0);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one program, its README and the licence, without dependencies', () => {
    expect(files).toEqual(['LICENSE', 'README.md', bin.kiban, 'package.json']);
    const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readFileSync(join(folder, 'package', bin.kiban), 'utf8')).not.toContain(root);
  });

  it('runs where nothing else is installed, and names its version', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(folder, 'package', bin.kiban), ...args], {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder },
        encoding: 'utf8',
      });
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('listen') });
    expect(run('fly')).toMatchObject({ status: 2, stderr: expect.stringContaining('no command "fly"') });
    expect(run('whoami').stderr).toMatch(/^kiban: The profile “default” is not logged in/);
  });

  it('prints how long a start takes beside that of Node', () => {
    const median = (...args: string[]): number => {
      const times = Array.from({ length: STARTS }, () => {
        const startedAt = performance.now();
        expect(spawnSync(process.execPath, args).status).toBe(0);
        return performance.now() - startedAt;
      });
      return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
    };
    const node = median('-e', '0');
    const kiban = median(join(folder, 'package', bin.kiban), '--version');
    process.stdout.write(
      `kiban --version: ${Math.round(kiban)} ms, node -e 0: ${Math.round(node)} ms, ratio ${(kiban / node).toFixed(2)}\n`,
    );
  });
});
