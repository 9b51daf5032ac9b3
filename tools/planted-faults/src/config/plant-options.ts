import { parseArgs } from 'node:util';
import { isAbsolute, join } from 'node:path';
import { BREADTHS, LEVELS, type Breadth, type Level } from '../faults/fault.js';
import { PlantError } from '../plant-error.js';

export interface PlantOptions {
  /** Ids of faults; empty for all. */
  readonly only: readonly string[];
  readonly areas: readonly string[];
  readonly level: Level;
  readonly breadth: Breadth;
  readonly isConfirmed: boolean;
  /** The commit to plant in; undefined for the present one. */
  readonly at: string | undefined;
  /** A tree whose packages are installed. */
  readonly modules: string;
  readonly compare: string | undefined;
  readonly results: string | undefined;
  readonly writesPage: boolean;
  readonly isList: boolean;
  /** Plants nothing: the tables of the stored results. */
  readonly isReport: boolean;
}

/** Reads the parameters of `npm run plant`. @throws PlantError */
export function readPlantOptions(
  parameters: readonly string[],
  repositoryRoot: string,
  cwd: string,
): PlantOptions {
  const values = parsed(parameters);
  const level = LEVELS.find((one) => one === values.level);
  const breadth = BREADTHS.find((one) => one === values.tests);
  if (!breadth) throw new PlantError(`--tests must be one of ${BREADTHS.join(', ')}.`);
  if (!level) throw new PlantError(`--level must be one of ${LEVELS.join(', ')}.`);
  const inCwd = (path: string | undefined): string | undefined =>
    path === undefined || isAbsolute(path) ? path : join(cwd, path);
  return {
    only: listOf(values.only),
    areas: listOf(values.area),
    level,
    breadth,
    isConfirmed: values.confirm,
    at: values.at,
    modules: inCwd(values.modules) ?? repositoryRoot,
    compare: inCwd(values.compare),
    results: inCwd(values.results),
    writesPage: values.page,
    isList: values.list,
    isReport: values.report,
  };
}

const listOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        area: { type: 'string', multiple: true, default: [] },
        level: { type: 'string', default: 'e2e' },
        tests: { type: 'string', default: 'near' },
        confirm: { type: 'boolean', default: false },
        at: { type: 'string' },
        modules: { type: 'string' },
        compare: { type: 'string' },
        results: { type: 'string' },
        page: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new PlantError(error instanceof Error ? error.message : String(error));
  }
}
