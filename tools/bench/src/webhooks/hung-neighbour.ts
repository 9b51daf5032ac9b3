import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../report/goal.js';
import { median, quantile } from '../report/statistics.js';
import type { DeliveryStand } from './delivery-stand.js';
import { queueBacklog } from './queued-backlog.js';
import { createCards } from './steady-cards.js';

const HEALTHY = 100;
const QUEUED = 10_000;
const EVENTS_PER_SECOND = 20;
const BURST_MS = 6_000;
const WARM_UP_MS = 3_000;

/**
 * Effect of one endpoint that hangs for its whole timeout, with ten thousand queued deliveries, on a hundred healthy
 * endpoints of the same workspace: their 99th percentile with and without it, alternating.
 */
export async function measureHungNeighbour(stand: DeliveryStand, rounds: number): Promise<Figure[]> {
  const { sink } = stand;
  await stand.register(HEALTHY);
  // A hook, because a workspace has at most a hundred webhooks; it is an endpoint like any other.
  const { id: hungId } = await stand.api.post<{ id: number }>('/hooks', {
    targetUrl: sink.url(0, '/hung'),
    event: 'webhook.disable',
  });
  const calm: number[] = [];
  const beside: number[] = [];
  let expected = 0;
  const burst = async (forMs: number): Promise<number> => {
    expected += HEALTHY * (await createCards(stand, EVENTS_PER_SECOND, forMs));
    await sink.waitForCount(expected);
    return quantile(sink.takeLatencies(), 0.99);
  };
  await burst(WARM_UP_MS);
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await burst(BURST_MS));
    await queueBacklog(stand, [hungId], { events: 1, copies: QUEUED });
    await delay(500);
    beside.push(await burst(BURST_MS));
    await clear(stand, hungId);
  }
  return [
    { what: `p99 of ${HEALTHY} healthy endpoints, undisturbed`, value: median(calm), unit: ' ms' },
    { what: `… beside a hung one with ${QUEUED} queued`, value: median(beside), unit: ' ms' },
    {
      what: '… ratio of the two, in one run',
      value: median(calm.map((value, round) => (beside[round] ?? Number.NaN) / value)),
      unit: '×',
      goal: { atMost: 2 },
    },
  ];
}

/** Clears the queue and waits until the attempts in flight have ended. */
async function clear({ database }: DeliveryStand, endpointId: number): Promise<void> {
  for (;;) {
    await database.query('UPDATE webhooks.delivery SET state = 5 WHERE endpoint_id = $1 AND state = 0', [
      endpointId,
    ]);
    const { rows } = await database.query(
      'SELECT FROM webhooks.delivery WHERE endpoint_id = $1 AND state = 1 LIMIT 1',
      [endpointId],
    );
    if (rows.length === 0) return;
    await delay(200);
  }
}
