import { eventSubjects, type DurableConsumer } from '@kiban/events';
import type { Logger } from '@kiban/observability';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { JsMsg } from '@nats-io/jetstream';
import { Server, type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { durableBatches } from './durable-batches.js';
import type { EntranceSettings } from './entrance.js';
import { receive, reply } from './request-reply.js';

/** Callers wait no longer for a response, so neither does the end of the process. */
const RESPONSES_WITHIN_MS = 2_000;

/**
 * Passes NATS messages to the handlers that controllers declare. It uses the service's own connection, which it leaves
 * open.
 * - `@MessagePattern`: a request. The handler's result is the response; if it throws, the request gets no response.
 * - `@EventPattern`: a message without a response; with `durableConsumer(…)`, batches of domain events.
 */
export class NatsTransport extends Server {
  /** Otherwise Nest would log the errors that this class already logs. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly subscriptions: Subscription[] = [];
  private readonly consumers: DurableConsumer[] = [];
  private inProgress = 0;
  private onIdle: () => void = () => undefined;

  /** @param parts.cell of the service; another one than 0 has its own queue groups and durable consumers */
  constructor(private readonly parts: { connection: NatsConnection; logger: Logger; cell?: number }) {
    super();
  }

  /** Nest would replace the first handler of a subject, or call both. */
  override addHandler(
    subject: string,
    handler: MessageHandler,
    isEventHandler = false,
    settings: EntranceSettings = {},
  ): void {
    if (this.messageHandlers.has(subject)) throw new Error(`Two handlers declare the subject ${subject}.`);
    super.addHandler(subject, handler, isEventHandler, settings);
  }

  /** Calls back when the broker delivers messages of every subject; durable consumers start in the background. */
  listen(callback: () => void): void {
    for (const [subject, handler] of this.messageHandlers) this.open(subject, handler);
    // If the connection has just been lost, its client subscribes again when it is back.
    this.parts.connection.flush().then(callback, callback);
  }

  /**
   * Takes no further messages, finishes those in progress, and resolves when their responses are sent. Durable consumers
   * stop first, since their work may need current leases.
   */
  async close(): Promise<void> {
    await Promise.all(this.consumers.splice(0).map((consumer) => consumer.stop()));
    for (const subscription of this.subscriptions.splice(0)) subscription.unsubscribe();
    await this.finished();
    if (!this.parts.connection.isClosed()) await this.parts.connection.flush().catch(() => undefined);
  }

  override on(): never {
    throw new Error('Read the status of the connection, which unwrap() returns.');
  }

  override unwrap<Connection>(): Connection {
    return this.parts.connection as Connection;
  }

  private open(subject: string, handler: MessageHandler): void {
    const { connection, logger, cell = 0 } = this.parts;
    const { queue, durable } = (handler.extras ?? {}) as EntranceSettings;
    if (durable) {
      const consumer = durableBatches({
        ...durable,
        durable: cell === 0 ? durable.durable : `${durable.durable}-${cell}`,
        ...(subject === eventSubjects ? {} : { filterSubjects: [subject] }),
        connection,
        logger,
        handle: async (batch) => (await valueOf<readonly JsMsg[] | undefined>(handler(batch))) ?? [],
      });
      consumer.start();
      this.consumers.push(consumer);
      return;
    }
    const handle = handler.isEventHandler ? receive : reply;
    // Replicas of another cell have other rows, so they share no requests with these.
    const received = queue && cell !== 0 ? `${subject}.${cell}` : subject;
    this.subscriptions.push(
      handle<unknown>(connection, received, (message) => this.handled(handler, message), {
        ...(queue ? { queue } : {}),
        onError: (error) => logger.warn({ err: error, subject }, 'nats.message_failed'),
      }),
    );
  }

  private async handled(handler: MessageHandler, message: unknown): Promise<unknown> {
    this.inProgress += 1;
    try {
      return await valueOf(handler(message));
    } finally {
      this.inProgress -= 1;
      if (this.inProgress === 0) this.onIdle();
    }
  }

  private async finished(): Promise<void> {
    if (this.inProgress === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
      timer = setTimeout(resolve, RESPONSES_WITHIN_MS);
    });
    clearTimeout(timer);
  }
}

/** A handler's value. Nest passes promises on; only interceptors make observables. */
async function valueOf<Value>(result: ReturnType<MessageHandler>): Promise<Value> {
  const value: unknown = await result;
  return (isObservable(value) ? await lastValueFrom(value) : value) as Value;
}
