import type { KibanEventKind, KibanEventOf } from '@kiban/client';
import type { JsMsg } from '@nats-io/jetstream';
import { DurableConsumer, type ConsumerTrouble, type NatsConnection } from './durable-consumer.js';
import { filterSubjectsOf, isUnfiltered, type EventFilter } from './event-filter.js';
import { GapWatch, type Gap } from './gap-watch.js';
import {
  contextOf,
  headersOf,
  readEvent,
  UnreadableEventError,
  type EventContext,
  type PoisonReason,
} from './received-event.js';

/** A message that is set aside: it has no event of a known schema, or its handler failed too often. */
export interface PoisonMessage {
  reason: PoisonReason;
  error: Error;
  /** The payload, unchanged. */
  body: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
  deliveries: number;
  /** Sequence in the stream. */
  sequence: number;
}

/** What a consumer reports and recovers from without help. */
export interface ConsumerProblem {
  code: ConsumerTrouble | 'event_failed' | 'poison_failed' | 'gap';
  error: Error;
  /** The subject of the message, if the problem concerns one. */
  subject?: string;
}

export interface ConsumeOptions<Kind extends KibanEventKind = KibanEventKind> extends EventFilter<Kind> {
  /** Name of the durable consumer. Replicas of one service share it, and with it the events. */
  name: string;
  /** Where a new durable consumer starts: with the oldest event of the stream (the default), or with the next one. */
  from?: 'oldest' | 'new';
  /**
   * Commits the effect of an event, under its id; one event at a time in each replica. The message is acknowledged when it resolves, and redelivered if it
   * rejects. An event may arrive more than once.
   */
  onEvent: (event: KibanEventOf<Kind>, context: EventContext) => unknown;
  /** Whether the effect of the event with this id is committed; the context’s `seen`. */
  hasSeen?: (eventId: number) => boolean | Promise<boolean>;
  /**
   * Stores a message that cannot be handled. When it resolves, the message is not delivered again. Without it such a
   * message is redelivered for as long as the stream keeps it.
   */
  onPoison?: (message: PoisonMessage) => unknown;
  /** Deliveries after which a failing message is poison; 20 by default, which takes about 100 minutes. */
  deliveriesMax?: number;
  /** Delay before a failed message is redelivered. It doubles with each delivery. */
  retryDelayMs?: { first: number; max: number };
  /** Events that the stream lost; only found by a consumer of all events. */
  onGap?: (gap: Gap) => void;
  /** By default a warning of the process. */
  onProblem?: (problem: ConsumerProblem) => void;
  /** Time after which the messages of a dead process are redelivered. A running handler may take longer. */
  ackWaitMs?: number;
}

export interface EventConsumer {
  /** Resolves when the durable consumer exists on the broker, which retains the events for it from then on. */
  readonly ready: Promise<void>;
  /** Fetches no further events, and resolves when those in progress are handled and acknowledged. */
  stop(): Promise<void>;
}

const NAME = /^[\w-]{1,64}$/;
const DELIVERIES_MAX_DEFAULT = 20;
const RETRY_DEFAULT_MS = { first: 1_000, max: 10 * 60 * 1_000 } as const;
const PREFETCH = 32;

/**
 * Consumes domain events with a durable consumer, which it creates or updates. The connection remains open after
 * `stop()`.
 * @throws TypeError for a name or filter that the broker does not take
 */
export function consume<Kind extends KibanEventKind = KibanEventKind>(
  connection: NatsConnection,
  options: ConsumeOptions<Kind>,
): EventConsumer {
  if (!NAME.test(options.name)) throw new TypeError('`name` must have 1 to 64 letters, digits, - and _.');
  return new RunningConsumer(connection, options as unknown as ConsumeOptions);
}

class RunningConsumer implements EventConsumer {
  readonly ready: Promise<void>;
  private readonly consumer: DurableConsumer;
  private readonly gaps: GapWatch | undefined;

  constructor(
    connection: NatsConnection,
    private readonly options: ConsumeOptions,
  ) {
    const { name, from, ackWaitMs } = options;
    const filterSubjects = filterSubjectsOf(options);
    if (isUnfiltered(filterSubjects)) this.gaps = new GapWatch(connection, (gap) => this.reportGap(gap));
    let onReady: () => void;
    this.ready = new Promise((resolve) => (onReady = resolve));
    this.consumer = new DurableConsumer({
      connection,
      durable: name,
      filterSubjects,
      from,
      ackWaitMs,
      batchMax: 1,
      prefetch: PREFETCH,
      prepare: (manager) => this.gaps?.checkExpired(manager, name) ?? Promise.resolve(),
      onOpen: () => onReady(),
      handle: async (batch) => {
        for (const message of batch) await this.handle(message);
        return true;
      },
      onTrouble: (code, error) => this.report({ code, error }),
    });
    this.consumer.start();
  }

  async stop(): Promise<void> {
    this.gaps?.stop();
    await this.consumer.stop();
  }

  private async handle(message: JsMsg): Promise<void> {
    this.gaps?.note(message);
    try {
      const event = readEvent(message);
      const seen = (await this.options.hasSeen?.(event.id)) ?? false;
      await this.options.onEvent(event, contextOf(message, seen));
      message.ack();
    } catch (error) {
      await this.fail(message, errorOf(error));
    }
  }

  private async fail(message: JsMsg, error: Error): Promise<void> {
    const { deliveriesMax = DELIVERIES_MAX_DEFAULT, onPoison } = this.options;
    const { subject, info } = message;
    this.report({ code: 'event_failed', error, subject });
    const isUnreadable = error instanceof UnreadableEventError;
    if (onPoison && (isUnreadable || info.deliveryCount >= deliveriesMax)) {
      try {
        await onPoison(poisonOf(message, isUnreadable ? error.reason : 'failed', error));
        message.term(error.message);
        return;
      } catch (fault) {
        this.report({ code: 'poison_failed', error: fault as Error, subject });
      }
    }
    message.nak(this.delayOf(info.deliveryCount));
  }

  private delayOf(deliveries: number): number {
    const { first, max } = this.options.retryDelayMs ?? RETRY_DEFAULT_MS;
    return Math.min(max, first * 2 ** (deliveries - 1));
  }

  private reportGap(gap: Gap): void {
    if (this.options.onGap) this.options.onGap(gap);
    else this.report({ code: 'gap', error: new Error(`Events are missing: ${JSON.stringify(gap)}`) });
  }

  private report(problem: ConsumerProblem): void {
    if (this.options.onProblem) this.options.onProblem(problem);
    else process.emitWarning(`${problem.code}: ${problem.error.message}`, 'KibanEvents');
  }
}

/** NestJS rejects with an object that has a message. */
function errorOf(fault: unknown): Error {
  if (fault instanceof Error) return fault;
  const { message } = (fault ?? {}) as { message?: unknown };
  return new Error(typeof message === 'string' ? message : String(fault), { cause: fault });
}

function poisonOf(message: JsMsg, reason: PoisonReason, error: Error): PoisonMessage {
  return {
    reason,
    error,
    body: message.string(),
    subject: message.subject,
    headers: headersOf(message),
    deliveries: message.info.deliveryCount,
    sequence: message.seq,
  };
}
