import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Links } from './links.js';
import { readPages } from './page.js';
import { markdownAddress, PAGES } from './pages.js';
import { renderLlms } from './render-llms.js';
import { renderMarkdown } from './render-markdown.js';
import { renderPage } from './render-page.js';

/** The folder that stands for the origin, from the root of the repository: the screen's own files, which both edges serve. */
const PUBLIC_FOLDER = join('apps', 'web', 'public');

/** The folder of the generator's own sources. */
const GENERATOR = join('tools', 'guides', 'src');

const STAMP_FILE = join('node_modules', '.cache', 'kiban', 'guides-stamp');

/** The HTML of an address, in the folder that stands for the origin. */
const fileOf = (address: string): string => (address === '/docs' ? '/docs/index.html' : `${address}.html`);

/**
 * Writes every page as HTML and as Markdown, and their index `llms.txt`, in place of what was there.
 * @param folder stands for the origin; only its `docs`, `docs.md` and `llms.txt` change
 */
export async function writeGuides(repositoryRoot: string, folder: string): Promise<void> {
  const pages = readPages(repositoryRoot);
  const links = new Links(repositoryRoot, pages);
  await rm(join(folder, 'docs'), { recursive: true, force: true });
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const page of pages) {
    await write(fileOf(page.address), renderPage(page, pages, links));
    await write(markdownAddress(page.address), renderMarkdown(page, links));
  }
  await write('llms.txt', renderLlms(pages));
}

/**
 * Writes the pages of this clone where a source or the generator changed since the last time.
 * @returns whether anything was written
 */
export async function buildGuides(repositoryRoot: string): Promise<boolean> {
  const folder = join(repositoryRoot, PUBLIC_FOLDER);
  const stampFile = join(repositoryRoot, STAMP_FILE);
  const stamp = sourceStamp(repositoryRoot);
  const before = await readFile(stampFile, 'utf8').catch(() => '');
  if (
    before === stamp &&
    existsSync(join(folder, 'llms.txt')) &&
    existsSync(join(folder, 'docs', 'index.html'))
  )
    return false;
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
