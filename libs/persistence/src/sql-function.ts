import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A function of a service's schema: the content of `sql/functions/<name>.sql` beside the service's package.json. */
export interface SqlFunction {
  readonly name: string;
  /** One `CREATE OR REPLACE FUNCTION` statement. */
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string;
  /** How many texts this function has had; a database with a greater number was migrated by a newer release. */
  readonly revision: number;
}

/** One line for each text that a function has landed with, oldest first: `<name> <checksum>`. */
export const LANDED_FUNCTIONS = 'landed-functions.txt';

/**
 * Reads a service's functions, sorted by name.
 * @param module the `import.meta.url` of any module of the service, compiled, bundled or not
 */
export function readSqlFunctions(module: string): readonly SqlFunction[] {
  const folder = join(packageFolder(dirname(fileURLToPath(module))), 'sql');
  const landed = readFileSync(join(folder, LANDED_FUNCTIONS), 'utf8').split(/\s*\n/);
  return readdirSync(join(folder, 'functions'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      // A clone on Windows may have other line ends.
      const text = readFileSync(join(folder, 'functions', file), 'utf8').replaceAll('\r\n', '\n');
      return sqlFunction(file.slice(0, -'.sql'.length), text, landed);
    });
}

/** @param landed the lines of the landed functions, of any name */
export function sqlFunction(name: string, text: string, landed: readonly string[]): SqlFunction {
  const checksum = createHash('sha256').update(text).digest('hex');
  const before = landed.filter((line) => line.startsWith(`${name} `));
  const isLanded = before.at(-1) === `${name} ${checksum}`;
  return { name, text, checksum, revision: isLanded ? before.length : before.length + 1 };
}

function packageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the module.');
  return packageFolder(parent);
}
