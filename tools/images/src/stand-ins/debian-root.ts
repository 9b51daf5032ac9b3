import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../command.js';
import type { BuildSettings } from '../config/build-settings.js';

/** A small Debian 12 in a folder, made once from the mirror's packages. */
export async function debianRoot({ folder, debianMirror }: BuildSettings): Promise<string> {
  const root = join(folder, 'debian-root');
  if (existsSync(join(root, 'usr/bin/dpkg')) && !existsSync(join(root, 'debootstrap'))) return root;
  await rm(root, { recursive: true, force: true });
  await run('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    root,
    debianMirror,
  ]);
  return root;
}
