import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
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
  ])('is worked off as slots of %s are freed, never waiting for the next poll', async (name, slots) => {
    const path = `/backlog-of-${name.replace(' ', '-')}`;
    let answered = 0;
    receiver.on(path, (_request, response) => {
      answered += 1;
      // Answers that come one by one, some slower, so that slots are freed while a claim is under way.
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
          'SELECT count(*) AS delivered FROM webhooks.delivery WHERE endpoint_id = $1 AND state = 2',
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

  it('gets all slots of its endpoint also beside many that only wait for a retry, although these share a claim', async () => {
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
      `UPDATE webhooks.delivery SET next_attempt_at = now() + interval '1 hour' WHERE state = 0`,
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
      // None is answered before eight are under way: a claim that stopped at the endpoint's share would wait for ever.
      await eventually('eight attempts at once', () => held.length === 8);
    } finally {
      released = true;
      for (const answer of held) answer();
      await engine.stop();
      await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
    }
  });
});
