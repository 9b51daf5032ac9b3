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
}
