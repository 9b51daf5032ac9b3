import { NotFoundError } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';

export interface LockedWorkspace {
  id: number;
  slug: string;
  name: string;
  version: number;
  auditRetentionDays: number | null;
  secondFactorRequired: boolean;
}

/**
 * Locks a workspace for the transaction. Every change of rights in the workspace holds this lock. Therefore limits
 * hold, one owner always remains, and events are published in the order of their commits.
 */
export async function lockWorkspace(tx: Executor, workspaceId: number): Promise<LockedWorkspace> {
  const [workspace] = await tx.query<LockedWorkspace>(
    {
      name: 'auth-lock-workspace',
      text: `SELECT id, slug, name, version, audit_retention_days AS "auditRetentionDays",
                    second_factor_required AS "secondFactorRequired"
             FROM auth.workspace WHERE id = $1 FOR UPDATE`,
    },
    [workspaceId],
  );
  if (!workspace) throw new NotFoundError('workspace', workspaceId);
  return workspace;
}
