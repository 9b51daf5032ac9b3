import { Injectable } from '@nestjs/common';
import { IdempotencyOutcomes, isKeyedRequest, nextKeyedStep, type KeyedStep } from '@kiban/http-kit';
import { Database, outboxChannel, type Transaction } from '@kiban/persistence';

/**
 * Runs one action on a board's data in one transaction, and wakes the relay after the commit.
 * Under an Idempotency-Key the action's outcome is committed with it, and an action with a stored outcome is not run
 * again.
 */
@Injectable()
export class BoardChanges {
  constructor(
    private readonly database: Database,
    private readonly outcomes: IdempotencyOutcomes,
  ) {}

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const step = nextKeyedStep();
    const result = await (step ? this.runOnce(step, work) : this.database.transaction(work));
    this.database.notifySoon(outboxChannel('boards'));
    return result;
  }

  /**
   * The same for an action of one statement; undefined means that it changed nothing.
   * It is not tried under an Idempotency-Key, since its outcome could not be committed with it.
   */
  async once<T>(write: () => Promise<T | undefined>): Promise<T | undefined> {
    if (isKeyedRequest()) return undefined;
    const result = await write();
    if (result !== undefined) this.database.notifySoon(outboxChannel('boards'));
    return result;
  }

  private async runOnce<T>(step: KeyedStep, work: (tx: Transaction) => Promise<T>): Promise<T> {
    // Outcomes are plain data, so the stored one equals what the action returned.
    if (step.recorded) return step.recorded.value as T;
    return this.database.transaction(async (tx) => {
      tx.holdCommit();
      const result = await work(tx);
      await this.outcomes.recordAndCommit(tx, step, result);
      return result;
    });
  }
}
