import { setTimeout as rest } from 'node:timers/promises';
import { rounded } from '../report/goal.js';
import { mean, median } from '../report/statistics.js';
import { table } from '../report/table.js';
import { usedBetween, type CpuTime, type ProcessTimes } from './process-times.js';
import { countTable, serverCounts } from './server-counts.js';
import type { SqlFunctions } from './sql-functions.js';

/** What a request leads to after its response: marks, the intake, deliveries. */
const REST_MS = 1_200;
/** A session reports its statistics after ten idle seconds. */
const REPORT_MS = 11_000;
const IDLE_MS = 4_000;
const SIDES = ['floor', 'service'] as const;

export type Side = (typeof SIDES)[number];

/** Loads a side. @returns the number of requests */
export type LoadSide = (side: Side, connections: number) => Promise<number>;

/** CPU time for a request, by process, in each round. */
type Rounds = Record<Side, Map<string, CpuTime>[]>;

/** What every process uses for each millisecond without a request. */
export async function idleTimes(times: ProcessTimes): Promise<Map<string, CpuTime>> {
  const before = await times.now();
  const beganAt = performance.now();
  await rest(IDLE_MS);
  const used = usedBetween(before, await times.now());
  const elapsedMs = performance.now() - beganAt;
  for (const time of used.values()) {
    time.us /= elapsedMs;
    time.kernelUs /= elapsedMs;
  }
  return used;
}

/** Measures both sides in turns. @returns a table of medians, in microseconds for a request */
export async function processTable(
  times: ProcessTimes,
  load: LoadSide,
  run: {
    idle: Map<string, CpuTime>;
    connections: number;
    rounds: number;
    after: (side: Side) => Promise<void>;
  },
): Promise<string> {
  const rounds: Rounds = { floor: [], service: [] };
  for (let round = 0; round < run.rounds; round += 1)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const before = await times.now();
      const beganAt = performance.now();
      const requests = await load(side, run.connections);
      await rest(REST_MS);
      const used = usedBetween(before, await times.now());
      const elapsedMs = performance.now() - beganAt;
      for (const [name, time] of used) {
        const idle = run.idle.get(name) ?? { us: 0, kernelUs: 0 };
        time.us = Math.max(0, time.us - idle.us * elapsedMs) / requests;
        time.kernelUs = Math.max(0, time.kernelUs - idle.kernelUs * elapsedMs) / requests;
      }
      rounds[side].push(used);
      await run.after(side);
    }
  return tableOf(rounds, run.connections, run.idle);
}

function tableOf(rounds: Rounds, connections: number, idle: Map<string, CpuTime>): string {
  const names = new Set(SIDES.flatMap((side) => rounds[side].flatMap((used) => [...used.keys()])));
  const each = (side: Side, name: string, member: keyof CpuTime): number[] =>
    rounds[side].map((used) => used.get(name)?.[member] ?? 0);
  // The kernel's part is counted too coarsely for a median.
  const of = (side: Side, name: string, member: keyof CpuTime): number =>
    member === 'us' ? median(each(side, name, member)) : mean(each(side, name, member));
  const row = (name: string): { cells: string[]; sum: number[] } => {
    const sum = SIDES.flatMap((side) => [of(side, name, 'us'), of(side, name, 'kernelUs')]);
    return { cells: [name, ...sum.map(rounded), rounded(idle.get(name)?.us ?? 0)], sum };
  };
  // What is left of a process that did nothing for the requests.
  const rows = [...names]
    .map(row)
    .filter(({ sum }) => Math.max(...sum) >= 1)
    .sort((a, b) => (b.sum[2] ?? 0) - (a.sum[2] ?? 0));
  const all = [0, 1, 2, 3].map((column) => rows.reduce((total, { sum }) => total + (sum[column] ?? 0), 0));
  return table(
    [
      `µs of CPU a request, connections: ${connections}`,
      'floor',
      'of it kernel',
      'service',
      'of it kernel',
      'idle, ms/s',
    ],
    [...rows.map(({ cells }) => cells), ['all', ...all.map(rounded)]],
  );
}

/** Calls and times of the SQL functions for a request of the service, and what PostgreSQL counts. */
export async function functionTable(
  functions: SqlFunctions,
  load: LoadSide,
  connections: number,
  databaseUrl: string,
): Promise<string> {
  const before = await functions.now();
  const counted = await serverCounts(databaseUrl);
  const requests = await load('service', connections);
  await rest(REPORT_MS);
  const rows = [...(await functions.now())].map(([name, { calls, totalUs, selfUs }]) => {
    const start = before.get(name) ?? { calls: 0, totalUs: 0, selfUs: 0 };
    const each = [calls - start.calls, totalUs - start.totalUs, selfUs - start.selfUs];
    return { name, each: each.map((value) => value / requests) };
  });
  const counts = countTable(counted, await serverCounts(databaseUrl), requests, connections);
  const times = table(
    [`SQL function, connections: ${connections}`, 'calls a request', 'µs, whole', 'µs, itself'],
    rows
      .filter(({ each: [calls = 0] }) => calls > 0.01)
      .sort((a, b) => (b.each[2] ?? 0) - (a.each[2] ?? 0))
      .map(({ name, each }) => [name, ...each.map(rounded)]),
  );
  return `${times}\n\n${counts}`;
}
