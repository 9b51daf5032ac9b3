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
