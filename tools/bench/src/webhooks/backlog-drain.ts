import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import type { DeliveryStand } from './delivery-stand.js';
import { isUnderWay, queueBacklog } from './queued-backlog.js';
import { createCards } from './steady-cards.js';

const ENDPOINTS = 100;
const EVENTS = 300;

/**
 * How fast one dispatcher works a backlog off: 300 deliveries for each of 100 endpoints, from the moment it may begin until
 * the last result is committed.
 */
export async function measureBacklogDrain(stand: DeliveryStand, rounds: number): Promise<Figure[]> {
  const endpoints = await stand.register(ENDPOINTS);
  const made = await createCards(stand, EVENTS / 5, 6_000);
  const speeds: number[] = [];
  const sinkShares: number[] = [];
  await stand.sink.waitForCount(ENDPOINTS * made);
  await settled(stand);
  for (let round = -1; round < rounds; round += 1) {
    const thaw = await stand.freeze(['webhook-dispatcher']);
    await queueBacklog(stand, endpoints, { events: EVENTS });
    const sinkBefore = stand.sink.cpuSeconds;
    const began = performance.now();
    thaw();
    while (await isUnderWay(stand)) await delay(20);
    const seconds = (performance.now() - began) / 1_000;
    if (round < 0) continue;
    speeds.push((ENDPOINTS * EVENTS) / seconds);
    sinkShares.push((stand.sink.cpuSeconds - sinkBefore) / seconds);
  }
  return [
    {
      what: `backlog of ${ENDPOINTS * EVENTS} deliveries, one dispatcher, results committed`,
      value: median(speeds),
      unit: '/s',
      goal: { atLeast: 5_000 },
    },
    { what: 'of one processor, used by the receiver', value: median(sinkShares), unit: '×' },
  ];
}

/** Waits until what the cards themselves caused is delivered. */
async function settled(stand: DeliveryStand): Promise<void> {
  while (await isUnderWay(stand)) await delay(50);
}
