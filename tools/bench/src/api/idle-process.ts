import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../report/statistics.js';
import type { Figure } from '../report/goal.js';
import { lastListening, measuredService, processId, type Listening } from '../stack/measured-process.js';

const NAME = 'boards-api';
const MB = 1024 * 1024;
/** An idle process releases the memory of its start after a while, so this waits before it measures. */
const SETTLES_WITHIN_MS = 30_000;
const STARTS_WITHIN_MS = 60_000;

/** Ends the service a few times, which the launcher answers by starting it again, and looks at what then runs. */
export async function measureIdleProcess(stackFolder: string, starts: number): Promise<Figure[]> {
  const startMs: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const before = await lastListening(stackFolder, NAME);
    process.kill(await processId(stackFolder, NAME), 'SIGTERM');
    const listening = await listeningAfter(stackFolder, before?.time);
    startMs.push(listening.startedInMs);
  }
  await delay(SETTLES_WITHIN_MS);
  const service = await measuredService(stackFolder, NAME);
  return [
    {
      what: 'boards-api: from its start to listening, without migrations',
      value: median(startMs),
      unit: ' ms',
      goal: { atMost: 500 },
    },
    {
      what: 'boards-api, idle: resident memory',
      value: (await service.residentBytes()) / MB,
      unit: ' MB',
      goal: { atMost: 120 },
    },
  ];
}

async function listeningAfter(stackFolder: string, time: string | undefined): Promise<Listening> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const line = await lastListening(stackFolder, NAME);
    if (line && line.time !== time) return line;
    if (Date.now() > end) throw new Error(`${NAME} did not come back after ${STARTS_WITHIN_MS / 1_000} s.`);
    await delay(100);
  }
}
