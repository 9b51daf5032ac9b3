import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DurableConsumer } from '@kiban/events';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { jetstream, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { durableBatches } from './durable-batches.js';
import { ensureEventStream } from './event-stream.js';
import { connectNats } from './nats.js';

const logger = createLogger('trial', 'silent');
const ACK_WAIT_MS = 2_000;

let server: TestNatsServer;
const connections: NatsConnection[] = [];
const consumers: DurableConsumer[] = [];

beforeAll(async () => {
  server = await startNatsServer();
});
afterEach(async () => {
  for (const consumer of consumers.splice(0)) await consumer.stop();
  for (const connection of connections.splice(0)) await connection.close();
});
afterAll(() => server.close());

async function connected(): Promise<NatsConnection> {
  const connection = await connectNats({ url: server.url, name: 'trial', logger });
  connections.push(connection);
  return connection;
}

function consume(
  connection: NatsConnection,
  durable: string,
  handle: (batch: readonly JsMsg[]) => Promise<readonly JsMsg[]>,
): DurableConsumer {
  const consumer = durableBatches({ connection, logger, durable, handle, ackWaitMs: ACK_WAIT_MS });
  consumers.push(consumer);
  consumer.start();
  return consumer;
}

describe('a durable consumer', () => {
  it('receives no message twice while its handler exceeds the acknowledgement time', async () => {
    const connection = await connected();
    await ensureEventStream(connection);
    const js = jetstream(connection);
    for (let n = 0; n < 5; n += 1) await js.publish('kiban.v1.1.1.card.create', `slow ${n}`);
    const deliveryCounts: number[] = [];
    let handling: (() => void) | undefined;
    consume(connection, 'slow', async (batch) => {
      deliveryCounts.push(...batch.map(({ info }) => info.deliveryCount));
      await new Promise<void>((resolve) => {
        handling = resolve;
        setTimeout(resolve, 2.5 * ACK_WAIT_MS);
      });
      return [];
    });
    await eventually('all to be handled', () => deliveryCounts.length >= 5 && handling !== undefined);
    const info = await eventually('all to be acknowledged', async () => {
      const consumer = await js.consumers.get('KIBAN_EVENTS', 'slow');
      const state = await consumer.info();
      return state.num_ack_pending === 0 && state.num_pending === 0 && state;
    });
    expect(deliveryCounts).toEqual([1, 1, 1, 1, 1]);
    expect(info.num_redelivered).toBe(0);
  });

  it('receives the unacknowledged messages of a consumer that died', async () => {
    const dying = await connected();
    await ensureEventStream(dying);
    await jetstream(dying).publish('kiban.v1.1.1.card.create', 'taken by one that dies');
    let taken = false;
    // Never resolves before its connection is closed, like a process after SIGKILL.
    consume(dying, 'shared', async (batch) => {
      taken = true;
      await dying.closed();
      return batch;
    });
    await eventually('it to be taken', () => taken);
    await dying.close();
    const texts: string[] = [];
    consume(await connected(), 'shared', async (batch) => {
      texts.push(...batch.map((message) => message.string()));
      return Promise.resolve([]);
    });
    await eventually('it to come again', () => texts.includes('taken by one that dies'));
  });
});
