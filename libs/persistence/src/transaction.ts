import type pg from 'pg';
import type { Executor, Statement } from './executor.js';

type Run = <Row>(statement: Statement | string, values?: readonly unknown[]) => Promise<Row[]>;

/** PostgreSQL rolled back at COMMIT, since an earlier statement had failed. */
export class TransactionRolledBackError extends Error {
  readonly code = 'transaction_rolled_back';
  constructor() {
    super('A statement of the transaction failed, so it was rolled back.');
    this.name = 'TransactionRolledBackError';
  }
}

/** Makes a transaction of a class of its own on the connection that runs it. */
export type OpenTransaction<Tx extends Transaction> = (
  ...connection: ConstructorParameters<typeof Transaction>
) => Tx;

/**
 * One transaction in progress. Statements submitted without awaiting each other share a round trip: the connection is
 * pipelined, and PostgreSQL runs them in order.
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
    this.requireOpen();
    return this.run<Row>(statement, values);
  }

  /** Until `letCommit`, `queryAndCommit` only queries: the code that runs the transaction has more to write. */
  holdCommit(): void {
    this.isHeld = true;
  }

  letCommit(): void {
    this.isHeld = false;
  }

  /**
   * Sends the last statement and the COMMIT together, which saves a round trip while row locks are held. If the
   * statement fails, PostgreSQL rolls back at that COMMIT.
   */
  async queryAndCommit<Row>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row[]> {
    const rows = this.query<Row>(statement, values);
    if (this.isHeld) return rows;
    rows.catch(() => undefined);
    await Promise.all([rows, this.finish()]);
    return rows;
  }

  /**
   * Calls `listener` when the transaction is committed or rolled back. After a lost connection, the outcome is
   * uncertain.
   */
  whenEnded(listener: (isCommitted: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** For the code that runs the transaction. */
  ended(isCommitted: boolean): void {
    for (const listener of this.listeners) listener(isCommitted);
  }

  /** Commits, unless a COMMIT was already sent. @throws TransactionRolledBackError */
  async finish(): Promise<void> {
    if (!this.commit) {
      // Not awaited: if one fails, PostgreSQL rolls back at the COMMIT behind them.
      for (const last of this.lastStatements()) last.catch(() => undefined);
      this.commit = this.client.query('COMMIT');
    }
    const { command } = await this.commit;
    if (command !== 'COMMIT') throw new TransactionRolledBackError();
  }

  /** Submits what is written with the COMMIT, for transactions that collect it (`Database.transaction`). */
  protected lastStatements(): readonly Promise<unknown>[] {
    return [];
  }

  /** @throws Error after the COMMIT was sent */
  protected requireOpen(): void {
    if (this.commit)
      throw new Error('The transaction is already committed; it accepts no further statements.');
  }
}
