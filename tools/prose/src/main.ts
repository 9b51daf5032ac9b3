import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { lintProse } from './lint-prose.js';
import { proseFiles } from './source-files.js';
import { readWordList } from './word-list.js';

/** `node tools/prose/dist/src/main.js [file or folder …]`: without any, the whole repository. */
async function main(args: readonly string[]): Promise<number> {
  const root = findRepositoryRoot(process.cwd());
  const list = readWordList(join(findRepositoryRoot(import.meta.dirname), 'tools', 'prose', 'words.yaml'));
  const paths = args.length === 0 ? [root] : args.map((path) => resolve(path));
  const files = proseFiles(root, paths, list.unread);
  let faults = 0;
  for (const path of files) {
    for (const { line, message } of await lintProse(path, readFileSync(join(root, path), 'utf8'), list)) {
      process.stdout.write(`${path}:${line}  ${message}\n`);
      faults += 1;
    }
  }
  process.stdout.write(`${files.length} files, ${faults} faults\n`);
  return faults === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
