import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Links } from './links.js';
import { readPages } from './page.js';
import { PAGES } from './pages.js';
import { renderPage } from './render-page.js';

/** The folder of the pages, from the root of the repository: beside the screen's own files, which both edges serve. */
export const GUIDES_FOLDER = join('apps', 'web', 'public', 'docs');

/** The folder of the generator's own sources. */
const GENERATOR = join('tools', 'guides', 'src');

const STAMP_FILE = join('node_modules', '.cache', 'kiban', 'guides-stamp');

/** The file of an address in a folder that stands for /docs. */
export function fileOf(address: string): string {
  return address === '/docs' ? 'index.html' : `${address.slice('/docs/'.length)}.html`;
}

/** Writes every page into `folder`, in place of what was there. */
export async function writeGuides(repositoryRoot: string, folder: string): Promise<void> {
  const pages = readPages(repositoryRoot);
  const links = new Links(repositoryRoot, pages);
  await rm(folder, { recursive: true, force: true });
  for (const page of pages) {
    const file = join(folder, fileOf(page.address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderPage(page, pages, links));
  }
}

/**
 * Writes the pages of this clone where a source or the generator changed since the last time.
 * @returns whether anything was written
 */
export async function buildGuides(repositoryRoot: string): Promise<boolean> {
  const folder = join(repositoryRoot, GUIDES_FOLDER);
  const stampFile = join(repositoryRoot, STAMP_FILE);
  const stamp = sourceStamp(repositoryRoot);
  const before = await readFile(stampFile, 'utf8').catch(() => '');
  if (before === stamp && existsSync(join(folder, 'index.html'))) return false;
  await writeGuides(repositoryRoot, folder);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  return true;
}

function sourceStamp(repositoryRoot: string): string {
  const generator = join(repositoryRoot, GENERATOR);
  const files = [
    ...PAGES.map(({ source }) => join(repositoryRoot, source)),
    ...readdirSync(generator).map((name) => join(generator, name)),
  ];
  // Named from the root, so that a moved clone is not rendered again.
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${relative(repositoryRoot, file)} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
