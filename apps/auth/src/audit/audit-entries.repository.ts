import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface AuditEntry {
  id: number;
  at: Date;
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  address: string | null;
  userAgent: string | null;
  target: string | null;
  details: Record<string, unknown>;
}

const page = {
  name: 'auth-audit-page',
  text: `SELECT id, at, action, json_build_object('memberId', actor_member_id, 'name', actor_name) AS actor, via, address,
           user_agent AS "userAgent", target, details
         FROM auth.audit_entry WHERE workspace_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
};

@Injectable()
export class AuditEntriesRepository {
  constructor(private readonly database: Database) {}

  /** The newest entries before an id. */
  page(workspaceId: number, before: number, limit: number): Promise<AuditEntry[]> {
    return this.database.query<AuditEntry>(page, [workspaceId, before, limit]);
  }
}
