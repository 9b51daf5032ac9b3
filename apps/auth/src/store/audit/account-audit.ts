import type { RequestOrigin } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { isMember } from '../members/is-member.sql.js';

export type AccountAction =
  /** A way to sign in that the company’s sign-in replaces. */
  | `${string}.refused`
  | 'passkey.counter'
  | 'passkey.wrong'
  | 'password.lockout'
  | 'password.reset_refused'
  | 'password.reset_request'
  | 'password.wrong'
  | 'second_factor.recovery'
  | 'second_factor.wrong'
  | 'session.start';

// One statement whether or not the account exists, so neither the response nor its duration reveals it. Only a
// sign-in and a recovery code name an actor; of a guess or a reset request, only the address is known.
const APPEND = {
  name: 'auth-audit-account',
  text: `INSERT INTO auth.audit_entry
           (workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
         SELECT m.workspace_id, $2, $3::text, CASE WHEN $3 = ANY ($7::text[]) THEN m.id END,
                CASE WHEN $3 = ANY ($7::text[]) THEN a.name END, $8::text, $4, $5, 'member ' || m.id,
                json_strip_nulls(json_build_object('requestId', $6::text))
         FROM auth.member m JOIN auth.account a ON a.id = m.account_id
         WHERE lower(a.email) = lower($1) AND ${isMember} AND a.disabled_at IS NULL`,
};

const BY_THE_PERSON: AccountAction[] = ['second_factor.recovery', 'session.start'];

/** Writes an account’s event to the audit log of each of its workspaces. */
@Injectable()
export class AccountAudit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param via by which credentials */
  async append(
    email: string,
    action: AccountAction,
    { address, userAgent, requestId }: RequestOrigin,
    via = 'password',
  ): Promise<void> {
    const now = this.clock.now();
    await this.database.query(APPEND, [
      email,
      now,
      action,
      address,
      userAgent,
      requestId,
      BY_THE_PERSON,
      via,
    ]);
  }
}
