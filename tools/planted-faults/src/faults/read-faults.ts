import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PlantError } from '../plant-error.js';
import { levelOf, type Fault } from './fault.js';

const TEXTS = ['id', 'kind', 'breaks', 'file', 'find', 'replace'] as const;
const LISTS = ['tests', 'earlierTests'] as const;

/** Where the lists of faults are. */
export const faultsFolder = (repositoryRoot: string): string =>
  join(repositoryRoot, 'tools', 'planted-faults', 'faults');

/** Reads every list of a folder. @throws PlantError with the first entry that is wrong */
export function readFaults(folder: string): Fault[] {
  const faults = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => faultsIn(name.slice(0, -'.yaml'.length), readFileSync(join(folder, name), 'utf8')));
  const ids = new Set<string>();
  for (const { id } of faults) {
    if (ids.has(id)) throw new PlantError(`Two planted faults have the id ${id}; rename one.`);
    ids.add(id);
  }
  return faults;
}

/** The faults of one list. @throws PlantError with the first entry that is wrong */
export function faultsIn(area: string, text: string): Fault[] {
  const entries = parse(text) as unknown;
  if (!Array.isArray(entries)) throw new PlantError(`${area}.yaml must be a list of faults.`);
  return entries.map((entry: unknown, index) =>
    faultOf(area, index, (entry ?? {}) as Record<string, unknown>),
  );
}

function faultOf(area: string, index: number, entry: Record<string, unknown>): Fault {
  const name = typeof entry['id'] === 'string' ? entry['id'] : `entry ${index + 1}`;
  const reject = (sentence: string): never => {
    throw new PlantError(`${area}.yaml, ${name}: ${sentence}`);
  };
  const known = new Set<string>([...TEXTS, ...LISTS]);
  const unknown = Object.keys(entry).find((property) => !known.has(property));
  if (unknown !== undefined) reject(`${unknown} is unknown; the properties are ${[...known].join(', ')}.`);
  for (const property of TEXTS)
    if (typeof entry[property] !== 'string') reject(`${property} must be a text.`);
  const lists = Object.fromEntries(
    LISTS.map((property) => {
      const tests = (entry[property] ?? []) as unknown;
      if (
        !Array.isArray(tests) ||
        !tests.every((test) => typeof test === 'string' && levelOf(test) !== undefined)
      )
        reject(`${property} must be a list of test files.`);
      return [property, tests as string[]];
    }),
  );
  const texts = Object.fromEntries(TEXTS.map((property) => [property, entry[property]]));
  const fault = { area, ...texts, ...lists } as unknown as Fault;
  if (!/^[a-z0-9-]+$/.test(fault.id)) reject('id must consist of a-z, 0-9 and hyphens.');
  if (fault.find === '') reject('find must not be empty.');
  if (fault.find === fault.replace) reject('replace must differ from find.');
  return fault;
}
