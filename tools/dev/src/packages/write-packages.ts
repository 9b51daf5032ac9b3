import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeBundles } from '../build/bundles.js';
import { BUILT_SCREEN, PAGES_FOLDER } from '@kiban/one-machine/launcher/product';
import type { ListedPackage } from './listed-package.js';
import { writeArchive } from './package-archive.js';
import { packageContents, readManifest } from './package-contents.js';
import { packagesPage } from './packages-page.js';
import { SERVER_FILES, SERVER_FOLDERS, serverBundles } from './server-contents.js';
import { PACKAGES_FOLDER, PUBLISHED_PACKAGES, type PublishedPackage } from './published-packages.js';

const STAMP_FILE = join('node_modules', '.cache', 'kiban', 'packages-stamp');

/** `@kiban/client` 0.1.0 is `kiban-client-0.1.0.tgz`, as npm names what it packs. */
const archiveName = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Packs every published package into `folder`, with an index for programs and one for people, in place of what was there. Several
 * launchers of one clone may do so at the same time: each packs in a folder of its own, and one of them takes the place.
 */
export async function writePackages(
  repositoryRoot: string,
  folder: string,
  packages = PUBLISHED_PACKAGES,
): Promise<ListedPackage[]> {
  await mkdir(dirname(folder), { recursive: true });
  // Its dot keeps both edges from serving it.
  const next = await mkdtemp(join(dirname(folder), '.packages-'));
  try {
    const listed: ListedPackage[] = [];
    for (const published of packages) {
      // The product contains what was packed before it, and serves that.
      if (published.content.kind === 'server') await writeIndex(listed, next);
      listed.push(await pack(repositoryRoot, published, next));
    }
    await writeIndex(listed, next);
    // A server that runs as another account reads it.
    await chmod(next, 0o755);
    await takePlace(next, folder);
    return listed;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function writeIndex(listed: readonly ListedPackage[], folder: string): Promise<void> {
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(listed, null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), packagesPage(listed));
}

async function pack(
  repositoryRoot: string,
  published: PublishedPackage,
  folder: string,
): Promise<ListedPackage> {
  const { name, version, description = '' } = await readManifest(repositoryRoot, published);
  const file = published.file ?? archiveName(name, version);
  await writeArchive(await packageContents(repositoryRoot, published, folder), join(folder, file));
  const packed = await readFile(join(folder, file));
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  const { kind } = published.content;
  const command = kind === 'program' || kind === 'server' ? 'npx --yes' : 'npm install';
  return { name, version, description, file, bytes: packed.length, command, integrity };
}

async function takePlace(next: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(next, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another one took the place between the two calls, with the same contents.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
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

/** The packer itself, and what it packs: sources, and programs that are made before. */
async function sourceStamp(repositoryRoot: string): Promise<string> {
  const bundles = [
    ...PUBLISHED_PACKAGES.flatMap(({ content }) => (content.kind === 'program' ? [content.bundle] : [])),
    ...serverBundles(),
  ];
  await makeBundles(repositoryRoot, bundles);
  const hash = createHash('sha256');
  const folders = [
    ...PUBLISHED_PACKAGES.map(({ folder }) => folder),
    join('tools', 'dev', 'src', 'packages'),
    ...SERVER_FILES,
    ...SERVER_FOLDERS,
    PAGES_FOLDER,
    BUILT_SCREEN,
  ];
  for (const source of [...bundles.map(({ output }) => output), ...folders]) {
    const path = join(repositoryRoot, source);
    const isFolder = (await stat(path)).isDirectory();
    const below = isFolder ? (await readdir(path, { recursive: true })).sort() : [''];
    for (const name of below.filter((each) => !/^(dist|node_modules|packages|\.[^/]+)(\/|$)/.test(each))) {
      const { size, mtimeMs } = await stat(join(path, name));
      hash.update(`${join(source, name)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
