import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowState } from '../store/delivery-state.js';
import { unitsOfWork } from '../store/units-of-work.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import { queueEvents, registerEndpoint, testEvent, testSettings } from '../testing/test-engine.js';
import type { AttemptResult } from './attempt-result.js';
import { DeliveryClaims } from './delivery-claims.js';
import { DeliveryResults } from './delivery-results.js';
import { HeldDeliveries } from './held-deliveries.js';
import { Slots } from './slots.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const began = Date.UTC(2026, 10, 1);

let testing: DispatcherDatabase;
let endpointId: number;
let nowMs = began;

beforeAll(async () => {
  testing = await createDispatcherDatabase();
});
afterAll(() => testing.drop());

const time = { now: () => new Date(nowMs) };
/** The product’s own numbers: no part of the rule is shortened here. */
const settings = testSettings();
const limits = { total: 64, perEndpoint: 64, perHost: 64, perWorkspace: 64 };

async function newEndpoint(): Promise<void> {
  await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
  await testing.owner.query(`UPDATE webhooks.delivery SET state = ${rowState.canceled}`);
  nowMs = began;
  ({ id: endpointId } = await registerEndpoint(testing.database, 'http://127.0.0.1:7000/'));
}

/** Writes one delivery whose attempt has this result at this time. */
async function attempt(atMs: number, outcome: 'delivered' | 'retried' | 'given up'): Promise<void> {
  nowMs = atMs;
  await queueEvents(testing.database, [testEvent()], time.now());
  const claims = new DeliveryClaims(testing.database, time, { limits, leaseMs: 60_000, reclaimsMax: 5 });
  const claimed = (await claims.claim(new Slots(limits).free(), randomUUID())).deliveries.filter(
    (delivery) => delivery.endpointId === endpointId,
  );
  const delivered = outcome === 'delivered';
  const result: AttemptResult = {
    delivered,
    status: delivered ? 200 : 500,
    error: delivered ? null : 'http_status',
    startedAt: time.now(),
    durationMs: 1,
    responseHeaders: {},
    responseBody: Buffer.alloc(0),
    responseTruncated: false,
    retryAfterMs: undefined,
  };
  const results = new DeliveryResults(testing.database, unitsOfWork(testing.database), time, {
    afterMs: settings.WEBHOOK_DISABLE_AFTER_MS,
    givenUp: settings.WEBHOOK_DISABLE_GIVEN_UP,
    quietAfterMs: settings.WEBHOOK_DISABLE_QUIET_AFTER_MS,
    quietGivenUp: settings.WEBHOOK_DISABLE_QUIET_GIVEN_UP,
  });
  await results.write(
    claimed.map((delivery) => ({
      delivery,
      attempt: result,
      // Far in the future, so that a later attempt here never claims it again.
      retryInMs: outcome === 'retried' ? 100 * DAY_MS : undefined,
      gone: false,
    })),
  );
}

async function status(): Promise<string> {
  const [row] = await testing.owner.query<{ status: string }>(
    'SELECT status FROM webhooks.endpoint WHERE id = $1',
    [endpointId],
  );
  return row?.status ?? 'removed';
}

describe('an endpoint without a success since its first failure', () => {
  it('is disabled after 24 hours with 5 deliveries given up, and not earlier [DEC-6.OFF-1, SPEC-6.RETRY-3]', async () => {
    await newEndpoint();
    for (let n = 0; n < 5; n += 1) await attempt(began, 'given up');
    await attempt(began + DAY_MS - 1, 'given up');
    expect(await status()).toBe('active');
    await attempt(began + DAY_MS, 'retried');
    expect(await status()).toBe('disabled');
  });

  it('is not disabled after 24 hours with 4 given up, but is after 5 days with one [DEC-6.OFF-1]', async () => {
    await newEndpoint();
    for (let n = 0; n < 4; n += 1) await attempt(began, 'given up');
    await attempt(began + 2 * DAY_MS, 'retried');
    await attempt(began + 5 * DAY_MS - 1, 'retried');
    expect(await status()).toBe('active');
    await attempt(began + 5 * DAY_MS, 'retried');
    expect(await status()).toBe('disabled');
  });

  it('is never disabled by one event, however long it fails [DEC-6.OFF-2]', async () => {
    await newEndpoint();
    await attempt(began, 'given up');
    expect(await status()).toBe('active');
  });

  it('resets its failure count with each success [DEC-6.OFF-1]', async () => {
    await newEndpoint();
    for (let n = 0; n < 5; n += 1) await attempt(began, 'given up');
    await attempt(began + DAY_MS - 1, 'delivered');
    for (let n = 0; n < 5; n += 1) await attempt(began + DAY_MS, 'given up');
    expect(await status()).toBe('active');
    await attempt(began + 2 * DAY_MS, 'given up');
    expect(await status()).toBe('disabled');
  });
});

describe('a held delivery of a disabled endpoint', () => {
  it('is given up with a reason when it is too old, or the oldest above the limit [DEC-6.OFF-4]', async () => {
    await newEndpoint();
    await testing.owner.query(`UPDATE webhooks.endpoint SET status = 'disabled' WHERE id = $1`, [endpointId]);
    await queueEvents(
      testing.database,
      Array.from({ length: 5 }, () => testEvent()),
      time.now(),
    );
    const rows = await testing.owner.query<{ id: number }>(
      'SELECT id FROM webhooks.delivery WHERE endpoint_id = $1 ORDER BY id',
      [endpointId],
    );
    const [oldest, second] = rows.map(({ id }) => id);
    await testing.owner.query('UPDATE webhooks.delivery SET created_at = $2 WHERE endpoint_id = $1', [
      endpointId,
      time.now(),
    ]);
    const held = new HeldDeliveries(testing.database, time, { heldMax: 4, heldMs: 7 * DAY_MS });
    expect(await held.expire()).toBe(1);
    await testing.owner.query('UPDATE webhooks.delivery SET created_at = $2 WHERE id = $1', [
      second,
      new Date(nowMs - 7 * DAY_MS - 1),
    ]);
    expect(await held.expire()).toBe(1);
    expect(await held.expire()).toBe(0);
    const ended = await testing.owner.query(
      `SELECT id, state, last_error FROM webhooks.delivery WHERE endpoint_id = $1 AND state <> ${rowState.held} ORDER BY id`,
      [endpointId],
    );
    expect(ended).toEqual(
      [oldest, second].map((id) => ({ id, state: rowState.givenUp, last_error: 'endpoint_disabled' })),
    );
  });
});
