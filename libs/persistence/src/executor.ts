/** A statement with a name is planned once for each connection; one name must always have the same text. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** Anything that runs statements: the pool, or one transaction. */
export interface Executor {
  query<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
}
