import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { lastListening, measuredService, processId, type Listening } from '../stack/measured-process.js';

const MB = 1024 * 1024;
/** An idle process releases the memory of its start after a while, so this waits before it measures. */
const SETTLES_WITHIN_MS = 30_000;
const STARTS_WITHIN_MS = 60_000;

/** Ends a service a few times, which the launcher answers by starting it again, while the others are idle. */
export async function measureServiceStart(
  stackFolder: string,
  name: string,
  starts: number,
): Promise<Figure> {
  const startMs: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const before = await lastListening(stackFolder, name);
    process.kill(await processId(stackFolder, name), 'SIGTERM');
    const listening = await listeningAfter(stackFolder, name, before?.time);
    startMs.push(listening.startedInMs);
  }
  return {
    what: `${name}: from its start to listening`,
    value: median(startMs),
    unit: ' ms',
    goal: { atMost: 500 },
  };
}

/** Resident memory of the services, after a while without requests. */
export async function measureIdleMemory(stackFolder: string, names: readonly string[]): Promise<Figure[]> {
  await delay(SETTLES_WITHIN_MS);
  return Promise.all(
    names.map(async (name) => {
      const service = await measuredService(stackFolder, name);
      const value = (await service.residentBytes()) / MB;
      return { what: `${name}, idle: resident memory`, value, unit: ' MB', goal: { atMost: 120 } };
    }),
  );
}

async function listeningAfter(
  stackFolder: string,
  name: string,
  time: string | undefined,
): Promise<Listening> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const line = await lastListening(stackFolder, name);
    if (line && line.time !== time) return line;
    if (Date.now() > end) throw new Error(`${name} did not come back after ${STARTS_WITHIN_MS / 1_000} s.`);
    await delay(100);
  }
}
