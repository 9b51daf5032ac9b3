import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a package with the licences of what its programs contain. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const PACKAGE = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/**
 * Names each package of these files, with its licence and the texts that its authors ask to be passed on.
 *
 * @param files paths from the root; those outside of packages do not count
 * @param texts licences from the root, each of something that is in no package, such as a font
 * @throws an Error for a package that names no licence
 */
export async function thirdPartyNotices(
  repositoryRoot: string,
  files: readonly string[],
  texts: readonly string[] = [],
): Promise<string> {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = PACKAGE.exec(file) ?? [];
    // Packages of this repository have its own licence.
    if (folder !== undefined && !/@kiban[\\/]/.test(folder)) folders.add(folder);
  }
  const notices = await Promise.all([...folders].map((folder) => noticeOf(join(repositoryRoot, folder))));
  const others = await Promise.all(texts.map((text) => readFile(join(repositoryRoot, text), 'utf8')));
  return [...new Set([...notices, ...others])].sort().join(`\n${'-'.repeat(80)}\n\n`);
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (license === undefined)
    throw new Error(`${name} ${version} names no licence, so it cannot be passed on.`);
  const files = (await readdir(folder)).filter((file) => LICENCE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const by = typeof author === 'string' ? author : author?.name;
  const head = `${name} ${version}, ${license}${by === undefined ? '' : `, by ${by}`}\n`;
  return [head, ...texts.map((text) => `${text.trim()}\n`)].join('\n');
}
