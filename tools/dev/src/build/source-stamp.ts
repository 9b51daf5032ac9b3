import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders beside the sources that no compilation reads. */
const PASSED_OVER = new Set(['node_modules', 'dist', 'public', '.data', '.nx', 'coverage']);

interface SolutionFile {
  readonly references: readonly { readonly path: string }[];
}

/** The folders of the projects that the root tsconfig.json names. */
export function solutionProjects(repositoryRoot: string): string[] {
  const text = readFileSync(join(repositoryRoot, 'tsconfig.json'), 'utf8');
  return (JSON.parse(text) as SolutionFile).references.map(({ path }) => join(repositoryRoot, path));
}

function addFiles(folder: string, lines: string[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name)) addFiles(path, lines);
    } else if (/\.(ts|mts|cts|json)$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(path);
      lines.push(`${path} ${size} ${mtimeMs}`);
    }
  }
}

/**
 * One text that differs whenever a file that the compiler reads was changed, added or taken away: names, sizes and times
 * of all sources. It reads no file, which makes it some hundred times quicker than asking the compiler.
 */
export function sourceStamp(repositoryRoot: string): string {
  const lines: string[] = [];
  for (const name of ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json']) {
    const { size, mtimeMs } = statSync(join(repositoryRoot, name));
    lines.push(`${name} ${size} ${mtimeMs}`);
  }
  for (const project of solutionProjects(repositoryRoot)) {
    addFiles(project, lines);
    // Somebody who deletes a dist folder wants it built again.
    lines.push(`${project} ${existsSync(join(project, 'dist', 'tsconfig.tsbuildinfo'))}`);
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
