import { setTimeout as delay } from 'node:timers/promises';
import {
  jetstream,
  jetstreamManager,
  type Consumer,
  type ConsumerMessages,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { ACK_WAIT_DEFAULT_MS, ensureDurableConsumer, type DurableSettings } from './durable-settings.js';
import { eventStream } from './wire.js';

/** The connection of the NATS client, as `connect` of `@nats-io/transport-node` returns it. */
export type NatsConnection = Parameters<typeof jetstream>[0];

/** Why a consumer paused: it ended on the broker, or it cannot be opened. It is opened again. */
export type ConsumerTrouble = 'ended' | 'unavailable';

export interface DurableConsumerOptions extends DurableSettings {
  connection: NatsConnection;
  /** Runs before each opening, for example to create the stream. */
  prepare?: (manager: JetStreamManager) => Promise<unknown>;
  /** Called when the durable consumer exists and its messages are being fetched. */
  onOpen?: () => void;
  /**
   * Handles a batch, acknowledges its messages and resolves. It never rejects.
   * @returns whether it handled any: otherwise the next batch follows after `retryDelayMs`
   */
  handle: (batch: readonly JsMsg[]) => Promise<boolean>;
  onTrouble: (trouble: ConsumerTrouble, error: Error) => void;
  batchMax?: number;
  /** Limit of the messages that are fetched in advance. */
  prefetch?: number;
  /** Pause after a batch of which nothing was handled, and before the stream is looked up again. */
  retryDelayMs?: number;
}

const IDLE_HEARTBEAT_MS = 5_000;
/** How long `stop()` waits for messages that the broker has already sent: without the broker, none arrive. */
const ARRIVAL_MAX_MS = 2_000;

/**
 * A durable pull consumer of the domain events. It creates itself if it is missing, also if it is deleted while it runs,
 * and resumes after a broker outage.
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

  /**
   * Fetches no further messages, finishes the current batch, returns the queued messages to the broker, and resolves
   * when its acknowledgements are sent.
   */
  async stop(): Promise<void> {
    this.running = false;
    this.endPause();
    // A message that the broker has sent, and that arrived after the end of the subscription, would wait for its redelivery.
    if (this.messages) await Promise.race([this.flushed(), delay(ARRIVAL_MAX_MS, undefined, { ref: false })]);
    this.messages?.stop();
    await this.loop;
    for (const message of this.queue.splice(0)) message.nak();
    await this.drained;
    await this.flushed();
  }

  private async flushed(): Promise<void> {
    if (!this.options.connection.isClosed()) await this.options.connection.flush().catch(() => undefined);
  }

  private async run(): Promise<void> {
    const { onTrouble } = this.options;
    while (this.isActive) {
      try {
        const consumer = await this.open();
        if (!this.running) return;
        const messages = await consumer.consume({
          max_messages: this.options.prefetch ?? 1_000,
          idle_heartbeat: IDLE_HEARTBEAT_MS,
          abort_on_missing_resource: true,
          callback: (message) => this.take(message),
        });
        this.messages = messages;
        this.options.onOpen?.();
        // Checked again, since stop() may have been called while the consumer was being opened.
        if (!this.running) messages.stop();
        const ended = await messages.closed();
        if (ended instanceof Error && this.isActive) onTrouble('ended', ended);
      } catch (error) {
        if (this.isActive) onTrouble('unavailable', error as Error);
      }
      this.messages = undefined;
      if (this.isActive) await this.pause();
    }
  }

  /** A connection that its owner closed does not come back; one that was lost is not closed. */
  private get isActive(): boolean {
    return this.running && !this.options.connection.isClosed();
  }

  private async open(): Promise<Consumer> {
    const { connection, durable, prepare } = this.options;
    const manager = await jetstreamManager(connection);
    await prepare?.(manager);
    await ensureDurableConsumer(manager, this.options);
    return jetstream(connection).consumers.get(eventStream, durable);
  }

  private take(message: JsMsg): void {
    this.queue.push(message);
    if (!this.running) return;
    this.drained ??= this.drain().finally(() => {
      this.drained = undefined;
    });
  }

  private async drain(): Promise<void> {
    const { batchMax = 256 } = this.options;
    // Waits one turn of the event loop, so that messages of one socket read share a batch.
    await new Promise((resolve) => setImmediate(resolve));
    const extension = setInterval(() => this.extend(), (this.options.ackWaitMs ?? ACK_WAIT_DEFAULT_MS) / 3);
    try {
      while (this.running && this.queue.length > 0) {
        this.batch = this.queue.splice(0, batchMax);
        const anyHandled = await this.options.handle(this.batch);
        this.batch = [];
        if (!anyHandled && this.running) await this.pause();
      }
    } finally {
      clearInterval(extension);
    }
  }

  /**
   * Extends the acknowledgement time of messages in progress, so that they are not redelivered while a handler runs.
   */
  private extend(): void {
    for (const message of [...this.batch, ...this.queue]) message.working();
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
