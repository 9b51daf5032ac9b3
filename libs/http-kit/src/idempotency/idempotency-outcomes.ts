import { DomainError } from '@kiban/contracts';
import type { OutcomeStep, OutcomeStore } from '@kiban/messaging';
import {
  isOrphan,
  isUniqueViolation,
  type Database,
  type Statement,
  type Transaction,
} from '@kiban/persistence';
import { nextKeyedStep, type HeldKey, type KeyedStep } from './keyed-request.js';

/**
 * The outcomes of the units of work of a request with an Idempotency-Key, each written in the transaction of its
 * change: a change is committed exactly when its outcome is.
 * If the process dies or the response is lost, the repeated request finds the outcome and does not repeat the change.
 */
export class IdempotencyOutcomes implements OutcomeStore {
  readonly table: string;
  private readonly constraint: string;
  private readonly find: Statement;
  private readonly record: Statement;

  constructor(
    private readonly database: Database,
    schema: string,
  ) {
    this.table = `${schema}.idempotency_outcome`;
    this.constraint = 'idempotency_outcome_pkey';
    this.find = {
      name: `${schema}-idempotency-outcomes`,
      text: `SELECT step, outcome FROM ${this.table} WHERE credential_id = $1 AND key = $2`,
    };
    this.record = {
      name: `${schema}-idempotency-record`,
      text: `INSERT INTO ${this.table} (credential_id, key, step, outcome) VALUES ($1, $2, $3, $4)`,
    };
  }

  /** Outcomes by the number of the unit of work. */
  async of({ credentialId, key }: HeldKey): Promise<ReadonlyMap<number, unknown>> {
    const rows = await this.database.query<{ step: number; outcome: { value?: unknown } }>(this.find, [
      credentialId,
      key,
    ]);
    return new Map(rows.map(({ step, outcome }) => [step, outcome.value]));
  }

  nextStep(): OutcomeStep | undefined {
    const step = nextKeyedStep();
    return (
      step && {
        recorded: step.recorded,
        recordAndCommit: (tx, outcome) => this.recordAndCommit(tx, step, outcome),
      }
    );
  }

  /**
   * Records the outcome and commits, in one round trip.
   * @throws DomainError 409 if another process already did this step; nothing is changed then
   */
  private async recordAndCommit(tx: Transaction, { held, number }: KeyedStep, value: unknown): Promise<void> {
    try {
      tx.letCommit();
      await tx.queryAndCommit(this.record, [held.credentialId, held.key, number, JSON.stringify({ value })]);
    } catch (error) {
      // Another process took the key over after this one's lease: it did the step, or failed and freed the key.
      if (!isUniqueViolation(error, this.constraint) && !isOrphan(error, 'idempotency_outcome')) throw error;
      throw new DomainError(
        'request_in_progress',
        'The request with this Idempotency-Key is still in progress; retry in a moment.',
      );
    }
  }
}
