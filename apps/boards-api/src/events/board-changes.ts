import { Injectable } from '@nestjs/common';
import { Database, outboxChannel, type Transaction } from '@kiban/persistence';

/** Runs one action on a board's data in one transaction, and wakes the relay once it is committed. */
@Injectable()
export class BoardChanges {
  constructor(private readonly database: Database) {}

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.database.transaction(work);
    this.database.notifySoon(outboxChannel('boards'));
    return result;
  }

  /** The same for an action that is one statement; undefined says that it changed nothing. */
  async once<T>(write: () => Promise<T | undefined>): Promise<T | undefined> {
    const result = await write();
    if (result !== undefined) this.database.notifySoon(outboxChannel('boards'));
    return result;
  }
}
