import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlantError } from '../plant-error.js';
import type { FaultResult } from './fault-result.js';

export interface Results {
  /** Hash of the commit that the faults were planted in. */
  readonly commit: string;
  readonly faults: Readonly<Record<string, FaultResult>>;
}

/** @throws PlantError unless it is a file of results */
export function readResults(file: string): Results {
  try {
    const { commit, faults } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Results>;
    if (typeof commit === 'string' && typeof faults === 'object') return { commit, faults };
  } catch {
    // The sentence below is about any damage.
  }
  throw new PlantError(`${file} is no file of results; name the JSON file of an earlier run.`);
}

/** The results of one commit, on disk after each fault, so that a killed run continues. */
export class ResultFile {
  #results: Results;

  /** Results of another commit are not continued. */
  constructor(
    readonly file: string,
    commit: string,
    existing: Results | undefined,
  ) {
    this.#results = existing?.commit === commit ? existing : { commit, faults: {} };
  }

  get results(): Results {
    return this.#results;
  }

  set(id: string, result: FaultResult): void {
    this.#results = { ...this.#results, faults: { ...this.#results.faults, [id]: result } };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.next`, `${JSON.stringify(this.#results, null, 2)}\n`);
    renameSync(`${this.file}.next`, this.file);
  }
}
