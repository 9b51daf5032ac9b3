import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kiban/observability';
import pg from 'pg';
import { WriteCoalescer } from './write-coalescer.js';
import type { Executor, Statement } from './executor.js';
import { Transaction, TransactionRolledBackError } from './transaction.js';

export interface DatabaseOptions {
  url: string;
  /** Connections of this process; one pool a process, sized on purpose. */
  poolMax: number;
  applicationName: string;
  logger: Logger;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const IN_FAILED_TRANSACTION = '25P02';
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS_MAX = 6;
const RETRY_PAUSE_MS = 10;

/** Thrown when PostgreSQL cannot be reached; maps to 503. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'database_unavailable';
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** Thrown when PostgreSQL ended a unit of work for the sake of others every time that it was run; maps to 503. */
export class DatabaseContendedError extends Error {
  readonly code = 'database_contended';
  constructor(cause: unknown) {
    super('Too many wrote to the same things at once.', { cause });
    this.name = 'DatabaseContendedError';
  }
}

// bigint ids are safe integers here (identity columns and 2^53-bounded event ids), and JSON wants numbers.
const INT8_OID = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === INT8_OID) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** The process's one door to PostgreSQL. */
export class Database implements Executor {
  private readonly pool: pg.Pool;
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
      // Statements of one transaction that do not wait for each other are sent in one burst.
      pipeline: true,
      types,
    });
    // An idle client that loses its server would otherwise end the process.
    this.pool.on('error', (error) => options.logger.warn({ err: error }, 'database.connection_lost'));
  }

  async query<Row>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool, statement, values);
  }

  /**
   * Runs `work` in one transaction. It is run again, at most five times, when PostgreSQL ended it for a
   * deadlock, a serialisation fault, or two events that drew one id after the clock was set back
   * (see `outboxTable`): nothing of the first run is visible by then.
   * @throws DatabaseContendedError when it was ended so each time
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.untilDone(() => this.transactionOnce(work));
  }

  /** Runs one statement that writes, as a transaction of its own: one message to PostgreSQL, run again like `transaction`. */
  async write<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return this.untilDone(() => this.query<Row>(statement, values));
  }

  /** Names whom in this process `notifySoon` wakes. @param wake says whether that is all who need to be woken */
  wakeHere(channel: string, wake: () => boolean): void {
    this.wakers.set(channel, wake);
  }

  /** Wakes listeners of `channel` after a commit; calls within 2 ms share one NOTIFY, as each takes a global lock. */
  notifySoon(channel: string): void {
    if (this.wakers.get(channel)?.()) return;
    this.pendingNotifications.add(channel);
    this.notifyTimer ??= setTimeout(() => {
      this.notifyTimer = undefined;
      const channels = [...this.pendingNotifications];
      this.pendingNotifications.clear();
      this.query('SELECT pg_notify(channel, $2) FROM unnest($1::text[]) AS channel', [channels, '']).catch(
        (error: unknown) =>
          // Listeners poll as a backstop, so a lost wake-up costs time, not events.
          this.options.logger.debug({ err: error }, 'database.notify_failed'),
      );
    }, 2);
  }

  /** Tells the log that what was asked together (`Gathering`) is done one by one, since PostgreSQL refused it. */
  tellApart(what: string, error: unknown): void {
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

  /** Resolves when a connection can be had and answers; rejects with DatabaseUnavailableError otherwise. */
  async ping(): Promise<void> {
    await this.query('SELECT 1');
  }

  async close(): Promise<void> {
    clearTimeout(this.notifyTimer);
    await this.pool.end();
  }

  private async untilDone<T>(once: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once();
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt >= ATTEMPTS_MAX) throw new DatabaseContendedError(error);
        // Whom it was ended for gets time to be done; at once, it would meet the same again.
        await pause(attempt * RETRY_PAUSE_MS);
      }
    }
  }

  private async transactionOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    let broken: Error | undefined;
    // Of statements in one burst, those after one that fails are refused for the transaction's sake. Which refusal the
    // work hears of first is chance; the fault that counts is the first.
    let fault: unknown;
    const note = (error: unknown): void => {
      fault ??= error;
    };
    // A client that loses its server between two statements says so by an event, which nobody else hears here:
    // unheard it would end the process. The next statement fails, and the transaction with it.
    const lost = (error: Error): void => {
      broken = error;
    };
    client.on('error', lost);
    const burst = new WriteCoalescer(client);
    let tx: Transaction | undefined;
    let isCommitted = false;
    try {
      burst.cork();
      // Not waited for: it travels with the first statement. Where it fails, that statement fails as well.
      const begun = client.query('BEGIN');
      begun.catch(() => undefined);
      tx = new Transaction(client, (statement, values = []) => {
        burst.cork();
        return run(client, statement, values, note);
      });
      const result = await work(tx);
      await tx.finish();
      isCommitted = true;
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      // A new connection may reach the server that takes writes by now.
      if (isReadOnly(fault)) broken = fault;
      throw asUnavailable(isAfterFault(error) ? (fault ?? error) : error);
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
    throw asUnavailable(error);
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

/** True for PostgreSQL's foreign_key_violation on the named table: what its rows must belong to is gone. */
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

/** True for what PostgreSQL says of everything after a statement that failed. */
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

/** The last one, READ_ONLY: the server has become a standby. */
const CONNECTION_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|25006)/;

function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  return CONNECTION_FAULT.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
    ? new DatabaseUnavailableError(error)
    : error;
}
