import { eventStream } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { jetstream, type Consumer, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  ACK_WAIT_DEFAULT_MS,
  ensureDurableConsumer,
  type DurableConsumerSettings,
} from './ensure-consumer.js';
import { ensureEventStream } from './event-stream.js';
import { beginConsuming } from './traced-messages.js';

export interface DurableConsumerOptions extends DurableConsumerSettings {
  connection: NatsConnection;
  logger: Logger;
  /**
   * Handles a batch and resolves when its effect is committed: only then is it acknowledged. Returned messages are
   * redelivered later, as is the whole batch if it rejects.
   * A message may arrive more than once, so the effect must be idempotent by event id.
   */
  handle: (batch: readonly JsMsg[]) => Promise<readonly JsMsg[]>;
  batchMax?: number;
  /** Delay before a returned message is redelivered, and before the stream is looked up again. */
  retryDelayMs?: number;
}

const IDLE_HEARTBEAT_MS = 5_000;

/**
 * A durable pull consumer of the domain events. It creates the stream and itself if they are missing, also if they are
 * deleted while it runs, and resumes after a broker outage.
 * A batch holds the messages that arrived while the previous one was handled, so a quiet stream has no delay and a busy
 * one few transactions.
 */
export class DurableConsumer {
  private queue: JsMsg[] = [];
  /** The batch that is being handled. */
  private batch: readonly JsMsg[] = [];
  private messages: ConsumerMessages | undefined;
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private drained: Promise<void> | undefined;
  private endPause: () => void = () => undefined;

  constructor(private readonly options: DurableConsumerOptions) {}

  start(): void {
    this.running = true;
    this.loop = this.run();
  }

  /** Fetches no further messages, finishes the current ones, and resolves when their acknowledgements are sent. */
  async stop(): Promise<void> {
    this.running = false;
    this.endPause();
    this.messages?.stop();
    await this.loop;
    await this.drained;
    if (!this.options.connection.isClosed()) await this.options.connection.flush().catch(() => undefined);
  }

  private async run(): Promise<void> {
    const { logger, durable } = this.options;
    while (this.running) {
      try {
        const consumer = await this.open();
        if (!this.running) return;
        const messages = await consumer.consume({
          max_messages: this.options.ackPendingMax ?? 1_000,
          idle_heartbeat: IDLE_HEARTBEAT_MS,
          abort_on_missing_resource: true,
          callback: (message) => this.take(message),
        });
        this.messages = messages;
        // Checked again, since stop() may have been called while the consumer was being opened.
        if (!this.running) messages.stop();
        const ended = await messages.closed();
        if (ended instanceof Error) logger.warn({ err: ended, durable }, 'consumer.ended');
      } catch (error) {
        if (this.running) logger.warn({ err: error, durable }, 'consumer.unavailable');
      }
      this.messages = undefined;
      if (this.running) await this.pause();
    }
  }

  private async open(): Promise<Consumer> {
    const { connection, durable } = this.options;
    const manager = await ensureEventStream(connection);
    await ensureDurableConsumer(manager, this.options);
    return jetstream(connection).consumers.get(eventStream, durable);
  }

  private take(message: JsMsg): void {
    this.queue.push(message);
    this.drained ??= this.drain().finally(() => {
      this.drained = undefined;
    });
  }

  private async drain(): Promise<void> {
    const { batchMax = 256, retryDelayMs = 1_000 } = this.options;
    // Waits one turn of the event loop, so that messages of one socket read share a batch.
    await new Promise((resolve) => setImmediate(resolve));
    const extension = setInterval(
      () => this.askForTime(),
      (this.options.ackWaitMs ?? ACK_WAIT_DEFAULT_MS) / 3,
    );
    try {
      while (this.queue.length > 0) {
        this.batch = this.queue.splice(0, batchMax);
        const retained = await this.handle(this.batch);
        for (const message of this.batch) {
          if (retained.has(message)) message.nak(retryDelayMs);
          else message.ack();
        }
        const nothingTaken = retained.size === this.batch.length;
        this.batch = [];
        if (nothingTaken && this.running) await this.pause();
      }
    } finally {
      clearInterval(extension);
    }
  }

  /**
   * Extends the acknowledgement time of messages in progress, so that they are not redelivered while a handler runs.
   */
  private askForTime(): void {
    for (const message of [...this.batch, ...this.queue]) message.working();
  }

  private async handle(batch: readonly JsMsg[]): Promise<ReadonlySet<JsMsg>> {
    const end = beginConsuming(this.options.durable, batch);
    try {
      const retained = new Set(await this.options.handle(batch));
      end(retained.size > 0);
      return retained;
    } catch (error) {
      end(true);
      this.options.logger.warn(
        { err: error, durable: this.options.durable, count: batch.length },
        'consumer.batch_failed',
      );
      return new Set(batch);
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.retryDelayMs ?? 1_000);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
