import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBundles } from '@kiban/dev/build/bundles';
import { PRODUCT_BUNDLES } from '@kiban/dev/build/service-bundles';
import { StartedParts } from '@kiban/dev/processes/started-parts';
import { BoardChanges } from '../api/board-changes.js';
import type { Measurement } from '../api/measurements.js';
import { ServiceCaller } from '../api/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import { prepareDiverseLoad } from '../diverse/diverse-benchmark.js';
import { diverseOperations } from '../diverse/diverse-operations.js';
import { loadHttp } from '../load/http-load.js';
import { measuredService, processId } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import { Inspector } from './inspector.js';
import { functionName, packageName, selfTimes, selfTimeTable, sourceFinder } from './self-times.js';

const NAME = 'boards-api';
const FUNCTIONS = 40;
const PACKAGES = 20;

/** Writes CPU profiles of boards-api for one row of diverse load, at 16 connections and at one, and prints their self times. */
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
    const load = async (connections: number, forMs: number) => {
      const result = await loadHttp(service, {
        token: deployment.token,
        connections,
        forMs,
        make: operation.service(),
        expected: operation.expected,
      });
      await operation.after?.('service');
      return result;
    };
    await load(16, settings.warmUpMs);
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
