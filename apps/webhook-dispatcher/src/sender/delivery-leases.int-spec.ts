import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { databaseClock } from '../infrastructure/database-time.js';
import { Receiver } from '../testing/receiver.js';
import { rowState } from '../store/delivery-state.js';
import { unitsOfWork } from '../store/units-of-work.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import {
  createTestEngine,
  queueEvents,
  registerEndpoint,
  testEvent,
  testSettings,
} from '../testing/test-engine.js';
import type { AttemptResult } from './attempt-result.js';
import { DeliveryClaims } from './delivery-claims.js';
import { DeliveryResults } from './delivery-results.js';
import { Slots } from './slots.js';

const limits = { total: 64, perEndpoint: 8, perHost: 16, perWorkspace: 48 };

let testing: DispatcherDatabase;
let receiver: Receiver;

beforeAll(async () => {
  testing = await createDispatcherDatabase();
  receiver = await Receiver.listen();
});
afterAll(async () => {
  await receiver.close();
  await testing.drop();
});

const claims = (leaseMs: number, reclaimsMax = 5): DeliveryClaims =>
  new DeliveryClaims(testing.database, databaseClock, { limits, leaseMs, reclaimsMax });
const results = (): DeliveryResults =>
  new DeliveryResults(testing.database, unitsOfWork(testing.database), databaseClock, {
    afterMs: 1,
    givenUp: 99,
    quietAfterMs: 1,
    quietGivenUp: 99,
  });
const success: AttemptResult = {
  delivered: true,
  status: 200,
  error: null,
  startedAt: new Date(),
  durationMs: 1,
  responseHeaders: {},
  responseBody: Buffer.alloc(0),
  responseTruncated: false,
  retryAfterMs: undefined,
};

async function clear(): Promise<void> {
  await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
  await testing.owner.query(`UPDATE webhooks.delivery SET state = ${rowState.canceled}`);
}

describe('a lease', () => {
  it('of a dead process is reclaimed, uses no retry, and is shown as unknown', async () => {
    await clear();
    const { id } = await registerEndpoint(testing.database, receiver.url('/orphan'));
    await queueEvents(testing.database, [testEvent()]);
    // Claimed and then abandoned, as after SIGKILL.
    const [orphan] = (await claims(1).claim(new Slots(limits).free(), randomUUID())).deliveries;
    expect(orphan?.endpointId).toBe(id);
    const engine = createTestEngine(testing.database);
    engine.start();
    await eventually('the delivery', () => receiver.at('/orphan').length === 1);
    await engine.stop();
    const log = await testing.owner.query(
      'SELECT number, outcome FROM webhooks.attempt WHERE endpoint_id = $1 ORDER BY id',
      [id],
    );
    expect(log).toEqual([
      { number: 1, outcome: 'unknown' },
      { number: 1, outcome: 'delivered' },
    ]);
    expect(receiver.at('/orphan')[0]?.headers['x-service-attempt']).toBe('1');
  });

  it('that was reclaimed rejects its old holder’s result', async () => {
    await clear();
    await registerEndpoint(testing.database, receiver.url('/zombie'));
    await queueEvents(testing.database, [testEvent()]);
    const holder = claims(1);
    const [late] = (await holder.claim(new Slots(limits).free(), randomUUID())).deliveries;
    await eventually('the lease to run out', async () => (await holder.reclaim()) === 1);
    const [current] = (await claims(60_000).claim(new Slots(limits).free(), randomUUID())).deliveries;
    expect(current?.id).toBe(late?.id);
    const written = await results().write([
      { delivery: late!, attempt: success, retryInMs: undefined, gone: false },
    ]);
    expect(written).toBe(0);
    const [row] = await testing.owner.query('SELECT state FROM webhooks.delivery WHERE id = $1', [late?.id]);
    expect(row).toEqual({ state: rowState.sending });
  });

  it('of a delivery that kills its process repeatedly ends in giving up', async () => {
    await clear();
    const { id } = await registerEndpoint(testing.database, receiver.url('/deadly'));
    await queueEvents(testing.database, [testEvent()]);
    const deadly = claims(1, 2);
    for (let round = 1; round <= 3; round += 1) {
      await eventually(
        'a claim',
        async () => (await deadly.claim(new Slots(limits).free(), randomUUID())).deliveries.length === 1,
      );
      await eventually('the lease to run out', async () => (await deadly.reclaim()) === 1);
    }
    const [row] = await testing.owner.query(
      'SELECT state, last_error FROM webhooks.delivery WHERE endpoint_id = $1',
      [id],
    );
    expect(row).toEqual({ state: rowState.givenUp, last_error: 'process_lost' });
  });
});

describe('a claim', () => {
  it('takes turns among endpoints, hosts and workspaces, within the limits of each [DEC-6.FAIR-1]', async () => {
    await clear();
    const crowded = [];
    for (let number = 0; number < 4; number += 1)
      crowded.push((await registerEndpoint(testing.database, `http://127.0.0.1:5001/${number}`)).id);
    const { id: lonely } = await registerEndpoint(testing.database, 'http://127.0.0.1:5002/');
    await queueEvents(
      testing.database,
      Array.from({ length: 30 }, () => testEvent()),
    );
    const { deliveries: claimed } = await claims(60_000).claim(new Slots(limits).free(), randomUUID());
    const by = (endpointId: number): number => claimed.filter((one) => one.endpointId === endpointId).length;
    expect(by(lonely)).toBe(8);
    // Four endpoints of one host share its sixteen slots, four each.
    expect(crowded.map(by)).toEqual([4, 4, 4, 4]);
  });

  it('never assigns one delivery to two processes', async () => {
    await clear();
    for (let number = 0; number < 20; number += 1)
      await registerEndpoint(testing.database, `http://127.0.0.1:${6_000 + number}/`);
    await queueEvents(
      testing.database,
      Array.from({ length: 8 }, () => testEvent()),
    );
    const taken: number[] = [];
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const claimant = claims(60_000);
        for (let round = 0; round < 10; round += 1)
          for (const { id } of (await claimant.claim(new Slots(limits).free(), randomUUID())).deliveries)
            taken.push(id);
      }),
    );
    expect(taken).toHaveLength(160);
    expect(new Set(taken).size).toBe(160);
  });
});

describe('a graceful shutdown', () => {
  it('sends nothing twice and leaves nothing claimed, however often it happens under load', async () => {
    await clear();
    receiver.on('/steady', (_request, response) => {
      setTimeout(() => response.writeHead(200).end(), 5);
    });
    const { id } = await registerEndpoint(testing.database, receiver.url('/steady'));
    await queueEvents(
      testing.database,
      Array.from({ length: 300 }, () => testEvent()),
    );
    for (let round = 0; round < 8; round += 1) {
      const engine = createTestEngine(testing.database, {
        settings: testSettings({ WEBHOOK_LEASE_MS: '60000' }),
      });
      engine.start();
      const before = receiver.at('/steady').length;
      await eventually('some deliveries', () => receiver.at('/steady').length > before || before === 300);
      await engine.stop();
      const [sending] = await testing.owner.query<{ count: number }>(
        `SELECT count(*) AS count FROM webhooks.delivery WHERE endpoint_id = $1 AND state = ${rowState.sending}`,
        [id],
      );
      expect(sending?.count).toBe(0);
    }
    const last = createTestEngine(testing.database);
    last.start();
    await eventually('all deliveries', () => receiver.at('/steady').length >= 300);
    await last.stop();
    const ids = receiver.at('/steady').map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(300);
    expect(new Set(ids).size).toBe(300);
  });
});
