import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { isMember } from '../store/members/is-member.sql.js';

/** An account as an operator sees it, also a disabled one. */
export interface OperatedAccount {
  id: number;
  email: string;
  name: string;
  createdAt: Date;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  secondFactor: boolean;
  workspaces: { slug: string; role: string }[];
}

export type NamedAccount = Pick<OperatedAccount, 'id' | 'email' | 'name'>;

const LIST = {
  name: 'auth-operator-accounts',
  text: `SELECT a.id, a.email, a.name, a.created_at AS "createdAt", a.disabled_at AS "disabledAt",
           (SELECT max(s.signed_in_at) FROM auth.browser_session s WHERE s.account_id = a.id) AS "lastSignInAt",
           EXISTS (SELECT 1 FROM auth.second_factor f WHERE f.account_id = a.id AND f.confirmed_at IS NOT NULL)
             AS "secondFactor",
           (SELECT coalesce(json_agg(json_build_object('slug', w.slug, 'role', m.role) ORDER BY m.id), '[]')
            FROM auth.member m JOIN auth.workspace w ON w.id = m.workspace_id
            WHERE m.account_id = a.id AND ${isMember}) AS workspaces
         FROM auth.account a
         WHERE a.deleted_at IS NULL AND (strpos(lower(a.email), lower($1)) > 0 OR strpos(lower(a.name), lower($1)) > 0)
         ORDER BY lower(a.email) LIMIT $2`,
};

/** Reads and changes accounts on behalf of an operator, who needs no membership. */
@Injectable()
export class OperatorAccountsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param text a part of the e-mail address or the name; empty for all */
  list(text: string, limit: number): Promise<OperatedAccount[]> {
    return this.database.query<OperatedAccount>(LIST, [text, limit]);
  }

  async byEmail(email: string): Promise<NamedAccount | undefined> {
    const [account] = await this.database.query<NamedAccount>(
      'SELECT id, name, email FROM auth.account WHERE lower(email) = lower($1) AND deleted_at IS NULL',
      [email],
    );
    return account;
  }

  /**
   * Locks the account. A trigger begins a new credential epoch, which ends its sessions.
   * @returns false when the account was in this state before
   */
  async setDisabled(tx: Executor, id: number, isDisabled: boolean): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE auth.account SET disabled_at = $2
       WHERE id = $1 AND (disabled_at IS NULL) <> ($2::timestamptz IS NULL) RETURNING true AS done`,
      [id, isDisabled ? this.clock.now() : null],
    );
    return rows.length > 0;
  }

  /** The workspaces whose owners all have a disabled account. */
  async withoutOwner(accountId: number): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(
      `SELECT w.slug FROM auth.member own JOIN auth.workspace w ON w.id = own.workspace_id
       WHERE own.account_id = $1 AND own.role = 'owner' AND own.removed_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM auth.member m JOIN auth.account a ON a.id = m.account_id
                         WHERE m.workspace_id = w.id AND m.role = 'owner' AND m.removed_at IS NULL
                           AND a.disabled_at IS NULL)
       ORDER BY w.slug`,
      [accountId],
    );
    return rows.map(({ slug }) => slug);
  }
}
