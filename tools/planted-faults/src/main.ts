import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { git } from './clone/git.js';
import { readPlantOptions, type PlantOptions } from './config/plant-options.js';
import type { Fault } from './faults/fault.js';
import { outdatedReason } from './faults/planting.js';
import { faultsFolder, readFaults } from './faults/read-faults.js';
import { PlantError } from './plant-error.js';
import { inClone } from './plant-run.js';
import { lostFaults } from './results/comparison.js';
import { isDone } from './results/fault-result.js';
import { faultTables, summaryOf } from './results/fault-table.js';
import { readResults, ResultFile, type Results } from './results/result-file.js';
import { writePage } from './results/result-page.js';

const progress = new ConsoleProgress((text) => process.stderr.write(text));

/** `npm run plant`: plants each fault of the list, one at a time, and reports which tests notice it. */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const options = readPlantOptions(process.argv.slice(2), repositoryRoot, process.cwd());
  const faults = chosenFaults(readFaults(faultsFolder(repositoryRoot)), options);
  if (options.isList) {
    for (const { id, area, kind, breaks } of faults)
      process.stdout.write(`${area}\t${id}\t${kind}\t${breaks}\n`);
    return 0;
  }
  const before = options.compare === undefined ? undefined : readResults(options.compare);
  const commit = git(repositoryRoot, 'rev-parse', `${options.at ?? 'HEAD'}^{commit}`);
  noteDifferences(repositoryRoot, commit, options);
  const file =
    options.results ?? join(repositoryRoot, '.data', 'planted-faults', `${commit.slice(0, 12)}.json`);
  const results = new ResultFile(file, commit, existsSync(file) ? readResults(file) : undefined);
  const open = faults.filter((fault) => !isDone(results.results.faults[fault.id], fault, options));
  try {
    if (open.length > 0 && !options.isReport) await plantAll(repositoryRoot, open, options, results);
  } finally {
    process.stderr.write(`${summaryOf(faults, results.results)} The results are in ${file}.\n`);
  }
  return report(repositoryRoot, faults, options, results.results, before);
});

function chosenFaults(all: readonly Fault[], { only, areas }: PlantOptions): Fault[] {
  const unknown = only.find((id) => !all.some((fault) => fault.id === id));
  if (unknown !== undefined)
    throw new PlantError(`There is no planted fault ${unknown}; --list prints the ids.`);
  const noArea = areas.find((area) => !all.some((fault) => fault.area === area));
  if (noArea !== undefined)
    throw new PlantError(
      `There is no area ${noArea}; there are ${[...new Set(all.map(({ area }) => area))].join(', ')}.`,
    );
  return all.filter(
    ({ id, area }) =>
      (only.length === 0 || only.includes(id)) && (areas.length === 0 || areas.includes(area)),
  );
}

/** What the run does not see: changes without a commit, and other versions of packages. */
function noteDifferences(root: string, commit: string, { at, modules }: PlantOptions): void {
  if (at === undefined && git(root, 'status', '--porcelain') !== '')
    progress.say('The faults are planted in the last commit; changes that are not committed are left out.');
  const lock = spawnSync('git', ['show', `${commit}:package-lock.json`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const installed = join(modules, 'package-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') !== lock.stdout)
    progress.say(
      'The commit has another package-lock.json; name a clone with its packages by --modules <folder>.',
    );
}

async function plantAll(
  repositoryRoot: string,
  faults: readonly Fault[],
  options: PlantOptions,
  results: ResultFile,
): Promise<void> {
  const isEarlier = options.at !== undefined;
  const { modules } = options;
  const { commit } = results.results;
  await inClone({ repositoryRoot, commit, modules, progress, env: process.env }, async (root, trial) => {
    if (!isEarlier) requireCurrent(root, faults);
    for (const [index, fault] of faults.entries()) {
      const known = results.results.faults[fault.id];
      const after =
        isDone(known, fault, { level: 'unit', breadth: options.breadth }) && known?.state === 'not_caught'
          ? known.level
          : undefined;
      const result = await trial(fault, { ...options, isEarlier, after });
      results.set(fault.id, result);
      const at = `${index + 1}/${faults.length}`;
      progress.say(`${at} ${fault.id}: ${result.state} (${result.level}, ${result.seconds} s) ${result.by}`);
    }
  });
}

/** @throws PlantError that names every fault and test file of the list that the tree does not have */
function requireCurrent(root: string, faults: readonly Fault[]): void {
  const outdated = faults.flatMap((fault) => {
    const missing = fault.tests.find((test) => !existsSync(join(root, test)));
    const reason =
      outdatedReason(root, fault) ?? (missing === undefined ? undefined : `${missing} does not exist`);
    return reason === undefined ? [] : [`${fault.id} (${reason})`];
  });
  if (outdated.length > 0)
    throw new PlantError(`Update tools/planted-faults/faults; these no longer fit: ${outdated.join('; ')}.`);
}

function report(
  repositoryRoot: string,
  faults: readonly Fault[],
  { writesPage }: PlantOptions,
  now: Results,
  before: Results | undefined,
): number {
  process.stdout.write(`${faultTables(faults, now, before)}\n`);
  if (writesPage) writePage(repositoryRoot, faults, now, before);
  if (!before) return 0;
  const lost = lostFaults(faults, before, now);
  if (lost.length === 0) return 0;
  process.stderr.write(`✖ These faults were caught before and are not caught now: ${lost.join(', ')}.\n`);
  return 1;
}
