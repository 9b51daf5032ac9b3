import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRepositoryRoot } from '../repository-root.js';

const run = promisify(execFile);
const PROGRAM = join('tools', 'dev', 'bin', 'development-packages.mjs');

interface Ended {
  code: number | null;
  errors: string;
}

/** A project of one package that runs it and one for its tests, both from archives. npm asks no registry. */
describe('the packages of tests and checks', () => {
  let root: string;

  const inModules = (...path: string[]): string => join(root, 'node_modules', ...path);
  const npm = (...args: string[]): Promise<unknown> => run('npm', [...args, '--offline'], { cwd: root });

  async function archive(name: string): Promise<string> {
    const folder = join(root, 'archives', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    await writeFile(join(folder, 'index.js'), 'module.exports = 1;\n');
    await npm('pack', folder, '--pack-destination', root);
    return `file:${name}-1.0.0.tgz`;
  }

  async function program(): Promise<Ended> {
    const child = spawn(process.execPath, [join(root, PROGRAM)], {
      cwd: root,
      env: { ...process.env, npm_config_offline: 'true', npm_config_fetch_retries: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, errors };
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-packages-'));
    await mkdir(join(root, 'tools', 'dev', 'bin'), { recursive: true });
    await copyFile(join(findRepositoryRoot(), PROGRAM), join(root, PROGRAM));
    await writeFile(join(root, '.npmrc'), 'omit=dev\nignore-scripts=true\n');
    const manifest = {
      name: 'fixture',
      version: '1.0.0',
      private: true,
      dependencies: { runs: await archive('runs') },
      devDependencies: { tests: await archive('tests') },
    };
    await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
    await npm('install', '--package-lock-only');
    await npm('ci');
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it('are added to what npm ci installed, once, and the lock file stays as it is', async () => {
    const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
    expect([existsSync(inModules('runs')), existsSync(inModules('tests'))]).toEqual([true, false]);
    const first = await program();
    expect(first).toEqual({ code: 0, errors: expect.stringContaining('Installed') });
    expect([existsSync(inModules('runs')), existsSync(inModules('tests'))]).toEqual([true, true]);
    expect(await program()).toEqual({ code: 0, errors: '' });
    await rm(inModules('tests'), { recursive: true });
    expect((await program()).code).toBe(0);
    expect(existsSync(inModules('tests', 'index.js'))).toBe(true);
    expect(await readFile(join(root, 'package-lock.json'), 'utf8')).toBe(lock);
  });

  it('are installed by one of two commands that start together', async () => {
    const both = await Promise.all([program(), program()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.filter(({ errors }) => errors.includes('Installing'))).toHaveLength(1);
    expect(existsSync(inModules('tests', 'index.js'))).toBe(true);
  });

  it('are whole after an installation that was killed', async () => {
    await mkdir(inModules('tests'));
    await copyFile(join(root, 'archives', 'tests', 'package.json'), inModules('tests', 'package.json'));
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'close');
    await writeFile(join(root, '.kiban-installing'), String(ended.pid));
    expect(await program()).toEqual({ code: 0, errors: expect.stringContaining('Installed') });
    expect(existsSync(inModules('tests', 'index.js'))).toBe(true);
    expect(existsSync(join(root, '.kiban-installing'))).toBe(false);
  });

  it('end in a sentence where the registry cannot be reached, and leave what runs the product', async () => {
    for (const name of ['package.json', 'package-lock.json']) {
      const text = await readFile(join(root, name), 'utf8');
      const ofRegistry = text.replaceAll('file:tests-1.0.0.tgz', '1.0.0');
      // The second place in the lock file says where the archive is.
      const placed = ofRegistry.replace('"resolved": "1.0.0"', '"resolved": "http://127.0.0.1:9/tests.tgz"');
      await writeFile(join(root, name), placed.replace(/"integrity": "[^"]*",/g, ''));
    }
    const { code, errors } = await program();
    expect(code).toBe(1);
    expect(errors).toMatch(/^✖ They could not be installed.*npm start works without them\.$/m);
    expect([existsSync(inModules('runs', 'index.js')), existsSync(join(root, '.kiban-installing'))]).toEqual([
      true,
      false,
    ]);
  });

  it('ask for npm ci where nothing is installed', async () => {
    await rm(inModules(), { recursive: true });
    expect(await program()).toEqual({
      code: 1,
      errors: '✖ The dependencies are not installed: run npm ci first.\n',
    });
  });
});
