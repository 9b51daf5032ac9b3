import { Injectable } from '@nestjs/common';
import { IdempotencyOutcomes, isKeyedRequest } from '@kiban/http-kit';
import { auditOutboxEntries, UnitOfWork, type UnitTransaction } from '@kiban/messaging';
import { Database, outboxChannel } from '@kiban/persistence';
import { boardsSchema } from '../config/tokens.js';

/** Runs actions on a board's data as units of work: their SQL functions and statements append the events. */
@Injectable()
export class BoardChanges {
  private readonly units: UnitOfWork;

  constructor(
    private readonly database: Database,
    outcomes: IdempotencyOutcomes,
  ) {
    this.units = new UnitOfWork({
      database,
      schema: boardsSchema,
      audit: auditOutboxEntries(boardsSchema),
      outcomes,
    });
  }

  run<T>(work: (tx: UnitTransaction) => Promise<T>): Promise<T> {
    return this.units.run((tx) => {
      tx.wakeRelay();
      return work(tx);
    });
  }

  /** Whether the outcome of an action must be committed with it, so that it cannot be a statement of its own. */
  get recordsOutcome(): boolean {
    return isKeyedRequest();
  }

  /** The same for an action of one statement, which reports whether it changed anything. */
  async once<T>(write: () => Promise<T>, isChange: (result: T) => boolean): Promise<T> {
    const result = await write();
    if (isChange(result)) this.database.notifySoon(outboxChannel(boardsSchema));
    return result;
  }
}
