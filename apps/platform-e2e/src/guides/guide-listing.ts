import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../requirements/repository-root.js';

const run = promisify(execFile);

/** The program that reads and runs the guides; it belongs to the tools, which tests start but do not import. */
export const RUN_GUIDE = join(repositoryRoot(), 'tools', 'dev', 'bin', 'run-guide.mjs');

export interface GuideListing {
  /** Every address under /docs, in the order of previous and next. */
  addresses: string[];
  /** Addresses of the deployment outside /docs that pages may link to. */
  otherAddresses: string[];
  /** What can be run: a guide in a language, and how many blocks that is. */
  runs: { guide: string; language: 'sh' | 'ts' | 'python'; blocks: number }[];
  /** How many code blocks of each guide no test runs. */
  notRun: Record<string, number>;
}

export async function guideListing(): Promise<GuideListing> {
  const { stdout } = await run(process.execPath, [RUN_GUIDE]);
  return JSON.parse(stdout) as GuideListing;
}
