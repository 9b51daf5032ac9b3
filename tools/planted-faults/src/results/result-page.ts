import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults/fault.js';
import { faultTables, summaryOf } from './fault-table.js';
import type { Results } from './result-file.js';

const INTRODUCTION = `Each line is a small change that breaks one guarantee. \`npm run plant\` makes it in a clone, one at a time, and runs
the tests that it may affect. The listed unit and integration tests come first, then those of the same project that import the file,
then the listed end-to-end tests. The first failed test is named.

\`npm run plant -- --page\` writes this page. The faults are in \`tools/planted-faults/faults\`.`;

/** Writes docs/planted-faults.md. */
export function writePage(
  repositoryRoot: string,
  faults: readonly Fault[],
  now: Results,
  before: Results | undefined,
): void {
  const file = join(repositoryRoot, 'docs', 'planted-faults.md');
  const text = [
    '# Planted faults',
    INTRODUCTION,
    ...(before ? [`Before, at ${before.commit.slice(0, 8)}: ${summaryOf(faults, before)}`] : []),
    `${before ? 'After, at' : 'At'} ${now.commit.slice(0, 8)}: ${summaryOf(faults, now)}`,
    faultTables(faults, now, before),
  ].join('\n\n');
  writeFileSync(file, `${text}\n`);
  const formatter = join(repositoryRoot, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  spawnSync(process.execPath, [formatter, '--write', file], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
