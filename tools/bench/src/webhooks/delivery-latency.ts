import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Figure } from '../report/goal.js';
import { quantile } from '../report/statistics.js';
import type { ReceiverProcess } from './receiver-process.js';

/** Where cards are created and deliveries come. */
export interface DeliveryBench {
  /** {base_url} of boards-api itself. */
  baseUrl: string;
  token: string;
  listIds: readonly number[];
  receiver: ReceiverProcess;
}

const EVENTS_PER_SECOND = 200;
const TICK_MS = 5;

/** From a card's answer (its change is committed then) to its first delivery, at a steady 200 events a second. */
export async function measureDeliveryLatency(bench: DeliveryBench, forMs: number): Promise<Figure[]> {
  const pool = new Pool(new URL(bench.baseUrl).origin, { connections: 32, pipelining: 1 });
  const answeredAt = new Map<number, number>();
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  let sent = 0;
  // Sent by the clock and not by answers, so that a slow answer does not hide the load behind it.
  while (performance.now() - began < forMs) {
    const due = Math.floor(((performance.now() - began) / 1_000) * EVENTS_PER_SECOND);
    for (; sent < due; sent += 1) underWay.push(create(pool, bench, sent, answeredAt));
    await delay(TICK_MS);
  }
  await Promise.all(underWay);
  await pool.close();
  await bench.receiver.waitForCount(sent);
  const latencies = [...answeredAt].map(([id, at]) =>
    Math.max(0, (bench.receiver.firstArrival.get(id) ?? Number.NaN) - at),
  );
  const what = `commit to first webhook POST, ${EVENTS_PER_SECOND} events/s`;
  return [
    { what: `${what}: p50`, value: quantile(latencies, 0.5), unit: ' ms', goal: { atMost: 10 } },
    { what: `${what}: p99`, value: quantile(latencies, 0.99), unit: ' ms', goal: { atMost: 50 } },
  ];
}

async function create(
  pool: Pool,
  { baseUrl, token, listIds }: DeliveryBench,
  n: number,
  answeredAt: Map<number, number>,
): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: `${new URL(baseUrl).pathname}/cards`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ listId: listIds[n % listIds.length], title: `Delivered ${n}` }),
  });
  const at = performance.timeOrigin + performance.now();
  const card = (await body.json()) as { id: number };
  if (statusCode !== 201) throw new Error(`POST /cards answered ${statusCode}: ${JSON.stringify(card)}`);
  answeredAt.set(card.id, at);
}
