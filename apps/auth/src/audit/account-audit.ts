import type { RequestOrigin } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';

export type AccountAction =
  'password.lockout' | 'password.reset_request' | 'password.wrong' | 'session.start';

// One statement whether or not the account exists, so neither the response nor its duration reveals it. Only a
// sign-in names an actor; of a guess or a reset request, only the address is known.
const APPEND = {
  name: 'auth-audit-account',
  text: `INSERT INTO auth.audit_entry
           (workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
         SELECT m.workspace_id, $2, $3::text, CASE WHEN $3 = 'session.start' THEN m.id END,
                CASE WHEN $3 = 'session.start' THEN a.name END, 'password', $4, $5, 'member ' || m.id, '{}'
         FROM auth.member m JOIN auth.account a ON a.id = m.account_id
         WHERE lower(a.email) = lower($1) AND m.removed_at IS NULL AND a.disabled_at IS NULL`,
};

/** Writes an account’s event to the audit log of each of its workspaces. */
@Injectable()
export class AccountAudit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async append(email: string, action: AccountAction, origin: RequestOrigin): Promise<void> {
    const values = [email, this.clock.now(), action, origin.address, origin.userAgent];
    await this.database.query(APPEND, values);
  }
}
