import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kiban/observability';
import pg from 'pg';
import { WriteCoalescer } from './write-coalescer.js';
import type { Executor, Statement } from './executor.js';
import { PoolShares, type ConnectionUse, type WaitingLimits } from './pool-shares.js';
import { DatabaseContendedError, DatabaseUnavailableError, asTemporary } from './temporary-errors.js';
import { Transaction, TransactionRolledBackError, type OpenTransaction } from './transaction.js';
import { chargedOwner, runForService, runWithConnection } from './work-owner.js';

export interface DatabaseOptions {
  url: string;
  /** Connections of this process; each process has one pool. */
  poolMax: number;
  applicationName: string;
  logger: Logger;
  /** Longest wait for a lock, `LOCK_WAIT_MS` by default. */
  lockWaitMs?: number;
  /** Settings of each connection, which statements read by `current_setting`. */
  settings?: Readonly<Record<string, string>>;
  /** Bounds of the wait for a share of the pool. */
  waiting?: WaitingLimits;
}

/** A request that needs a lock for longer has failed for its caller; until then it holds a connection. */
const LOCK_WAIT_MS = 1_500;
const WAITING: WaitingLimits = { ofOwner: 200, ms: 5_000 };

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const IN_FAILED_TRANSACTION = '25P02';
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS_MAX = 6;
const RETRY_PAUSE_MS = 10;

// bigint ids are safe integers here (identity columns and 2^53-bounded event ids), and JSON needs numbers.
const INT8_OID = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === INT8_OID) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** The process's only access to PostgreSQL. */
export class Database implements Executor {
  private readonly pool: pg.Pool;
  private readonly shares: PoolShares;
  private readonly pendingNotifications = new Set<string>();
  private readonly wakers = new Map<string, () => boolean>();
  private notifyTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: DatabaseOptions) {
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolMax,
      application_name: options.applicationName,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      // Statements of one transaction that do not wait for each other share a round trip.
      pipeline: true,
      types,
    });
    // An idle client that loses its server would otherwise end the process.
    this.pool.on('error', (error) => options.logger.warn({ err: error }, 'database.connection_lost'));
    // Statements of their own: poolers reject unknown parameters of a connection's start. They go out with the first query.
    const settings = { ...options.settings, lock_timeout: String(options.lockWaitMs ?? LOCK_WAIT_MS) };
    const assignments = Object.entries(settings).map(
      ([name, value]) => `SET ${name} = ${pg.escapeLiteral(value)}`,
    );
    this.pool.on('connect', (client) => {
      for (const assignment of assignments) client.query(assignment).catch(() => undefined);
    });
    this.shares = new PoolShares(options.poolMax, options.waiting ?? WAITING);
  }

  async query<Row>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.withinShare('statement', () => run<Row>(this.pool, statement, values));
  }

  /**
   * Runs `work` in one transaction. It is retried, up to five runs, after a deadlock, a serialization failure, or two
   * events that drew one id after the clock was set back (see `EVENT_EPOCH_MS`). Nothing of a failed run is visible.
   * @param open makes each run's transaction, where it is more than a `Transaction`
   * @throws DatabaseContendedError if every run failed
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  async transaction<T, Tx extends Transaction>(
    work: (tx: Tx) => Promise<T>,
    open: OpenTransaction<Tx>,
  ): Promise<T>;
  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    open: OpenTransaction<Transaction> = (...connection) => new Transaction(...connection),
  ): Promise<T> {
    return this.withinShare('transaction', () => this.untilDone(() => this.transactionOnce(work, open)));
  }

  /** Runs one writing statement as a transaction of its own: one message to PostgreSQL, retried like `transaction`. */
  async write<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return this.withinShare('transaction', () =>
      this.untilDone(() => run<Row>(this.pool, statement, values)),
    );
  }

  /**
   * Registers the local listener of `notifySoon`. @param wake returns whether no other listener needs the notification
   */
  wakeHere(channel: string, wake: () => boolean): void {
    this.wakers.set(channel, wake);
  }

  /** Wakes listeners of `channel` after a commit; calls within 2 ms share one NOTIFY, as each takes a global lock. */
  notifySoon(channel: string): void {
    const wake = this.wakers.get(channel);
    // A relay works for all owners, longer than the request that wakes it.
    if (wake && runForService(wake)) return;
    this.pendingNotifications.add(channel);
    this.notifyTimer ??= runForService(() => setTimeout(() => this.notify(), 2));
  }

  private notify(): void {
    this.notifyTimer = undefined;
    const channels = [...this.pendingNotifications];
    this.pendingNotifications.clear();
    this.query('SELECT pg_notify(channel, $2) FROM unnest($1::text[]) AS channel', [channels, '']).catch(
      (error: unknown) =>
        // Listeners poll as a backstop, so a lost wake-up costs time, not events.
        this.options.logger.debug({ err: error }, 'database.notify_failed'),
    );
  }

  /** Logs that the items of a failed batch (`Batcher`) run one by one. */
  logBatchFallback(what: string, error: unknown): void {
    this.options.logger.warn({ err: error, what }, 'database.batch_fallback');
  }

  /** A connection of its own outside the pool, for LISTEN and other session state. The caller ends it. */
  async dedicatedClient(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: `${this.options.applicationName} listener`,
      types,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Resolves when a connection is available and responds; rejects with DatabaseUnavailableError otherwise. */
  async ping(): Promise<void> {
    await this.query('SELECT 1');
  }

  async close(): Promise<void> {
    clearTimeout(this.notifyTimer);
    await this.pool.end();
  }

  /** Waits outside the pool while the owner of the running work holds its share of it. */
  private withinShare<T>(use: ConnectionUse, work: () => Promise<T>): Promise<T> {
    const owner = chargedOwner();
    return owner ? this.shares.run(owner, use, work) : work();
  }

  private async untilDone<T>(once: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once();
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt >= ATTEMPTS_MAX) throw new DatabaseContendedError(error);
        // Gives the winner of the conflict time to finish; an immediate retry would meet the same conflict.
        await pause(attempt * RETRY_PAUSE_MS);
      }
    }
  }

  private async transactionOnce<T>(
    work: (tx: Transaction) => Promise<T>,
    open: OpenTransaction<Transaction>,
  ): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    let broken: Error | undefined;
    // After a failed statement, PostgreSQL rejects the other statements of the round trip. Which rejection `work` sees
    // first is chance, so the first error counts.
    let fault: unknown;
    const note = (error: unknown): void => {
      fault ??= error;
    };
    // A lost connection between two statements emits an event; without a listener here it would end the process.
    // The next statement fails, and the transaction with it.
    const lost = (error: Error): void => {
      broken = error;
    };
    client.on('error', lost);
    const burst = new WriteCoalescer(client);
    let tx: Transaction | undefined;
    let isCommitted = false;
    try {
      burst.cork();
      // Not awaited: it is sent with the first statement, which fails if it fails.
      client.query('BEGIN').catch(() => undefined);
      tx = open(client, (statement, values = []) => {
        burst.cork();
        return run(client, statement, values, note);
      });
      const begun = tx;
      const result = await runWithConnection(() => work(begun));
      await tx.finish();
      isCommitted = true;
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      // A new connection may reach the server that accepts writes by now.
      if (isReadOnly(fault)) broken = fault;
      throw asTemporary(isAfterFault(error) ? (fault ?? error) : error);
    } finally {
      client.off('error', lost);
      client.release(broken);
      tx?.ended(isCommitted);
    }
  }
}

async function run<Row>(
  target: pg.Pool | pg.ClientBase,
  statement: Statement | string,
  values: readonly unknown[],
  note?: (error: unknown) => void,
): Promise<Row[]> {
  const query =
    typeof statement === 'string'
      ? { text: statement, values: values as unknown[] }
      : { name: statement.name, text: statement.text, values: values as unknown[] };
  try {
    const result = await target.query(query as pg.QueryConfig);
    return result.rows as Row[];
  } catch (error) {
    note?.(error);
    throw asTemporary(error);
  }
}

/** True for PostgreSQL's unique_violation, of the named constraint where one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === UNIQUE_VIOLATION &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** True for PostgreSQL's foreign_key_violation on the named table: the referenced row no longer exists. */
export function isOrphan(error: unknown, table: string): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION && error.table === table;
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return (
    RETRYABLE.has(error.code ?? '') ||
    (error.code === UNIQUE_VIOLATION && /(^|_)outbox_.*pkey$/.test(error.constraint ?? ''))
  );
}

/** True for PostgreSQL's errors of the statements after a failed one. */
function isAfterFault(error: unknown): boolean {
  return (
    error instanceof TransactionRolledBackError ||
    (error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION)
  );
}

const READ_ONLY = '25006';

function isReadOnly(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === READ_ONLY;
}
