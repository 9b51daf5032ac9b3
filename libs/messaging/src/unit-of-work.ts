import type { EventKind } from '@kiban/contracts';
import {
  appendEvents,
  outboxChannel,
  Transaction,
  type Database,
  type OpenTransaction,
  type OutboxEvent,
  type Statement,
} from '@kiban/persistence';
import type { AuditChange } from './audit-outbox.js';

/** A domain event of the service. */
export interface DomainEvent extends OutboxEvent {
  kind: EventKind;
}

/** The statement that writes audit entries, and its values. */
export type AuditWriter<Entry> = (entries: readonly Entry[]) => readonly [Statement, readonly unknown[]];

/** The unit of work of a request with an Idempotency-Key that begins now. */
export interface OutcomeStep {
  /** Its outcome, if the same request ran before and its response was lost. */
  recorded: { value: unknown } | undefined;
  /** Writes the outcome and commits. @throws DomainError 409 if another process already did this step */
  recordAndCommit: (tx: Transaction, outcome: unknown) => Promise<void>;
}

/** The outcomes of a service's units of work under idempotency keys (decisions §7). */
export interface OutcomeStore {
  /** undefined for a request without a key */
  nextStep(): OutcomeStep | undefined;
}

export interface UnitOfWorkOptions<Entry> {
  database: Database;
  /** Schema that holds the outbox. */
  schema: string;
  /** `auditOutboxEntries`, unless the service keeps the audit log itself. */
  audit: AuditWriter<Entry>;
  /** Omitted by a service that stores responses only. */
  outcomes?: OutcomeStore;
}

/**
 * The transaction of a unit of work. Its events and audit entries are collected, and written together with the COMMIT:
 * they exist exactly if the change was committed, and cost no round trip of their own.
 */
export class UnitTransaction<Entry = AuditChange> extends Transaction {
  private readonly events: DomainEvent[] = [];
  private readonly entries: Entry[] = [];
  private readonly channels = new Set<string>();

  constructor(
    connection: Parameters<OpenTransaction<Transaction>>,
    private readonly unit: Pick<UnitOfWorkOptions<Entry>, 'database' | 'schema' | 'audit'>,
  ) {
    super(...connection);
    this.whenEnded((isCommitted) => {
      if (isCommitted) for (const channel of this.channels) unit.database.notifySoon(channel);
    });
  }

  /** The work must hold the row lock of each event's aggregate: only then is the published order the commit order. */
  append(...events: readonly DomainEvent[]): void {
    this.requireOpen();
    if (events.length > 0) this.wakeRelay();
    this.events.push(...events);
  }

  /** Appends an event whose id the work needs. @returns the id */
  async appendNow(event: DomainEvent): Promise<number> {
    this.wakeRelay();
    const [id] = await appendEvents(this, this.unit.schema, [event]);
    return id as number;
  }

  audit(...entries: readonly Entry[]): void {
    this.requireOpen();
    this.entries.push(...entries);
  }

  /** Wakes the listeners of a PostgreSQL channel after the commit. */
  wake(channel: string): void {
    this.channels.add(channel);
  }

  /** For events that a statement of the work appends; `append` needs no call. */
  wakeRelay(): void {
    this.wake(outboxChannel(this.unit.schema));
  }

  protected override lastStatements(): readonly Promise<unknown>[] {
    const events = appendEvents(this, this.unit.schema, this.events);
    return this.entries.length === 0 ? [events] : [events, this.query(...this.unit.audit(this.entries))];
  }
}

/**
 * Runs a change as one transaction with its events and audit entries, and wakes the relay after the commit.
 * Under an Idempotency-Key the outcome is committed with the change, and a change with a recorded outcome is not run again.
 */
export class UnitOfWork<Entry = AuditChange> {
  private readonly open: OpenTransaction<UnitTransaction<Entry>>;

  constructor(private readonly options: UnitOfWorkOptions<Entry>) {
    this.open = (...connection) => new UnitTransaction(connection, options);
  }

  /**
   * @param work runs again after a deadlock, so it changes nothing outside its transaction
   * @returns its result: plain data, which equals a recorded outcome
   */
  async run<T>(work: (tx: UnitTransaction<Entry>) => Promise<T>): Promise<T> {
    const step = this.options.outcomes?.nextStep();
    if (!step) return this.options.database.transaction(work, this.open);
    if (step.recorded) return step.recorded.value as T;
    return this.options.database.transaction(async (tx) => {
      tx.holdCommit();
      const outcome = await work(tx);
      await step.recordAndCommit(tx, outcome);
      return outcome;
    }, this.open);
  }
}
