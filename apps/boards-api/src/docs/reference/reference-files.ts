import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

const NAMES = ['reference.css', 'reference.js', 'page-changes.js', 'samples.js', 'search.js', 'try-it.js'];

export interface ReferenceFile {
  name: string;
  type: string;
  text: string;
}

/** The style sheet and the scripts of the reference, which lie beside the compiled code. */
export function readReferenceFiles(): Promise<ReferenceFile[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    NAMES.map(async (name) => ({
      name,
      type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      text: await readFile(resolve(`@kiban/boards-api/reference/${name}`), 'utf8'),
    })),
  );
}

/** Changes with any of the texts; a part of the files’ addresses, so that browsers may keep them for ever. */
export const versionOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);
