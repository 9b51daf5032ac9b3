import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import type { DeliveryStand } from './delivery-stand.js';

const EVENTS = 30_000;
const FEW_EVENTS = 3_000;

/**
 * Publishing speed of the boards-api relay: the time until JetStream has acknowledged the last event of one commit and
 * the relay has marked it. Consumers of the stream are suspended during the measurement. A broker that flushes after
 * every message, as in a deployment, is limited by its disk; a second figure shows that.
 */
export async function measureRelaySpeed(stand: DeliveryStand, rounds: number): Promise<Figure[]> {
  const thaw = await stand.freeze(['webhook-dispatcher', 'notifications', 'mcp-gateway', 'auth']);
  try {
    const flushed = await speeds(stand, rounds, FEW_EVENTS);
    await stand.flushSeldom();
    const alone = await speeds(stand, rounds, EVENTS);
    return [
      {
        what: `outbox relay, ${EVENTS} events`,
        value: median(alone),
        unit: '/s',
        goal: { atLeast: 10_000 },
      },
      { what: '… the broker flushing to this disk after every message', value: median(flushed), unit: '/s' },
    ];
  } finally {
    thaw();
  }
}

/** Events a second of each round, after one that warms up. */
async function speeds(stand: DeliveryStand, rounds: number, events: number): Promise<number[]> {
  const { database } = stand;
  const found: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const before = await lastPosition(stand);
    await database.query(
      `SELECT count(boards.append_event('card.update', 1, 'bench', 'Bench', 1, 1, 'Bench',
                json_build_object('id', n, 'title', 'Relayed ' || n, 'listName', 'Doing', 'dueDate', null), NULL, NULL))
       FROM generate_series(1, $1::int) AS n`,
      [events],
    );
    const began = performance.now();
    await database.query('NOTIFY boards_outbox');
    while ((await lastPosition(stand)) < before + events) await delay(10);
    if (round >= 0) found.push(events / ((performance.now() - began) / 1_000));
  }
  return found;
}

async function lastPosition({ database }: DeliveryStand): Promise<number> {
  const { rows } = await database.query<{ last_pos: string }>(
    `SELECT last_pos FROM boards.outbox_relay WHERE source = 'boards'`,
  );
  return Number(rows[0]?.last_pos ?? 0);
}
