import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNatsServer } from '@kiban/testing';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { createLogger } from '@kiban/observability';
import { jetstreamManager } from '@nats-io/jetstream';
import { AcknowledgedPublisher, NotAcknowledgedError } from './acknowledged-publisher.js';
import { connectNats, inboxPrefixOf } from './nats.js';

describe('AcknowledgedPublisher', () => {
  let server: Awaited<ReturnType<typeof startNatsServer>>;
  let connection: NatsConnection;
  let publisher: AcknowledgedPublisher;

  beforeAll(async () => {
    server = await startNatsServer();
    connection = await connectNats({
      url: server.url,
      name: 'publisher',
      logger: createLogger('test', 'silent'),
    });
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name: 'KEPT', subjects: ['kept.>'] });
    publisher = new AcknowledgedPublisher(connection, 500, inboxPrefixOf(connection));
  });

  afterAll(async () => {
    publisher.close();
    await connection.close();
    await server.close();
  });

  const message = (subject: string, id: string) => {
    const own = headers();
    own.set('Nats-Msg-Id', id);
    return { subject, body: id, headers: own };
  };

  it('keeps the order of a batch, and returns the stream sequence of each message', async () => {
    const batch = Array.from({ length: 300 }, (_, n) => message('kept.order', `order-${n}`));
    const acknowledgements = await publisher.publish(batch);
    expect(acknowledgements.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 300 }, (_, n) => (acknowledgements[0]?.seq ?? 0) + n),
    );
    const manager = await jetstreamManager(connection);
    const last = await manager.streams.getMessage('KEPT', { last_by_subj: 'kept.order' });
    expect(last?.string()).toBe('order-299');
  });

  it('separates batches that are in flight together', async () => {
    const both = await Promise.all([
      publisher.publish([message('kept.a', 'a-1'), message('kept.a', 'a-2')]),
      publisher.publish([message('kept.b', 'b-1')]),
    ]);
    expect(both.map((acknowledgements) => acknowledgements.length)).toEqual([2, 1]);
    expect(new Set(both.flat().map(({ seq }) => seq)).size).toBe(3);
  });

  it('reports duplicates that the stream already has', async () => {
    await publisher.publish([message('kept.repeat', 'once')]);
    const [again, fresh] = await publisher.publish([
      message('kept.repeat', 'once'),
      message('kept.repeat', 'another'),
    ]);
    expect(again?.duplicate).toBe(true);
    expect(fresh?.duplicate).toBe(false);
  });

  it('fails as a whole if one message is rejected or has no stream', async () => {
    await expect(
      publisher.publish([message('kept.fine', 'fine'), message('elsewhere.lost', 'lost')]),
    ).rejects.toBeInstanceOf(NotAcknowledgedError);
  });

  it('fails if the broker is silent for too long, and works again afterwards', async () => {
    const silent = connection.subscribe('silent.>', { callback: () => undefined });
    await expect(publisher.publish([message('silent.one', 'one')])).rejects.toThrow(
      '1 of 1 messages were not acknowledged.',
    );
    silent.unsubscribe();
    expect(await publisher.publish([message('kept.after', 'after')])).toHaveLength(1);
  });
});
