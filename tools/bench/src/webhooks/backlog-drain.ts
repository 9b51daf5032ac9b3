import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadHttp } from '../load/http-load.js';
import type { Figure } from '../report/goal.js';
import type { MeasuredProcess } from '../stack/measured-process.js';
import type { DeliveryBench } from './delivery-latency.js';

/**
 * How fast one dispatcher works a backlog off. It stands still (SIGSTOP) while cards are created, and is then let
 * go: taking the events in, making delivery rows, sending and recording are all in the time.
 */
export async function measureBacklogDrain(
  bench: DeliveryBench,
  service: MeasuredProcess,
  options: { stackFolder: string; endpoints: number; forMs: number },
): Promise<Figure> {
  const pid = await pidOf(options.stackFolder, 'webhook-dispatcher');
  const before = bench.receiver.count;
  process.kill(pid, 'SIGSTOP');
  let made: number;
  try {
    const load = await loadHttp(service, {
      token: bench.token,
      connections: 16,
      forMs: options.forMs,
      expected: [201],
      make: (connection, n) => ({
        method: 'POST',
        path: '/cards',
        body: JSON.stringify({
          listId: bench.listIds[(connection + 16 * n) % bench.listIds.length],
          title: `Backlog ${connection}-${n}`,
        }),
      }),
    });
    made = load.requests;
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const began = performance.timeOrigin + performance.now();
  const deliveries = made * options.endpoints;
  await bench.receiver.waitForCount(before + deliveries);
  return {
    what: `backlog of ${deliveries} deliveries, one dispatcher`,
    value: deliveries / ((bench.receiver.lastAt - began) / 1_000),
    unit: '/s',
    goal: { atLeast: 5_000 },
  };
}

async function pidOf(stackFolder: string, name: string): Promise<number> {
  const { processes } = JSON.parse(await readFile(join(stackFolder, 'processes.json'), 'utf8')) as {
    processes: { name: string; pid: number }[];
  };
  const found = processes.find((entry) => entry.name === name);
  if (!found) throw new Error(`${name} does not run.`);
  return found.pid;
}
