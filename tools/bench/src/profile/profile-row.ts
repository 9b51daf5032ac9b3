import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBundles } from '@kiban/dev/build/bundles';
import { PRODUCT_BUNDLES } from '@kiban/dev/build/service-bundles';
import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import { BoardChanges } from '../measuring/board-changes.js';
import type { Measurement } from '../config/measurements.js';
import { ServiceCaller } from '../measuring/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import { prepareDiverseLoad } from '../diverse/diverse-benchmark.js';
import { diverseOperations } from '../diverse/diverse-operations.js';
import { loadHttp, type Load } from '../load/http-load.js';
import { measuredService, processId } from '../stack/measured-process.js';
import { OwnStack, type Deployment } from '../stack/own-stack.js';
import { Inspector } from './inspector.js';
import { functionTable, idleTimes, processTable, type LoadSide, type Side } from './process-table.js';
import { ProcessTimes } from './process-times.js';
import { functionName, packageName, selfTimes, selfTimeTable, sourceFinder } from './self-times.js';
import { SqlFunctions } from './sql-functions.js';

const NAME = 'boards-api';
const FUNCTIONS = 40;
const PACKAGES = 20;

/**
 * Prints the CPU time of every process for a request of one row of diverse load, the service beside the floor, and the times of
 * the SQL functions. Then writes CPU profiles of boards-api, and prints their self times. All at 16 connections and at one.
 */
export async function profileRow(
  settings: BenchSettings,
  row: Measurement,
  say: (line: string) => void,
): Promise<void> {
  say('Starting the product …');
  // A start makes no source maps, and the table names sources.
  await makeBundles(settings.repositoryRoot, PRODUCT_BUNDLES, { sourceMaps: true });
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const parts = new StartedParts();
  parts.add(() => stack.stop());
  try {
    const { deployment } = stack;
    const service = await measuredService(stack.folder, NAME);
    const api = new ServiceCaller(service.baseUrl, deployment.token);
    const changes = await BoardChanges.connect(deployment.databaseUrl);
    parts.add(() => changes.close());
    const stand = await prepareDiverseLoad({ deployment, service, api });
    parts.add(() => stand.end());
    const operation = diverseOperations(stand.load, changes).find(({ key }) => key === row);
    if (!operation) throw new Error(`${row} is no row of diverse load.`);
    const run = (side: Side, connections: number, forMs: number): Promise<Load> =>
      loadHttp(side === 'floor' ? stand.floor : service, {
        token: deployment.token,
        connections,
        forMs,
        make: operation[side](),
        expected: operation.expected,
      });
    const after = async (side: Side): Promise<void> => operation.after?.(side);
    const load = async (connections: number, forMs: number): Promise<Load> => {
      const result = await run('service', connections, forMs);
      await after('service');
      return result;
    };
    for (const side of ['floor', 'service'] as const) {
      await run(side, 16, settings.warmUpMs);
      await after(side);
    }
    await sayProcesses(
      { deployment, folder: stack.folder, floorPid: stand.floor.pid, rounds: settings.rounds, after, say },
      async (side, connections) => (await run(side, connections, settings.measureMs)).requests,
    );
    const inspector = await Inspector.open(
      await processId(stack.folder, NAME),
      join(stack.folder, 'logs', `${NAME}.log`),
    );
    parts.add(() => inspector.close());
    const bundle = join(settings.repositoryRoot, 'apps', NAME, 'dist', 'service.mjs');
    const find = sourceFinder('service.mjs', await readFile(`${bundle}.map`, 'utf8'));
    for (const connections of [16, 1]) {
      const before = await load(connections, settings.measureMs);
      const profile = await inspector.profile(() => load(connections, 4 * settings.measureMs));
      const file = join(settings.resultsFolder, `${row}-${connections}.cpuprofile`);
      await writeFile(file, JSON.stringify(profile));
      say(
        `\n${operation.name}, connections: ${connections}. Without the profiler ${before.cpuUs.toFixed(0)} µs of CPU ` +
          `a request, ${before.perSecond.toFixed(0)}/s. Written to ${file}\n`,
      );
      say(selfTimeTable('package', selfTimes(profile, packageName(find)), PACKAGES));
      say('');
      say(selfTimeTable('function', selfTimes(profile, functionName(find)), FUNCTIONS));
    }
  } finally {
    await parts.end();
  }
}

/** The CPU time of every process, then that of the SQL functions, at 16 connections and at one. */
async function sayProcesses(
  of: {
    deployment: Pick<Deployment, 'databaseUrl'>;
    folder: string;
    floorPid: number;
    rounds: number;
    after: (side: Side) => Promise<void>;
    say: (line: string) => void;
  },
  load: LoadSide,
): Promise<void> {
  const { databaseUrl } = of.deployment;
  const times = await ProcessTimes.connect(databaseUrl, of.folder, of.floorPid);
  try {
    const idle = await idleTimes(times);
    for (const connections of [16, 1])
      of.say(
        `\n${await processTable(times, load, { idle, connections, rounds: of.rounds, after: of.after })}`,
      );
  } finally {
    await times.close();
  }
  const functions = await SqlFunctions.connect(databaseUrl, of.folder);
  try {
    for (const connections of [16, 1]) {
      of.say(`\n${await functionTable(functions, load, connections, databaseUrl)}`);
      await of.after('service');
    }
  } finally {
    await functions.close();
  }
}
