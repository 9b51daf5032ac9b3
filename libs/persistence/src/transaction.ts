import type pg from 'pg';
import type { Executor, Statement } from './executor.js';

type Run = <Row>(statement: Statement | string, values?: readonly unknown[]) => Promise<Row[]>;

/** PostgreSQL answered a COMMIT with a rollback, since a statement before it had failed. */
export class TransactionRolledBackError extends Error {
  readonly code = 'transaction_rolled_back';
  constructor() {
    super('A statement of the transaction failed, so it was rolled back.');
    this.name = 'TransactionRolledBackError';
  }
}

/**
 * One transaction under way. Statements that are asked without waiting for each other share a round
 * trip: the connection is pipelined, and PostgreSQL runs them in the order in which they were asked.
 */
export class Transaction implements Executor {
  private commit: Promise<pg.QueryResult> | undefined;
  private isHeld = false;
  private readonly listeners: ((isCommitted: boolean) => void)[] = [];

  constructor(
    private readonly client: pg.ClientBase,
    private readonly run: Run,
  ) {}

  query<Row>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.commit)
      throw new Error('The transaction has been committed; nothing can be asked in it any more.');
    return this.run<Row>(statement, values);
  }

  /** From now on `queryAndCommit` only queries, until `letCommit`: whoever runs the unit of work has more to write. */
  holdCommit(): void {
    this.isHeld = true;
  }

  letCommit(): void {
    this.isHeld = false;
  }

  /**
   * Sends the last statement and the COMMIT together, which spares a round trip while row locks are
   * held. Where the statement fails, PostgreSQL answers that COMMIT with a rollback.
   */
  async queryAndCommit<Row>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row[]> {
    const rows = this.query<Row>(statement, values);
    if (this.isHeld) return rows;
    rows.catch(() => undefined);
    await Promise.all([rows, this.finish()]);
    return rows;
  }

  /** Calls `listener` once the transaction is committed or rolled back. Where the connection was lost, it may be either. */
  whenEnded(listener: (isCommitted: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** For the one that runs the transaction. */
  ended(isCommitted: boolean): void {
    for (const listener of this.listeners) listener(isCommitted);
  }

  /** Commits, unless that was asked already. @throws TransactionRolledBackError */
  async finish(): Promise<void> {
    this.commit ??= this.client.query('COMMIT');
    const { command } = await this.commit;
    if (command !== 'COMMIT') throw new TransactionRolledBackError();
  }
}
