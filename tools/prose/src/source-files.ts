import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { textExtensions } from './text-plugin.js';

const PASSED_OVER = new Set(['node_modules', 'dist', 'dist-types', 'coverage', '.data', '.git', '.nx']);

/** API documents and dashboards have text for readers; other JSON files are data. */
const isDocument = (path: string): boolean =>
  /^(?:libs\/contracts\/(?:openapi|asyncapi|schemas)|k8s)\//.test(path);

/** Files without an extension whose comments begin with a hash. */
const NAMES = new Set(['.dockerignore', '.gitignore', '.prettierignore', 'Dockerfile', 'run']);

/** The extension that selects how a file is read. */
export function extensionOf(path: string): string {
  return NAMES.has(basename(path)) ? '.sh' : extname(path);
}

function isRead(path: string): boolean {
  const extension = extensionOf(path);
  if (extension === '.json') return isDocument(path);
  return extension === '.md' || textExtensions.includes(extension);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => (PASSED_OVER.has(name) ? [] : filesBelow(join(path, name))));
}

/** The files with prose below `paths`, named from the root. */
export function proseFiles(root: string, paths: readonly string[], unread: readonly string[]): string[] {
  return paths
    .flatMap(filesBelow)
    .map((path) => relative(root, path))
    .filter(
      (path) =>
        isRead(path) &&
        !unread.some((left) => path === left || (left.endsWith('/') && path.startsWith(left))),
    );
}
