import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedIn, npm, ROOT } from './on-demand-install.js';

const run = promisify(execFile);

export const NODES = join(ROOT, 'integrations/n8n-nodes-kiban');

const N8N_VERSION = process.env['N8N_VERSION'] ?? '1.123.81';

/** n8n's tools for nodes, in the versions of the package. */
const TOOLS = { '@n8n/node-cli': '0.48.3', 'n8n-workflow': '1.120.0', eslint: '9.39.1', typescript: '5.9.3' };

/** Installations stay there between runs: n8n has 1.8 GB. Never in the tree of this repository's packages. */
export const DATA = process.env['KIBAN_N8N_DATA'] ?? join(ROOT, '.data/n8n');

const installed = (
  name: string,
  manifest: object,
  afterwards?: (folder: string) => Promise<void>,
): Promise<string> => installedIn(join(DATA, name), manifest, afterwards);

/** Major versions of Node that n8n runs on. */
export const NODE_VERSIONS = ['20', '24'] as const;

/** The program of a major version of Node: this one, or one from the package registry. */
export async function nodeProgram(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = await installed(name + major, { dependencies: { [name]: major } });
  return join(folder, 'node_modules', name, 'bin/node');
}

/** Runs one of n8n's tools. Not in the environment of the tests: the rules look for it, and then take every file for one of their own tests. */
function runTool(folder: string, name: string, ...args: string[]): Promise<{ stdout: string }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  return run(join(folder, 'node_modules/.bin', name), args, { cwd: folder, env });
}

/** What the official rules find in one file. */
const faultsIn = (folder: string, path: string): Promise<string> =>
  runTool(folder, 'eslint', path).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

/** What the official rules find after a line was taken out of a file. */
export async function faultsWithout(folder: string, path: string, line: string): Promise<string> {
  const file = join(folder, path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(line)) throw new Error(`${path} does not hold ${line}`);
  await writeFile(file, text.replace(line, ''));
  try {
    return await faultsIn(folder, path);
  } finally {
    await writeFile(file, text);
  }
}

/** Checks the nodes with n8n's official rules, which reject a changed configuration of ESLint, and builds them with its tools. */
export async function builtNodes(): Promise<{ folder: string }> {
  const tools = await installed('tools', { dependencies: TOOLS });
  const folder = await mkdtemp(join(DATA, 'package-'));
  await cp(NODES, folder, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules|testing)$/.test(path),
  });
  await symlink(join(tools, 'node_modules'), join(folder, 'node_modules'));
  // The scripts of the workflow that publishes the package.
  for (const script of ['lint', 'build'])
    await runTool(folder, 'n8n-node', script).catch(({ stdout }: { stdout: string }) => {
      throw new Error(`n8n-node ${script} fails:\n${stdout}`);
    });
  return { folder };
}

/** The folder of n8n, which is installed at the first call. */
export const installedN8n = (): Promise<string> =>
  installed(
    N8N_VERSION,
    // Its SheetJS comes from a web address, which no package registry serves.
    { dependencies: { n8n: N8N_VERSION }, overrides: { xlsx: '0.18.5' } },
    (path) => npm(path, 'rebuild', 'sqlite3'),
  );
