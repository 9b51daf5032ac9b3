import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with `nx.json`, found from the sources and from the compiled files. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'nx.json'))) {
    if (dirname(folder) === folder) throw new Error('There is no nx.json above this file.');
    folder = dirname(folder);
  }
  return folder;
}
