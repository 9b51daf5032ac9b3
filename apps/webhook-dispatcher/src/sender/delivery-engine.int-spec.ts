import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { endedStates, rowState } from '../store/delivery-state.js';
import { Receiver } from '../testing/receiver.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import {
  createTestEngine,
  queueEvents,
  registerEndpoint,
  testEvent,
  testSettings,
} from '../testing/test-engine.js';
import type { DeliveryEngine } from './delivery-engine.js';

interface DeliveryView {
  id: number;
  state: number;
  attempts: number;
  last_status: number | null;
  last_error: string | null;
}

let testing: DispatcherDatabase;
let receiver: Receiver;
let engine: DeliveryEngine | undefined;

beforeAll(async () => {
  testing = await createDispatcherDatabase();
  receiver = await Receiver.listen();
});
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
  await testing.owner.query('UPDATE webhooks.endpoint SET deleted_at = now()');
  await testing.owner.query(
    `UPDATE webhooks.delivery SET state = ${rowState.canceled} WHERE state NOT IN (${endedStates})`,
  );
});
afterAll(async () => {
  await receiver.close();
  await testing.drop();
});

function start(changes: Record<string, string> = {}): void {
  engine = createTestEngine(testing.database, { settings: testSettings(changes) });
  engine.start();
}

async function deliveriesOf(endpointId: number): Promise<DeliveryView[]> {
  return testing.owner.query<DeliveryView>(
    'SELECT id, state, attempts, last_status, last_error FROM webhooks.delivery WHERE endpoint_id = $1 ORDER BY id',
    [endpointId],
  );
}

async function finished(endpointId: number, count = 1): Promise<DeliveryView[]> {
  return eventually('deliveries to end', async () => {
    const rows = await deliveriesOf(endpointId);
    return rows.length >= count && rows.every(({ state }) => endedStates.includes(String(state))) && rows;
  });
}

describe('a delivery', () => {
  it('has the event’s exact bytes, the specification’s signature and the standard’s [SPEC-6.SIG-2, DEC-6.SIG-2, DEC-6.SIG-3, DEC-6.SIG-4]', async () => {
    const { id, signingKey } = await registerEndpoint(testing.database, receiver.url('/signed'));
    const event = testEvent({ title: 'Grüße – 発表 🚀 "\\u0000" 1e400' });
    await queueEvents(testing.database, [event]);
    start();
    const [delivery] = await finished(id);
    expect(delivery).toMatchObject({
      state: rowState.delivered,
      attempts: 1,
      last_status: 200,
      last_error: null,
    });
    const [received] = receiver.at('/signed');
    expect(received?.body.equals(Buffer.from(event.body))).toBe(true);
    const headers = received?.headers as Record<string, string>;
    expect(headers['x-service-signature']).toBe(
      `sha256=${createHmac('sha256', signingKey).update(received!.body).digest('hex')}`,
    );
    expect(() => new Webhook(signingKey).verify(received!.body, headers)).not.toThrow();
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': `evt_${event.id}`,
      'x-service-event': 'card.create',
      'x-service-delivery': String(delivery?.id),
      'x-service-attempt': '1',
      'x-service-endpoint': String(id),
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    });
    expect(headers['accept-encoding']).toBeUndefined();
  });

  it('is attempted six times with the same id and bytes, then given up [DEC-6.FAIL-4, DEC-6.SIG-6, DEC-6.PAYLOAD-4]', async () => {
    receiver.respondWith('/failing', 500);
    const { id } = await registerEndpoint(testing.database, receiver.url('/failing'));
    await queueEvents(testing.database, [testEvent()]);
    start();
    expect(await finished(id)).toMatchObject([
      { state: rowState.givenUp, attempts: 6, last_status: 500, last_error: 'http_status' },
    ]);
    const attempts = receiver.at('/failing');
    expect(attempts.map(({ headers }) => headers['x-service-attempt'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(new Set(attempts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(attempts.map(({ body }) => body.toString('hex'))).size).toBe(1);
    const log = await testing.owner.query(
      'SELECT number, outcome, status FROM webhooks.attempt WHERE endpoint_id = $1 ORDER BY id',
      [id],
    );
    expect(log).toEqual([1, 2, 3, 4, 5, 6].map((number) => ({ number, outcome: 'failed', status: 500 })));
  });

  it('fails when the body does not end within the total deadline [DEC-6.FAIL-1]', async () => {
    receiver.on('/drip', (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const { id } = await registerEndpoint(testing.database, receiver.url('/drip'));
    await queueEvents(testing.database, [testEvent()]);
    start({ WEBHOOK_TIMEOUT_MS: '300', WEBHOOK_RETRY_DELAYS_MS: '1' });
    expect(await finished(id)).toMatchObject([
      { state: rowState.givenUp, attempts: 2, last_status: 200, last_error: 'timeout' },
    ]);
  });

  it('does not follow a redirect [DEC-6.FAIL-2]', async () => {
    receiver.respondWith('/moved', 307, { location: receiver.url('/inside') });
    const { id } = await registerEndpoint(testing.database, receiver.url('/moved'));
    await queueEvents(testing.database, [testEvent()]);
    start({ WEBHOOK_RETRY_DELAYS_MS: '1' });
    expect(await finished(id)).toMatchObject([
      { state: rowState.givenUp, last_status: 307, last_error: 'redirect' },
    ]);
    expect(receiver.at('/inside')).toHaveLength(0);
  });

  it('truncates and records an endless response of NUL bytes and invalid UTF-8, beside healthy ones [DEC-6.FAIL-7]', async () => {
    receiver.on('/huge', (_request, response) => {
      response.writeHead(200, { 'x-latin': 'caf\u00e9' });
      const chunk = Buffer.alloc(32_768, 0);
      chunk.write('\u00ff\u00fe', 'latin1');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      response.on('error', () => undefined);
      more();
    });
    const huge = await registerEndpoint(testing.database, receiver.url('/huge'));
    const healthy = await registerEndpoint(testing.database, receiver.url('/healthy'));
    await queueEvents(testing.database, [testEvent()]);
    start();
    expect(await finished(huge.id)).toMatchObject([{ state: rowState.delivered, last_status: 200 }]);
    expect(await finished(healthy.id)).toMatchObject([{ state: rowState.delivered, last_status: 200 }]);
    const [attempt] = await testing.owner.query<{ response_body: Buffer; response_truncated: boolean }>(
      'SELECT response_body, response_truncated FROM webhooks.attempt WHERE endpoint_id = $1',
      [huge.id],
    );
    expect(attempt?.response_body).toHaveLength(16_384);
    expect(attempt?.response_truncated).toBe(true);
  });

  it.each([
    ['connect_reset', (port: number) => `http://127.0.0.1:${port}/reset`],
    ['connect_refused', () => 'http://127.0.0.1:1999/'],
    ['blocked_address', () => 'http://10.1.2.3/'],
    ['protocol_error', (port: number) => `http://127.0.0.1:${port}/garbage`],
  ])('that cannot be sent records %s', async (error, url) => {
    receiver.on('/reset', (request) => request.socket.resetAndDestroy());
    receiver.on('/garbage', (request) => request.socket.end('this is not HTTP\r\n\r\n'));
    const { id } = await registerEndpoint(testing.database, url(receiver.port));
    await queueEvents(testing.database, [testEvent()]);
    start({ WEBHOOK_RETRY_DELAYS_MS: '1' });
    expect(await finished(id)).toMatchObject([
      { state: rowState.givenUp, attempts: 2, last_status: null, last_error: error },
    ]);
  });
});

describe('an endpoint', () => {
  it('that responds with 410 is disabled immediately, and its queue is held [DEC-6.FAIL-3, DEC-6.OFF-3, DEC-6.OFF-4]', async () => {
    receiver.respondWith('/gone', 410);
    const { id } = await registerEndpoint(testing.database, receiver.url('/gone'));
    await queueEvents(testing.database, [testEvent()]);
    start();
    await finished(id);
    await queueEvents(testing.database, [testEvent()]);
    const [endpoint] = await testing.owner.query(
      'SELECT status, disabled_reason FROM webhooks.endpoint WHERE id = $1',
      [id],
    );
    expect(endpoint).toEqual({ status: 'disabled', disabled_reason: 'gone' });
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual([rowState.givenUp, rowState.held]);
    expect(receiver.at('/gone')).toHaveLength(1);
    const events = await testing.owner.query(
      `SELECT kind, data->>'id' AS about FROM webhooks.outbox WHERE data->>'id' = $1`,
      [String(id)],
    );
    expect(events).toEqual([{ kind: 'webhook.disable', about: String(id) }]);
  });

  it('of a REST hook that responds with 410 is removed [DEC-6.REST-5]', async () => {
    receiver.respondWith('/hook-gone', 410);
    const { id } = await registerEndpoint(testing.database, receiver.url('/hook-gone'), {
      kind: 'rest_hook',
    });
    await queueEvents(testing.database, [testEvent()]);
    start();
    await finished(id);
    const rows = await testing.owner.query(
      'SELECT 1 FROM webhooks.endpoint WHERE id = $1 AND deleted_at IS NULL',
      [id],
    );
    expect(rows).toHaveLength(0);
  });

  it('that always fails is disabled exactly once [SPEC-3.HOOK-2, DEC-6.OFF-3]', async () => {
    receiver.respondWith('/dead', 503);
    const { id } = await registerEndpoint(testing.database, receiver.url('/dead'));
    await queueEvents(
      testing.database,
      Array.from({ length: 12 }, () => testEvent()),
    );
    start({ WEBHOOK_RETRY_DELAYS_MS: '1', WEBHOOK_DISABLE_AFTER_MS: '0', WEBHOOK_DISABLE_GIVEN_UP: '5' });
    await eventually('the endpoint to be disabled', async () => {
      const [endpoint] = await testing.owner.query<{ status: string }>(
        'SELECT status FROM webhooks.endpoint WHERE id = $1',
        [id],
      );
      return endpoint?.status === 'disabled';
    });
    await engine?.stop();
    engine = undefined;
    const events = await testing.owner.query(`SELECT 1 FROM webhooks.outbox WHERE data->>'id' = $1`, [
      String(id),
    ]);
    expect(events).toHaveLength(1);
    // Its records stay: every delivery, and the response to each attempt.
    expect(await deliveriesOf(id)).toHaveLength(12);
    const attempts = await testing.owner.query(
      'SELECT 1 FROM webhooks.attempt WHERE endpoint_id = $1 AND status = 503',
      [id],
    );
    expect(attempts.length).toBeGreaterThanOrEqual(5);
  });

  it('that sometimes succeeds is not disabled', async () => {
    let count = 0;
    receiver.on('/flaky', (_request, response) => {
      count += 1;
      response.writeHead(count % 4 === 0 ? 200 : 500).end();
    });
    const { id } = await registerEndpoint(testing.database, receiver.url('/flaky'));
    await queueEvents(
      testing.database,
      Array.from({ length: 20 }, () => testEvent()),
    );
    start({
      WEBHOOK_RETRY_DELAYS_MS: '1',
      WEBHOOK_DISABLE_AFTER_MS: '600000',
      WEBHOOK_DISABLE_GIVEN_UP: '1',
      WEBHOOK_SLOTS_PER_ENDPOINT: '1',
    });
    await finished(id, 20);
    const [endpoint] = await testing.owner.query('SELECT status FROM webhooks.endpoint WHERE id = $1', [id]);
    expect(endpoint).toEqual({ status: 'active' });
  });
});
