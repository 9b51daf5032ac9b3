import { summarize } from '../check-run/check-summary.js';
import { runNx } from '../nx-run/run-nx.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from '@kiban/one-machine/programs/run-program';

/**
 * `npm run check`: everything that can be judged without running the product, as targets of Nx (nx.json). Only what has changed
 * runs. Every step runs; the faults are summed up.
 */
await runProgram(async () => {
  const chosen = process.argv.slice(2);
  const args = ['run-many', '-t', 'check', ...chosen];
  const { results, output } = await runNx(findRepositoryRoot(), args, process.env);
  if (results === undefined) {
    process.stdout.write(`${output}\nFaults in: project graph.\n`);
    return 1;
  }
  const { ok, text } = summarize(results, chosen.length === 0);
  process.stdout.write(`${text}\n`);
  return ok ? 0 : 1;
});
