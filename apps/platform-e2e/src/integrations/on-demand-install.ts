import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const INSTALL_MINUTES = 30;

export async function npm(folder: string, ...args: string[]): Promise<void> {
  await run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    timeout: INSTALL_MINUTES * 60_000,
    maxBuffer: 64 * 1_024 * 1_024,
  });
}

/**
 * A folder in which packages are installed, outside the tree of this repository’s packages. It stays for later runs.
 * @param folder named after what it holds, versions included
 */
export async function installedIn(
  folder: string,
  manifest: object,
  afterwards: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  // A dependency's script may call the network.
  await npm(folder, 'install', '--ignore-scripts');
  await afterwards(folder);
  await writeFile(done, '');
  return folder;
}
