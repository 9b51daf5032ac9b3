import { DomainError } from '@kiban/contracts';
import {
  isOrphan,
  isUniqueViolation,
  type Database,
  type Statement,
  type Transaction,
} from '@kiban/persistence';
import type { HeldKey, KeyedStep } from './keyed-request.js';

/**
 * What the units of work of a request with an Idempotency-Key came to, each written in the transaction of its change:
 * a change is committed exactly when its outcome is. Whatever happens to the process or the answer afterwards, the
 * same request finds the outcome and does not do the change again.
 */
export class IdempotencyOutcomes {
  readonly table: string;
  private readonly constraint: string;
  private readonly look: Statement;
  private readonly record: Statement;

  constructor(
    private readonly database: Database,
    schema: string,
  ) {
    this.table = `${schema}.idempotency_outcome`;
    this.constraint = 'idempotency_outcome_pkey';
    this.look = {
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
    const rows = await this.database.query<{ step: number; outcome: { value?: unknown } }>(this.look, [
      credentialId,
      key,
    ]);
    return new Map(rows.map(({ step, outcome }) => [step, outcome.value]));
  }

  /**
   * Records the outcome and commits, in one round trip.
   * @throws DomainError 409 when the same request did this step elsewhere meanwhile; nothing is changed then
   */
  async recordAndCommit(tx: Transaction, { held, number }: KeyedStep, value: unknown): Promise<void> {
    try {
      tx.letCommit();
      await tx.queryAndCommit(this.record, [held.credentialId, held.key, number, JSON.stringify({ value })]);
    } catch (error) {
      // Another that took the key over after this one's lease has done it, or has failed and given the key back.
      if (!isUniqueViolation(error, this.constraint) && !isOrphan(error, 'idempotency_outcome')) throw error;
      throw new DomainError(
        'request_in_progress',
        'The request with this Idempotency-Key is still running; send it again in a moment.',
      );
    }
  }
}
