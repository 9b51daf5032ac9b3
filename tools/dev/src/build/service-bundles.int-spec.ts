import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRepositoryRoot } from '../repository-root.js';
import { SERVICE_NAMES } from '../services/service-name.js';
import { buildProjects } from './project-build.js';
import { SERVICE_FILE, serviceProgram } from './service-bundles.js';

const repositoryRoot = findRepositoryRoot();

/** Prints at exit which code files the process has loaded; the debugger protocol reports each. */
const TELLS_FILES = `data:text/javascript,${encodeURIComponent(`
import { Session } from 'node:inspector';
const files = [];
const session = new Session();
session.connect();
session.on('Debugger.scriptParsed', ({ params: { url } }) => /^(file:|\\/)/.test(url) && files.push(url));
session.post('Debugger.enable');
process.once('exit', () => console.log('\\n' + JSON.stringify(files)));
`)}`;

function filesLoadedBy(program: string): string[] {
  // Without settings it reports the missing ones and exits, after it has loaded all code.
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', TELLS_FILES, program], {
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('PUBLIC_ORIGIN');
  const files = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as string[];
  return files.map((file) => (file.startsWith('file:') ? fileURLToPath(file) : file));
}

describe('a started service', () => {
  beforeAll(async () => {
    const projects = SERVICE_NAMES.map((name) => join('apps', name));
    await buildProjects(repositoryRoot, projects, new AbortController().signal);
  }, 240_000);

  it.each(SERVICE_NAMES)('loads one code file, besides native code: %s', (name) => {
    const program = serviceProgram(repositoryRoot, name);
    const others = filesLoadedBy(program).filter((file) => file !== program);
    const packages = others.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file);
    expect([...new Set(packages)]).toEqual(name === 'auth' ? ['@node-rs/argon2'] : []);
  });
});

describe('the bundle of a service', () => {
  let folder: string;
  let output: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-bundle-'));
    output = join(folder, SERVICE_FILE);
    await mkdir(join(folder, 'dist', 'src'), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  function source(name: string, text: string): Promise<void> {
    return writeFile(join(folder, 'dist', 'src', `${name}.js`), text);
  }

  function bundle(): { status: number | null; stderr: string } {
    const program = join(repositoryRoot, 'tools', 'dev', 'bin', 'bundle-services.mjs');
    return spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  }

  function run(flags: readonly string[] = []): { stdout: string; stderr: string } {
    return spawnSync(process.execPath, [...flags, output], { encoding: 'utf8' });
  }

  it('keeps class names when two files have a class of the same name', async () => {
    const text = (value: number): string =>
      `export class Token { static made() { return new Token(); } value = ${value}; }`;
    await source('one', text(1));
    await source('two', text(2));
    await source(
      'main',
      `import { Token } from './one.js';
       import { Token as Other } from './two.js';
       for (const made of [Token.made(), Other.made()]) console.log(made.constructor.name, made.value);`,
    );
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('Token 1\nToken 2\n');
  });

  it('is rebuilt when an input file has changed, and only then', async () => {
    await source('part', 'export const said = "before";');
    await source('main', 'import { said } from "./part.js"; console.log(said);');
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('before\n');
    const { mtimeMs, ino } = await stat(output);

    expect(bundle().status).toBe(0);
    expect(await stat(output)).toMatchObject({ mtimeMs, ino });

    await source('part', 'export const said = "afterwards";');
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('afterwards\n');
  });

  it('is not built when a dependency is missing, and the message names it', async () => {
    await source('main', `import 'a-missing-package';`);
    const { status, stderr } = bundle();
    expect(status).toBe(1);
    expect(stderr).toContain('a-missing-package');
    await expect(stat(output)).rejects.toThrow('ENOENT');
  });

  it('reports source positions of errors when Node reads source maps', async () => {
    await source('part', '\n\nexport function fails() { throw new Error("on purpose"); }');
    await source('main', `import { fails } from './part.js';\nfails();`);
    expect(bundle().status).toBe(0);
    expect(run(['--enable-source-maps']).stderr).toContain(join('dist', 'src', 'part.js:3'));
  });
});
