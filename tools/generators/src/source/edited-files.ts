import { formatFiles, logger, type Tree } from '@nx/devkit';
import { rowNames } from './syntax.js';

/** The text of a file that must be there. */
export function read(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`There is no ${path}.`);
  return text;
}

/** Changes a file. @throws where the change finds nothing to change */
export function edit(tree: Tree, path: string, change: (text: string) => string): void {
  const text = read(tree, path);
  let changed: string;
  try {
    changed = change(text);
  } catch (error) {
    throw new Error(`${path} is not as this generator expects it: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (changed === text) throw new Error(`${path} is not as this generator expects it: nothing was changed.`);
  tree.write(path, changed);
}

/** Names of the rows of a table. */
export const rowsOf = (tree: Tree, path: string, table: string): string[] =>
  rowNames(read(tree, path), table);

/** The first entry of a part of the changelog that is not released. */
export function addChange(tree: Tree, part: string, line: string): void {
  edit(tree, 'CHANGELOG.md', (text) =>
    text.replace(`\n### ${part}\n\n`, (heading) => `${heading}- ${line}\n`),
  );
}

/** Formats what was written and says what a person decides next. */
export async function finish(tree: Tree, next: readonly string[]): Promise<() => void> {
  await formatFiles(tree);
  return () => {
    logger.info(['', 'Next:', ...next.map((step, index) => `${index + 1}. ${step}`)].join('\n'));
  };
}
