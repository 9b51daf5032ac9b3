import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { lintProse } from './lint-prose.js';
import { proseFiles } from './source-files.js';
import { readWordList } from './word-list.js';

/**
 * Lints files and folders, or the whole repository without any, and writes a line for each fault.
 * @returns the exit code: 0 without faults, 1 with faults, 2 for a path that does not exist
 */
export async function runProse(
  args: readonly string[],
  folder: string,
  write: (line: string) => void,
): Promise<number> {
  const root = findRepositoryRoot(folder);
  const list = readWordList(join(findRepositoryRoot(import.meta.dirname), 'tools', 'prose', 'words.yaml'));
  const paths = args.length === 0 ? [root] : args.map((path) => resolve(folder, path));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    write(`There is no file or folder ${missing}.`);
    return 2;
  }
  const files = proseFiles(root, paths, list.unread);
  let faults = 0;
  for (const path of files) {
    for (const { line, message } of await lintProse(path, readFileSync(join(root, path), 'utf8'), list)) {
      write(`${path}:${line}  ${message}`);
      faults += 1;
    }
  }
  write(`${files.length} files, ${faults} faults`);
  return faults === 0 ? 0 : 1;
}
