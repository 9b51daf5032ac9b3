import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { sessionIsLive } from '../store/sessions/browser-sessions.js';

const LOCK = {
  name: 'auth-lock-session',
  text: `SELECT s.uid_hash AS "uidHash", s.user_agent AS "userAgent"
         FROM auth.browser_session s JOIN auth.account a ON a.id = s.account_id
         WHERE s.id = $1 AND s.account_id = $2 AND ${sessionIsLive} FOR UPDATE OF s`,
};

@Injectable()
export class SessionsRepository {
  /** Undefined when the account has no such session, or when it has ended. */
  async lock(
    tx: Executor,
    id: number,
    accountId: number,
  ): Promise<{ uidHash: Buffer; userAgent: string | null } | undefined> {
    const [session] = await tx.query<{ uidHash: Buffer; userAgent: string | null }>(LOCK, [id, accountId]);
    return session;
  }
}
