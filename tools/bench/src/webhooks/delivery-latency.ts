import type { Figure } from '../report/goal.js';
import { median, quantile } from '../report/statistics.js';
import type { DeliveryStand } from './delivery-stand.js';
import { createCards } from './steady-cards.js';

const EVENTS_PER_SECOND = 200;
const ROUND_MS = 8_000;
const WARM_UP_MS = 4_000;

/** How soon a delivery comes, at a steady 200 cards a second and one endpoint. */
export async function measureDeliveryLatency(stand: DeliveryStand, rounds: number): Promise<Figure[]> {
  await stand.register(1);
  const p50: number[] = [];
  const p99: number[] = [];
  let expected = 0;
  for (let round = -1; round < rounds; round += 1) {
    expected += await createCards(stand, EVENTS_PER_SECOND, round < 0 ? WARM_UP_MS : ROUND_MS);
    await stand.sink.waitForCount(expected);
    const latencies = stand.sink.takeLatencies();
    if (round < 0) continue;
    p50.push(quantile(latencies, 0.5));
    p99.push(quantile(latencies, 0.99));
  }
  const what = `commit to first webhook POST, ${EVENTS_PER_SECOND} events/s`;
  return [
    { what: `${what}: p50`, value: median(p50), unit: ' ms', goal: { atMost: 10 } },
    { what: `${what}: p99`, value: median(p99), unit: ' ms', goal: { atMost: 50 } },
  ];
}
