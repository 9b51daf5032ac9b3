import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findRepositoryRoot } from '../repository-root.js';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { makeBundles } from './bundles.js';
import { serviceProgram } from '@kiban/one-machine/services/service-programs';
import { serviceBundles } from './service-bundles.js';

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
    await makeBundles(repositoryRoot, serviceBundles());
  }, 240_000);

  it.each(SERVICE_NAMES)('loads one code file, besides native code: %s', (name) => {
    const program = serviceProgram(repositoryRoot, name);
    const others = filesLoadedBy(program).filter((file) => file !== program);
    const packages = others.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file);
    expect([...new Set(packages)]).toEqual(name === 'auth' ? ['@node-rs/argon2'] : []);
  });
});
