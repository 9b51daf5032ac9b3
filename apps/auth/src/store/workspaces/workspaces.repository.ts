import { ValidationError } from '@kiban/contracts';
import { Database, isUniqueViolation, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { type ClientPolicy } from './client-policy.js';
import type { Workspace } from './workspaces.reader.js';

/** What `PATCH /workspace` sets. */
export type WorkspaceSettings = Pick<
  Workspace,
  'slug' | 'name' | 'auditRetentionDays' | 'secondFactorRequired' | keyof ClientPolicy
>;

@Injectable()
export class WorkspacesRepository {
  constructor(private readonly database: Database) {}

  async slugIsFree(slug: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM auth.workspace WHERE slug = $1', [slug]);
    return rows.length === 0;
  }

  async insert(tx: Executor, workspace: { slug: string; name: string }): Promise<number> {
    try {
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO auth.workspace (slug, name) VALUES ($1, $2) RETURNING id',
        [workspace.slug, workspace.name],
      );
      return (row as { id: number }).id;
    } catch (error) {
      throw asTaken(error);
    }
  }

  /** @returns the member’s id */
  async insertOwner(tx: Executor, workspaceId: number, accountId: number): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'owner') RETURNING id`,
      [workspaceId, accountId],
    );
    return (row as { id: number }).id;
  }

  async update(tx: Executor, workspaceId: number, change: WorkspaceSettings): Promise<void> {
    try {
      await tx.query(
        `UPDATE auth.workspace SET slug = $2, name = $3, audit_retention_days = $4, second_factor_required = $5,
           approved_clients = $6, client_access = $7, client_days_max = $8, version = version + 1 WHERE id = $1`,
        [
          workspaceId,
          change.slug,
          change.name,
          change.auditRetentionDays,
          change.secondFactorRequired,
          change.approvedClients,
          change.clientAccess,
          change.clientDaysMax,
        ],
      );
    } catch (error) {
      throw asTaken(error);
    }
  }
}

function asTaken(error: unknown): unknown {
  return isUniqueViolation(error, 'workspace_slug_unique')
    ? new ValidationError('slug', 'taken', 'slug is already in use; choose another one.')
    : error;
}
