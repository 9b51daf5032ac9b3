/** Failed for a reason that passes: the same request may succeed shortly. Maps to 503 with Retry-After. */
export abstract class TemporaryDatabaseError extends Error {
  abstract readonly code: string;
}

/** Thrown when PostgreSQL cannot be reached. */
export class DatabaseUnavailableError extends TemporaryDatabaseError {
  readonly code = 'database_unavailable';
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** Thrown when a lock did not become free in time, and when a transaction still meets deadlocks after all retries. */
export class DatabaseContendedError extends TemporaryDatabaseError {
  readonly code = 'database_contended';
  constructor(cause: unknown) {
    super('Other transactions hold the locks of the same rows.', { cause });
    this.name = 'DatabaseContendedError';
  }
}

/** Thrown when those for whom the service works have more requests in flight than their share of the pool. */
export class DatabaseBusyError extends TemporaryDatabaseError {
  readonly code = 'database_busy';
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseBusyError';
  }
}

/** The last code, READ_ONLY: the server has become a standby. */
const CONNECTION_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|25006)/;

/** The wait for a lock has ended: `SET lock_timeout`, or a statement with NOWAIT. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The error that says why a statement failed for now; any other error as it is. */
export function asTemporary(error: unknown): unknown {
  if (error instanceof TemporaryDatabaseError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === LOCK_NOT_AVAILABLE) return new DatabaseContendedError(error);
  const message = error instanceof Error ? error.message : '';
  return CONNECTION_FAULT.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
    ? new DatabaseUnavailableError(error)
    : error;
}
