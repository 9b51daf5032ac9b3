import {
  createInbox,
  type MsgHdrs,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';

/** One message for the stream. */
export interface OutgoingMessage {
  subject: string;
  body: string;
  headers: MsgHdrs;
}

/** What JetStream says of a message that it keeps. */
export interface Acknowledgement {
  /** Its sequence in the stream. */
  seq: number;
  /** Whether the stream knew a message of this id already and kept none. */
  duplicate: boolean;
}

/** JetStream refused a message, or did not acknowledge it in time. */
export class NotAcknowledgedError extends Error {
  readonly code = 'not_acknowledged';
  constructor(message: string) {
    super(message);
    this.name = 'NotAcknowledgedError';
  }
}

interface Batch {
  /** Number of its first message; the others follow without a gap. */
  first: number;
  acknowledgements: (Acknowledgement | undefined)[];
  missing: number;
  timer: NodeJS.Timeout;
  resolve: (acknowledgements: Acknowledgement[]) => void;
  reject: (error: Error) => void;
}

/**
 * Publishes batches to JetStream and waits for every acknowledgement. The client's own `publish` asks a request for each
 * message, with a promise, a timer and an error made in advance; here a batch has one of each, and all batches one inbox.
 */
export class AcknowledgedPublisher {
  private readonly inbox: string;
  private readonly batches = new Set<Batch>();
  private subscription: Subscription | undefined;
  private next = 0;

  constructor(
    private readonly connection: NatsConnection,
    /** How long a batch may go without any acknowledgement, in milliseconds: a slow disk is waited for, a silent broker is not. */
    private readonly silenceMaxMs: number,
    inboxPrefix: string,
  ) {
    this.inbox = createInbox(inboxPrefix);
  }

  /**
   * Sends all messages at once on the one connection, which keeps their order.
   * @returns an acknowledgement for each, in their order
   * @throws NotAcknowledgedError when one is refused or missing; others of the batch may be in the stream all the same
   */
  publish(messages: readonly OutgoingMessage[]): Promise<Acknowledgement[]> {
    this.subscription ??= this.connection.subscribe(`${this.inbox}.*`, {
      callback: (error, message) => this.take(error, message),
    });
    const first = this.next;
    this.next += messages.length;
    return new Promise((resolve, reject) => {
      const batch: Batch = {
        first,
        acknowledgements: new Array<Acknowledgement | undefined>(messages.length),
        missing: messages.length,
        timer: setTimeout(() => {
          this.fail(batch, `${batch.missing} of ${messages.length} messages were not acknowledged.`);
        }, this.silenceMaxMs),
        resolve,
        reject,
      };
      this.batches.add(batch);
      try {
        messages.forEach(({ subject, body, headers }, index) =>
          this.connection.publish(subject, body, { headers, reply: `${this.inbox}.${first + index}` }),
        );
      } catch (error) {
        this.fail(batch, error instanceof Error ? error.message : String(error));
      }
    });
  }

  close(): void {
    this.subscription?.unsubscribe();
    for (const batch of this.batches) this.fail(batch, 'The publisher was closed.');
  }

  private take(error: Error | null, message: Msg): void {
    const number = error ? Number.NaN : Number(message.subject.slice(this.inbox.length + 1));
    for (const batch of this.batches) {
      const index = number - batch.first;
      if (!(index >= 0 && index < batch.acknowledgements.length)) continue;
      if (batch.acknowledgements[index] === undefined) this.acknowledge(batch, index, message);
      return;
    }
  }

  private acknowledge(batch: Batch, index: number, message: Msg): void {
    const response = readAnswer(message);
    if (typeof response === 'string') return this.fail(batch, response);
    batch.acknowledgements[index] = response;
    batch.missing -= 1;
    if (batch.missing > 0) {
      batch.timer.refresh();
      return;
    }
    this.end(batch);
    batch.resolve(batch.acknowledgements as Acknowledgement[]);
  }

  private fail(batch: Batch, reason: string): void {
    this.end(batch);
    batch.reject(new NotAcknowledgedError(reason));
  }

  private end(batch: Batch): void {
    clearTimeout(batch.timer);
    this.batches.delete(batch);
  }
}

/** @returns a sentence where it is no acknowledgement */
function readAnswer(message: Msg): Acknowledgement | string {
  if (message.data.length === 0) return 'Nothing takes messages of this subject: the stream is not there.';
  const { seq, duplicate, error } = message.json<{
    seq?: number;
    duplicate?: boolean;
    error?: { description?: string };
  }>();
  if (error || typeof seq !== 'number')
    return error?.description ?? 'The broker did not say where it put a message.';
  return { seq, duplicate: duplicate === true };
}
