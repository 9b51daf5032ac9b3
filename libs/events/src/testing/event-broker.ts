import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { startNatsServer, type TestNatsServer } from '@kiban/testing';
import { jetstream, jetstreamManager, type ConsumerInfo, type JetStreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { eventHeaders, eventStream, eventSubjects } from '../wire.js';

interface PublishedEvent {
  id: number;
  kind?: string;
  workspace?: number;
  board?: number;
  /** Instead of the kind with version 1. */
  schema?: string;
  /** Instead of the event as JSON. */
  body?: string;
  further?: Readonly<Record<string, string>>;
}

/** A NATS server with the stream of domain events. */
export class EventBroker {
  private readonly connections: NatsConnection[] = [];

  private constructor(
    readonly server: TestNatsServer,
    readonly connection: NatsConnection,
    readonly manager: JetStreamManager,
  ) {}

  static async start(): Promise<EventBroker> {
    const server = await startNatsServer();
    const connection = await connected(server.url);
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name: eventStream, subjects: [eventSubjects] });
    return new EventBroker(server, connection, manager);
  }

  /** A further connection, as of another process. */
  async connect(): Promise<NatsConnection> {
    const connection = await connected(this.server.url);
    this.connections.push(connection);
    return connection;
  }

  /** A connection to which everything that the broker sends takes as long (milliseconds). */
  async connectSlowly(delayMs: number): Promise<NatsConnection> {
    const { hostname, port } = new URL(this.server.url);
    const proxy = createServer((client) => {
      const upstream = createConnection(Number(port), hostname);
      client.pipe(upstream);
      upstream.on('data', (bytes) => setTimeout(() => client.write(bytes), delayMs));
      upstream.on('close', () => client.destroy());
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const connection = await connected(`nats://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    this.connections.push(connection);
    void connection.closed().then(() => proxy.close());
    return connection;
  }

  async publish(event: PublishedEvent): Promise<number> {
    const { id, kind = 'card.move', workspace = 1, board = 3, schema = `${kind};v1`, further = {} } = event;
    const body = event.body ?? JSON.stringify({ id, event: kind, boardId: board, data: { id: 101 } });
    const hdrs = headers();
    hdrs.set(eventHeaders.schema, schema);
    for (const [name, value] of Object.entries(further)) hdrs.set(name, value);
    const { seq } = await jetstream(this.connection).publish(`kiban.v1.${workspace}.${board}.${kind}`, body, {
      headers: hdrs,
    });
    return seq;
  }

  async publishAll(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.publish({ id });
  }

  info(durable: string): Promise<ConsumerInfo> {
    return this.manager.consumers.info(eventStream, durable);
  }

  /** Whether the durable consumer has nothing left to deliver or acknowledge. */
  async isDone(durable: string): Promise<boolean> {
    const { num_ack_pending, num_pending } = await this.info(durable);
    return num_ack_pending === 0 && num_pending === 0;
  }

  async close(): Promise<void> {
    for (const connection of [...this.connections, this.connection]) await connection.close();
    await this.server.close();
  }
}

function connected(servers: string): Promise<NatsConnection> {
  return connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
}
