import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { rowState } from '../store/delivery-state.js';
import { Receiver } from '../testing/receiver.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import {
  createTestEngine,
  queueEvents,
  registerEndpoint,
  testEvent,
  testSettings,
} from '../testing/test-engine.js';

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

describe('a backlog larger than the slots', () => {
  it.each([
    ['an endpoint', { WEBHOOK_SLOTS_PER_ENDPOINT: '3' }],
    ['a host', { WEBHOOK_SLOTS_PER_HOST: '3' }],
    ['a workspace', { WEBHOOK_SLOTS_PER_WORKSPACE: '3' }],
    ['all', { WEBHOOK_SLOTS: '3' }],
  ])('is sent as slots of %s are freed, without waiting for the next poll', async (name, slots) => {
    const path = `/backlog-of-${name.replace(' ', '-')}`;
    let answered = 0;
    receiver.on(path, (_request, response) => {
      answered += 1;
      // Responses arrive one by one, some slower, so that slots are freed while a claim is in flight.
      setTimeout(() => response.writeHead(204).end(), answered % 4);
    });
    const { id } = await registerEndpoint(testing.database, receiver.url(path));
    await queueEvents(
      testing.database,
      Array.from({ length: 150 }, () => testEvent()),
    );
    const engine = createTestEngine(testing.database, {
      settings: testSettings({ ...slots, WEBHOOK_POLL_INTERVAL_MS: '600000' }),
    });
    engine.start();
    try {
      await eventually('everything to be delivered', async () => {
        const [row] = await testing.owner.query<{ delivered: number }>(
          `SELECT count(*) AS delivered FROM webhooks.delivery WHERE endpoint_id = $1 AND state = ${rowState.delivered}`,
          [id],
        );
        return row?.delivered === 150;
      });
    } finally {
      await engine.stop();
      await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
    }
    expect(receiver.at(path)).toHaveLength(150);
  });

  it('gets all slots of its endpoint beside many pending retries, although they share a claim', async () => {
    const path = '/busy-beside-waiting';
    const held: (() => void)[] = [];
    let released = false;
    receiver.on(path, (_request, response) => {
      const answer = (): void => void response.writeHead(204).end();
      if (released) answer();
      else held.push(answer);
    });
    for (let n = 0; n < 40; n += 1)
      await registerEndpoint(testing.database, receiver.url(`/waiting-${n}`), { events: ['card.delete'] });
    await queueEvents(testing.database, [testEvent({ kind: 'card.delete' })]);
    await testing.owner.query(
      `UPDATE webhooks.delivery SET next_attempt_at = now() + interval '1 hour' WHERE state = ${rowState.due}`,
    );
    await registerEndpoint(testing.database, receiver.url(path), { events: ['card.create'] });
    await queueEvents(
      testing.database,
      Array.from({ length: 20 }, () => testEvent()),
    );
    const engine = createTestEngine(testing.database, {
      settings: testSettings({
        WEBHOOK_SLOTS: '16',
        WEBHOOK_SLOTS_PER_ENDPOINT: '8',
        WEBHOOK_POLL_INTERVAL_MS: '600000',
      }),
    });
    engine.start();
    try {
      // The receiver responds only when eight are in flight: a claim that stopped at the endpoint’s share would wait
      // for ever.
      await eventually('eight concurrent attempts', () => held.length === 8);
    } finally {
      released = true;
      for (const answer of held) answer();
      await engine.stop();
      await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
    }
  });
});
