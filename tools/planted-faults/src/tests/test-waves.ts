import { dirname } from 'node:path';
import { isUpTo, levelOf, projectOf, type Breadth, type Fault, type Level } from '../faults/fault.js';

/** Test files that run together. The first wave with a failure ends the search. */
export interface Wave {
  readonly level: Level;
  readonly files: readonly string[];
}

export interface WaveOptions {
  /** The last level. */
  readonly level: Level;
  readonly breadth: Breadth;
  /** The level up to which an earlier run found nothing. */
  readonly after?: Level | undefined;
}

/** The listed tests that exist: cheap and precise, so they run before the related ones. */
export function listedWaves(
  { tests, earlierTests }: Pick<Fault, 'tests' | 'earlierTests'>,
  exists: (file: string) => boolean,
  { level, after }: WaveOptions,
): Wave[] {
  const files = [...new Set([...tests, ...earlierTests])].filter(exists);
  return wavesOf(files, level, after);
}

/**
 * The tests of the fault's project that import its file, directly or through others: all unit tests, and the integration
 * tests of the same folder. An integration test starts the whole service, so nearly all of a project are related.
 */
export function relatedWaves(
  { file }: Pick<Fault, 'file'>,
  related: readonly string[],
  listed: readonly string[],
  { level, breadth, after }: WaveOptions,
): Wave[] {
  const rest = related.filter((test) => projectOf(test) === projectOf(file) && !listed.includes(test));
  const isNear = (test: string): boolean => levelOf(test) === 'unit' || dirname(test) === dirname(file);
  const far = breadth === 'all' ? rest.filter((test) => !isNear(test)) : [];
  return [...wavesOf(rest.filter(isNear), level, after), ...wavesOf(far, level, after)];
}

function wavesOf(files: readonly string[], last: Level, after: Level | undefined): Wave[] {
  return (['unit', 'int', 'e2e'] as const)
    .filter((level) => isUpTo(level, last) && (after === undefined || !isUpTo(level, after)))
    .map((level) => ({ level, files: files.filter((file) => levelOf(file) === level) }))
    .filter((wave) => wave.files.length > 0);
}
