import { NotFoundError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { CLIENT_POLICY, type ClientPolicy } from './client-policy.js';

export interface Workspace extends ClientPolicy {
  id: number;
  slug: string;
  name: string;
  version: number;
  createdAt: Date;
  auditRetentionDays: number | null;
  /** Whether members need a second factor. */
  secondFactorRequired: boolean;
  memberCount: number;
}

@Injectable()
export class WorkspacesReader {
  constructor(private readonly database: Database) {}

  async read(workspaceId: number): Promise<Workspace> {
    const [row] = await this.database.query<Workspace>(
      `SELECT w.id, w.slug, w.name, w.version, w.created_at AS "createdAt",
              w.audit_retention_days AS "auditRetentionDays", w.second_factor_required AS "secondFactorRequired",
              ${CLIENT_POLICY},
              (SELECT count(*) FROM auth.member m WHERE m.workspace_id = w.id AND m.removed_at IS NULL)::int AS "memberCount"
       FROM auth.workspace w WHERE w.id = $1`,
      [workspaceId],
    );
    if (!row) throw new NotFoundError('workspace', workspaceId);
    return row;
  }
}
