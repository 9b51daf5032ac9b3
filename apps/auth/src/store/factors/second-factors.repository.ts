import { resealColumn, type Executor, type ResealReport } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { factorContextOf, SecondFactorsReader, type SecondFactor } from './second-factors.reader.js';

const START = {
  name: 'auth-start-second-factor',
  text: `INSERT INTO auth.second_factor AS f (account_id, secret, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
         WHERE f.confirmed_at IS NULL
         RETURNING true AS done`,
};

const CONFIRM = {
  name: 'auth-confirm-second-factor',
  text: `UPDATE auth.second_factor SET confirmed_at = $2, last_step = $3
         WHERE account_id = $1 AND confirmed_at IS NULL AND created_at = $4 RETURNING true AS done`,
};

// A later step invalidates earlier ones, so that no code is valid twice, on any replica.
const SPEND_STEP = {
  name: 'auth-spend-code',
  text: `UPDATE auth.second_factor SET last_step = $2
         WHERE account_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING true AS done`,
};

const SPEND_RECOVERY_CODE = {
  name: 'auth-spend-recovery-code',
  text: `UPDATE auth.recovery_code SET used_at = $3
         WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING true AS done`,
};

/** The secrets of authenticator apps, encrypted and bound to their account, and digests of recovery codes. */
@Injectable()
export class SecondFactorsRepository extends SecondFactorsReader {
  /** Replaces a set-up that was not confirmed. @returns false when the second factor is on */
  async start(tx: Executor, accountId: number, secret: string, at: Date): Promise<boolean> {
    const sealed = this.secrets.seal(secret, factorContextOf(accountId));
    return (await tx.query(START, [accountId, sealed, at])).length > 0;
  }

  /**
   * @param setUp the set-up whose code was compared
   * @returns false when it was confirmed or replaced in the meantime
   */
  async confirm(
    tx: Executor,
    accountId: number,
    setUp: Pick<SecondFactor, 'createdAt'>,
    used: { step: number; at: Date },
  ): Promise<boolean> {
    return (await tx.query(CONFIRM, [accountId, used.at, used.step, setUp.createdAt])).length > 0;
  }

  /** @returns false when this code or a later one was used before */
  async spendStep(accountId: number, step: number): Promise<boolean> {
    return (await this.database.write(SPEND_STEP, [accountId, step])).length > 0;
  }

  /** @returns false when the account has no such code, or it was used before */
  async spendRecoveryCode(accountId: number, digest: Buffer, at: Date): Promise<boolean> {
    return (await this.database.write(SPEND_RECOVERY_CODE, [accountId, digest, at])).length > 0;
  }

  /** The earlier codes are no longer valid. */
  async replaceRecoveryCodes(tx: Executor, accountId: number, digests: readonly Buffer[]): Promise<void> {
    await tx.query('DELETE FROM auth.recovery_code WHERE account_id = $1', [accountId]);
    await tx.query('INSERT INTO auth.recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      accountId,
      digests,
    ]);
  }

  /** @returns false when there was none */
  async remove(tx: Executor, accountId: number): Promise<boolean> {
    const rows = await tx.query(
      'DELETE FROM auth.second_factor WHERE account_id = $1 AND confirmed_at IS NOT NULL RETURNING true AS done',
      [accountId],
    );
    return rows.length > 0;
  }

  /** Encrypts secrets of a retired key with the current one. */
  reseal(): Promise<ResealReport> {
    return resealColumn<{ account_id: number }>(this.database, this.secrets, {
      table: 'auth.second_factor',
      keys: ['account_id'],
      column: 'secret',
      contextOf: ({ account_id }) => factorContextOf(account_id),
    });
  }
}
