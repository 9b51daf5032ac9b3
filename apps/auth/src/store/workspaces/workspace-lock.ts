import { NotFoundError } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { CLIENT_POLICY, type ClientPolicy } from './client-policy.js';

export interface LockedWorkspace extends ClientPolicy {
  id: number;
  slug: string;
  name: string;
  version: number;
  auditRetentionDays: number | null;
  secondFactorRequired: boolean;
  /** When the workspace is deleted for good; null unless it is in deletion. */
  deletionAt: Date | null;
}

/**
 * Locks a workspace for the transaction. Every change of rights in the workspace holds this lock. Therefore limits
 * hold, one owner always remains, and events are published in the order of their commits.
 */
export async function lockWorkspace(tx: Executor, workspaceId: number): Promise<LockedWorkspace> {
  const [workspace] = await tx.query<LockedWorkspace>(
    {
      name: 'auth-lock-workspace',
      text: `SELECT w.id, w.slug, w.name, w.version, w.audit_retention_days AS "auditRetentionDays",
                    w.second_factor_required AS "secondFactorRequired", w.deletion_at AS "deletionAt",
                    ${CLIENT_POLICY}
             FROM auth.workspace w WHERE w.id = $1 FOR UPDATE`,
    },
    [workspaceId],
  );
  if (!workspace) throw new NotFoundError('workspace', workspaceId);
  return workspace;
}
