import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedPackage } from './listed-package.js';
import { writeArchive } from './package-archive.js';
import { packageContents, readManifest } from './package-contents.js';
import { packagesPage } from './packages-page.js';
import { PUBLISHED_PACKAGES } from './published-packages.js';

/** The folder that both edges serve at /packages, from the root of the repository. */
export const PACKAGES_FOLDER = join('apps', 'web', 'public', 'packages');

const STAMP_FILE = join('node_modules', '.cache', 'kiban', 'packages-stamp');

/** `@kiban/client` 0.1.0 is `kiban-client-0.1.0.tgz`, as npm names what it packs. */
const archiveName = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Packs every published package into `folder`, with an index for programs and one for people, in place of what was there. */
export async function writePackages(repositoryRoot: string, folder: string): Promise<ListedPackage[]> {
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const listed: ListedPackage[] = [];
  for (const published of PUBLISHED_PACKAGES) {
    const { name, version, description = '' } = await readManifest(repositoryRoot, published);
    const file = archiveName(name, version);
    await writeArchive(await packageContents(repositoryRoot, published), join(next, file));
    const packed = await readFile(join(next, file));
    const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
    const command = published.content.kind === 'program' ? 'npx --yes' : 'npm install';
    listed.push({ name, version, description, file, bytes: packed.length, command, integrity });
  }
  await writeFile(join(next, 'index.json'), `${JSON.stringify(listed, null, 2)}\n`);
  await writeFile(join(next, 'index.html'), packagesPage(listed));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  return listed;
}

/**
 * Packs them for this clone where a source has changed since the last time.
 * @returns whether anything was written
 */
export async function buildPackages(repositoryRoot: string): Promise<boolean> {
  const folder = join(repositoryRoot, PACKAGES_FOLDER);
  const stampFile = join(repositoryRoot, STAMP_FILE);
  const stamp = await sourceStamp(repositoryRoot);
  const before = await readFile(stampFile, 'utf8').catch(() => '');
  if (before === stamp && existsSync(join(folder, 'index.json'))) return false;
  await writePackages(repositoryRoot, folder);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  return true;
}

/** Folders whose files end up in a package, with those of the libraries that the programs bundle, and of the packer itself. */
const SOURCES = [
  ...PUBLISHED_PACKAGES.map(({ folder }) => folder),
  ...['contracts', 'import', 'mcp-tools', 'schedule', 'text'].map((name) => join('libs', name)),
  join('tools', 'dev', 'src', 'packages'),
];

async function sourceStamp(repositoryRoot: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, 'package-lock.json']) {
    const path = join(repositoryRoot, source);
    const isFolder = (await stat(path)).isDirectory();
    const below = isFolder ? (await readdir(path, { recursive: true })).sort() : [''];
    for (const name of below.filter((each) => !/^(dist|node_modules)(\/|$)/.test(each))) {
      const { size, mtimeMs } = await stat(join(path, name));
      hash.update(`${join(source, name)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
