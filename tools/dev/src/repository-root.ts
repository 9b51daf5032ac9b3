import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with nx.json. It is searched upwards, because this file runs from src/ in tests and from dist/ otherwise. */
export function findRepositoryRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  let folder = from;
  while (!existsSync(join(folder, 'nx.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No nx.json in any folder above ${from}.`);
    folder = parent;
  }
  return folder;
}
