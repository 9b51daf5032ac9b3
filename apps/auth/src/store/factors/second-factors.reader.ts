import { Database, SecretBox, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { isMember } from '../members/is-member.sql.js';

export interface SecondFactor {
  /** Base32 */
  secret: string;
  createdAt: Date;
  /** Null until the first code was sent. */
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

interface Row extends Omit<SecondFactor, 'secret'> {
  secret: Buffer;
}

const FIND = {
  name: 'auth-second-factor',
  text: `SELECT f.secret, f.created_at AS "createdAt", f.confirmed_at AS "confirmedAt",
           (SELECT count(*) FROM auth.recovery_code r WHERE r.account_id = f.account_id AND r.used_at IS NULL)::int
             AS "recoveryCodesLeft"
         FROM auth.second_factor f WHERE f.account_id = $1`,
};

/** The secrets of authenticator apps, encrypted and bound to their account, and digests of recovery codes. */
@Injectable()
export class SecondFactorsReader {
  constructor(
    protected readonly database: Database,
    protected readonly secrets: SecretBox,
  ) {}

  async of(accountId: number, executor: Executor = this.database): Promise<SecondFactor | undefined> {
    const [row] = await executor.query<Row>(FIND, [accountId]);
    return row && { ...row, secret: this.secrets.open(row.secret, factorContextOf(accountId)) };
  }

  async isOn(accountId: number, executor: Executor = this.database): Promise<boolean> {
    const rows = await executor.query(
      'SELECT 1 FROM auth.second_factor WHERE account_id = $1 AND confirmed_at IS NOT NULL',
      [accountId],
    );
    return rows.length > 0;
  }

  /** @returns the names of the account’s workspaces that demand a second factor */
  async demandedBy(accountId: number, executor: Executor = this.database): Promise<string[]> {
    const rows = await executor.query<{ name: string }>(
      `SELECT w.name FROM auth.member m JOIN auth.workspace w ON w.id = m.workspace_id
       WHERE m.account_id = $1 AND ${isMember} AND w.second_factor_required ORDER BY w.id`,
      [accountId],
    );
    return rows.map(({ name }) => name);
  }
}

export const factorContextOf = (accountId: number): Buffer => Buffer.from(`second_factor ${accountId}`);
