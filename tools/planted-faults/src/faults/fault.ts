/** The levels of tests, the cheapest first. */
export const LEVELS = ['unit', 'int', 'e2e'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Which tests run: the listed ones, also those of the project that are near the file, or all of the project that are related.
 */
export const BREADTHS = ['listed', 'near', 'all'] as const;
export type Breadth = (typeof BREADTHS)[number];

/** A small change that a test must notice. */
export interface Fault {
  readonly id: string;
  /** The file in `faults/` that lists it. */
  readonly area: string;
  readonly kind: string;
  /** The guarantee that it breaks. */
  readonly breaks: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files that prove the guarantee. They run first; end-to-end tests run only if they are listed. */
  readonly tests: readonly string[];
  /** Test files that exist in older commits only, for `--at`. */
  readonly earlierTests: readonly string[];
}

/** @returns undefined for a file without tests */
export function levelOf(testFile: string): Level | undefined {
  const [, prefix] = /\.(int-|e2e-)?spec\.ts$/.exec(testFile) ?? [undefined, null];
  if (prefix === null) return undefined;
  return prefix === 'int-' ? 'int' : prefix === 'e2e-' ? 'e2e' : 'unit';
}

export const isUpTo = (level: Level, last: Level): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(last);

export const includes = (breadth: Breadth, wanted: Breadth): boolean =>
  BREADTHS.indexOf(breadth) >= BREADTHS.indexOf(wanted);

/** `apps/auth` of `apps/auth/src/main.ts`. */
export const projectOf = (file: string): string => file.split('/').slice(0, 2).join('/');
