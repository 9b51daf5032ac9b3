import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { isMember } from '../members/is-member.sql.js';

/** Browser sessions in relation to companies’ sign-ins. */
@Injectable()
export class CompanySessionsReader {
  constructor(private readonly database: Database) {}

  /** Whether the password of an account opens no session. */
  async needsCompany(accountId: number, executor: Executor = this.database): Promise<boolean> {
    const [row] = await executor.query<{ needed: boolean }>(
      'SELECT auth.needs_company_sign_in($1) AS needed',
      [accountId],
    );
    return row?.needed ?? false;
  }

  /**
   * Whether a mailed link may set the account’s password. A person whose account is used elsewhere, and not linked yet, needs the
   * password to confirm the link; one whom the company has signed in needs it before critical changes (decision 81).
   */
  async mayResetPassword(accountId: number, executor: Executor = this.database): Promise<boolean> {
    const [row] = await executor.query<{ may: boolean }>(
      `SELECT NOT auth.needs_company_sign_in($1)
         OR (NOT EXISTS (SELECT 1 FROM auth.company_identity WHERE account_id = $1)
             AND (SELECT count(*) FROM auth.member m WHERE m.account_id = $1 AND ${isMember}) > 1)
         OR EXISTS (SELECT 1 FROM auth.browser_session s
             WHERE s.account_id = $1 AND s.company_provider_id IS NOT NULL AND s.ended_at IS NULL) AS may`,
      [accountId],
    );
    return row?.may ?? false;
  }

  /** The connection by which a session began. */
  async providerIdOf(uidHash: Buffer): Promise<number | null> {
    const [row] = await this.database.query<{ id: number | null }>(
      'SELECT company_provider_id AS id FROM auth.browser_session WHERE uid_hash = $1',
      [uidHash],
    );
    return row?.id ?? null;
  }
}
