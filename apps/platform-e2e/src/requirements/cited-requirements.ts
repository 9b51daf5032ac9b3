import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SPEC_FILE = /[.-]spec\.ts$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'generated']);
/** Titles contain ids in brackets: `[SPEC-6.SIG-2]`, `[DEC-4.4, DEC-4.12]`. */
const CITATION = /\[((?:SPEC|DEC)-[^\]\n]*)\]/g;

/** The spec files that cite each requirement, by id. `root` is the repository. */
export function citedRequirements(root: string): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const folder of ['apps', 'libs', 'tools']) {
    for (const file of specFiles(join(root, folder))) {
      for (const id of citationsIn(readFileSync(file, 'utf8'))) {
        cited.set(id, [...(cited.get(id) ?? []), relative(root, file)]);
      }
    }
  }
  return cited;
}

/** The ids that a file's text cites, each once. */
export function citationsIn(text: string): string[] {
  const ids = [...text.matchAll(CITATION)].flatMap((match) => (match[1] ?? '').split(/[,\s]+/));
  return [...new Set(ids.filter((id) => id !== ''))];
}

function specFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return specFiles(path);
    return SPEC_FILE.test(entry.name) ? [path] : [];
  });
}
