import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { connectNats } from './nats.js';
import { NatsTransport } from './nats-transport.js';
import { durableConsumer, NatsController, queueGroup } from './entrance.js';
import { ensureEventStream } from './event-stream.js';
import { EventPattern, MessagePattern } from './transport.js';

const log: Record<string, unknown>[] = [];
const logger = createLogger('trial', 'silent');
logger.warn = (line: Record<string, unknown>) => void log.push(line);

/** Released by a test, so that it decides when a handler ends. */
let release: () => void;
let released: Promise<void>;
let received: unknown[];
let rejections: number;

@NatsController()
class Entrances {
  @MessagePattern('trial.shared', queueGroup('trial'))
  shared({ value }: { value: number }): { twice: number } {
    if (value < 0) throw new RangeError('The value is negative.');
    return { twice: 2 * value };
  }

  @MessagePattern('trial.every')
  every(): string {
    return 'here';
  }

  @MessagePattern('trial.slow')
  async slow(): Promise<string> {
    await released;
    return 'finished';
  }

  @EventPattern('trial.event')
  event(message: unknown): void {
    received.push(message);
  }

  @EventPattern('kiban.v1.*.0.member.*', durableConsumer({ durable: 'trial', retryDelayMs: 50 }))
  async members(batch: readonly JsMsg[]): Promise<readonly JsMsg[] | undefined> {
    if (rejections > 0) {
      rejections -= 1;
      throw new Error('The database is unavailable.');
    }
    for (const message of batch) received.push(`${message.string()}, delivery ${message.info.deliveryCount}`);
    await released;
    return batch.filter((message) => message.string() === 'again' && message.info.deliveryCount === 1);
  }
}

@Module({ controllers: [Entrances] })
class Service {}

describe('the transport of NATS messages to controllers', () => {
  let server: TestNatsServer;
  let caller: NatsConnection;
  const connections: NatsConnection[] = [];
  const services: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    log.length = 0;
    received = [];
    rejections = 0;
    released = new Promise((resolve) => (release = resolve));
    caller = await connected();
  });
  afterEach(async () => {
    release();
    for (const service of services.splice(0)) await service.close();
    const manager = await jetstreamManager(caller);
    await manager.streams.delete('KIBAN_EVENTS').catch(() => false);
    for (const connection of connections.splice(0)) await connection.close();
  });

  async function connected(): Promise<NatsConnection> {
    const connection = await connectNats({ url: server.url, name: 'trial', logger });
    connections.push(connection);
    return connection;
  }

  /** A replica of the service. Its subscriptions exist when this resolves. */
  async function start(module: Type = Service, cell = 0): Promise<{ close(): Promise<void> }> {
    const strategy = new NatsTransport({ connection: await connected(), logger, cell });
    const service = await NestFactory.createMicroservice(module, {
      strategy,
      logger: false,
      abortOnError: false,
    });
    await service.listen();
    services.push(service);
    return service;
  }

  const ask = async (subject: string, message: unknown = {}): Promise<unknown> =>
    (await caller.request(subject, JSON.stringify(message), { timeout: 2_000 })).json();

  it('responds with the result of a handler', async () => {
    await start();
    expect(await ask('trial.shared', { value: 21 })).toEqual({ twice: 42 });
  });

  it('responds once from a queue group, and from every replica without one', async () => {
    await start();
    await start();
    const count = async (subject: string): Promise<number> => {
      const responses: string[] = [];
      const inbox = `trial.inbox.${subject}`;
      const subscription = caller.subscribe(inbox, {
        callback: (_, message) => void responses.push(message.string()),
      });
      caller.publish(subject, '{"value":1}', { reply: inbox });
      await eventually('a response', () => responses.length > 0);
      for (const connection of connections) await connection.flush();
      await caller.flush();
      subscription.unsubscribe();
      return responses.length;
    };
    expect(await count('trial.shared')).toBe(1);
    expect(await count('trial.every')).toBe(2);
  });

  it('of another cell shares neither its requests nor its durable consumers', async () => {
    await start(Service, 0);
    await start(Service, 3);
    expect(await ask('trial.shared', { value: 1 })).toEqual({ twice: 2 });
    expect(await ask('trial.shared.3', { value: 2 })).toEqual({ twice: 4 });
    await ensureEventStream(caller);
    release();
    await jetstream(caller).publish('kiban.v1.7.0.member.add', 'joined');
    await eventually('the event in both cells', () => received.length === 2);
    expect(received).toEqual(['joined, delivery 1', 'joined, delivery 1']);
  });

  it('sends no response if a handler throws, logs its error, and continues', async () => {
    await start();
    await expect(ask('trial.shared', { value: -1 })).rejects.toThrow(/timeout/i);
    expect(log).toEqual([{ err: expect.any(RangeError), subject: 'trial.shared' }]);
    expect(await ask('trial.shared', { value: 1 })).toEqual({ twice: 2 });
  });

  it('logs a message that is not JSON', async () => {
    await start();
    caller.publish('trial.event', 'no JSON');
    caller.publish('trial.event', '"JSON"');
    await eventually('the second message', () => received.length > 0);
    expect(received).toEqual(['JSON']);
    expect(log).toEqual([{ err: expect.any(SyntaxError), subject: 'trial.event' }]);
  });

  it('sends the responses of requests in progress before it closes', async () => {
    const service = await start();
    const response = ask('trial.slow');
    await caller.flush();
    let isClosed = false;
    const closed = service.close().then(() => (isClosed = true));
    await eventually('it takes no further requests', () =>
      ask('trial.every').then(
        () => false,
        (error: unknown) => /no responders/i.test(String(error)),
      ),
    );
    expect(isClosed).toBe(false);
    release();
    expect(await response).toBe('finished');
    await closed;
  });

  it('acknowledges what a durable handler finished, and redelivers what it returns or fails to handle', async () => {
    await ensureEventStream(caller);
    const js = jetstream(caller);
    rejections = 1;
    release();
    await start();
    await js.publish('kiban.v1.1.0.member.add', 'once');
    await eventually('the failed batch to be redelivered', () => received.includes('once, delivery 2'));
    await js.publish('kiban.v1.1.0.member.update', 'again');
    await js.publish('kiban.v1.1.3.card.create', 'of another subject');
    await eventually('the returned message', () => received.includes('again, delivery 2'));
    const { config } = await eventually('all to be acknowledged', async () => {
      const info = await (await js.consumers.get('KIBAN_EVENTS', 'trial')).info();
      return info.num_ack_pending === 0 && info.num_pending === 0 && info;
    });
    expect(received).toEqual(['once, delivery 2', 'again, delivery 1', 'again, delivery 2']);
    expect(config.filter_subject).toBe('kiban.v1.*.0.member.*');
  });

  it('closes after the batch in progress is acknowledged', async () => {
    await ensureEventStream(caller);
    const js = jetstream(caller);
    const service = await start();
    await js.publish('kiban.v1.1.0.member.add', 'slow');
    await eventually('the batch', () => received.length > 0);
    const closed = service.close();
    release();
    await closed;
    await caller.flush();
    const info = await (await js.consumers.get('KIBAN_EVENTS', 'trial')).info();
    expect([info.num_ack_pending, info.ack_floor.stream_seq]).toEqual([0, 1]);
  });

  it('rejects two handlers of one subject', async () => {
    @NatsController()
    class Second {
      @EventPattern('trial.event')
      event(message: unknown): void {
        received.push(message);
      }
    }
    @Module({ controllers: [Entrances, Second] })
    class Twice {}
    await expect(start(Twice)).rejects.toThrow('Two handlers declare the subject trial.event.');
  });
});
