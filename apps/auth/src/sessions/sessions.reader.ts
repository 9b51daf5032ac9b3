import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { sessionIsLive } from '../store/sessions/browser-sessions.js';

export interface Session {
  id: number;
  userAgent: string | null;
  /** Of the last recorded use. */
  address: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
  /** Whether the grant of the request belongs to it. */
  isCurrent: boolean;
}

/** More would be no help to a person; ending all others includes the rest. */
const SHOWN_MAX = 200;

// The model expires without use. A session that no model belongs to is over.
const LIST = {
  name: 'auth-list-sessions',
  text: `SELECT s.id, s.user_agent AS "userAgent", s.address, s.signed_in_at AS "signedInAt",
                coalesce(s.last_used_at, s.signed_in_at) AS "lastUsedAt",
                coalesce(s.uid_hash = (SELECT g.session_hash FROM auth.oauth_grant g WHERE g.id = $2), false) AS "isCurrent"
         FROM auth.browser_session s JOIN auth.account a ON a.id = s.account_id
         WHERE s.account_id = (SELECT m.account_id FROM auth.member m WHERE m.id = $1) AND ${sessionIsLive}
           AND EXISTS (SELECT 1 FROM auth.oidc_model o
                       WHERE o.kind = 'Session' AND o.uid_hash = s.uid_hash AND o.consumed_at IS NULL AND o.expires_at > $3)
         ORDER BY coalesce(s.last_used_at, s.signed_in_at) DESC, s.id DESC LIMIT ${SHOWN_MAX}`,
};

@Injectable()
export class SessionsReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The sessions of the person whom a member is, the last used first. */
  ofPerson(memberId: number, currentGrantId: number): Promise<Session[]> {
    return this.database.query<Session>(LIST, [memberId, currentGrantId, this.clock.now()]);
  }
}
