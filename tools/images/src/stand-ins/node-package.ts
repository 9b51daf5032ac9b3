import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../command.js';

const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'x64';

/** Node's own program and npm, taken from the package registry. @returns the folders that hold them */
export async function nodePackages(folder: string): Promise<{ node: string; npm: string }> {
  const node = await unpack(folder, `node-linux-${ARCHITECTURE}@24`);
  const npm = await unpack(folder, 'npm@11');
  return { node: join(node, 'bin', 'node'), npm };
}

async function unpack(folder: string, name: string): Promise<string> {
  const target = join(folder, 'packages', name.replace('@', '-'));
  const unpacked = join(target, 'package');
  if (existsSync(join(unpacked, 'package.json'))) return unpacked;
  await mkdir(target, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', target, name]);
  const archive = (await readdir(target)).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`npm pack ${name} left no archive in ${target}`);
  await run('tar', ['-xzf', join(target, archive), '-C', target]);
  return unpacked;
}
