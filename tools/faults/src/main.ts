import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { badReceivers } from './cases/bad-receivers.js';
import { brokerAndDatabase } from './cases/broker-and-database.js';
import { clockSteps } from './cases/clock-steps.js';
import type { CaseResult, FaultCase } from './cases/fault-case.js';
import { lateCommits } from './cases/late-commits.js';
import { noisyNeighbour } from './cases/noisy-neighbour.js';
import { processDeaths } from './cases/process-deaths.js';
import { wholeProduct } from './cases/whole-product.js';
import { readFaultSettings } from './config/fault-settings.js';
import { hostile } from './hostile/hostile-command.js';
import { faultTable, verdictOf } from './report/fault-table.js';
import { FaultStand } from './stand/fault-stand.js';

const cases: readonly FaultCase[] = [
  ...processDeaths,
  ...brokerAndDatabase,
  lateCommits,
  badReceivers,
  clockSteps,
  noisyNeighbour,
  wholeProduct,
];

/**
 * `npm run faults -- [--quick] [case …]`: every case, the short selection, or the ones named. `hostile` is a run of
 * its own: nothing is killed, and what counts is another workspace's times.
 */
async function main(parameters: readonly string[]): Promise<number> {
  if (parameters[0] === 'hostile') return hostile(parameters.slice(1));
  const named = parameters.filter((parameter) => !parameter.startsWith('--'));
  const unknown = named.filter((name) => !cases.some((one) => one.name === name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no case ${unknown.join(', ')}; there are: ${cases.map(({ name }) => name).join(', ')}, hostile.\n`,
    );
    return 2;
  }
  const chosen = cases.filter(
    ({ name, quick }) =>
      (named.length === 0 || named.includes(name)) && (!parameters.includes('--quick') || quick),
  );
  const root = findRepositoryRoot();
  const settings = readFaultSettings(process.env, root, parameters.includes('--quick'));
  const progress = new ConsoleProgress((text) => process.stderr.write(text));
  const results: { one: FaultCase; result: CaseResult }[] = [];
  const stand = await FaultStand.start(root, settings.folder, progress);
  try {
    for (const one of chosen) {
      const result = await runCase(stand, one, settings.scale, progress);
      results.push({ one, result });
    }
  } finally {
    await stand.stop();
  }
  process.stdout.write(`${faultTable(results)}\n`);
  await mkdir(settings.resultsFolder, { recursive: true });
  await writeFile(
    join(settings.resultsFolder, 'faults.json'),
    `${JSON.stringify({ at: new Date().toISOString(), cases: results.map(({ one, result }) => ({ name: one.name, ...result })) }, null, 2)}\n`,
  );
  return results.every(({ result }) => verdictOf(result) === 'held') ? 0 : 1;
}

async function runCase(
  stand: FaultStand,
  one: FaultCase,
  scale: number,
  progress: ConsoleProgress,
): Promise<CaseResult> {
  return progress.step(
    one.name,
    async () => {
      const result = await one.run(stand, scale);
      return { ...result, faults: [...result.faults, ...(await stand.endParts())] };
    },
    ({ sent, lost, duplicated }) => `${sent} sent, ${lost} lost, ${duplicated} duplicated`,
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✖ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
