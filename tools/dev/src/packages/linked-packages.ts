import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a copy of the repository the installed packages of another one; those of the repository itself are the copy's. */
export async function linkPackages(repositoryRoot: string, copy: string): Promise<void> {
  const from = join(repositoryRoot, 'node_modules');
  const to = join(copy, 'node_modules');
  await mkdir(join(to, '@kiban'), { recursive: true });
  // The record of what npm installed is read before a build.
  const isShared = (name: string): boolean => name === '.package-lock.json' || !name.startsWith('.');
  for (const name of await readdir(from))
    if (name !== '@kiban' && isShared(name)) await symlink(join(from, name), join(to, name));
  for (const group of ['apps', 'libs', 'tools'])
    for (const name of await readdir(join(copy, group))) {
      await symlink(join(copy, group, name), join(to, '@kiban', name));
      const own = join(repositoryRoot, group, name, 'node_modules');
      if (existsSync(own)) await symlink(own, join(copy, group, name, 'node_modules'));
    }
}
