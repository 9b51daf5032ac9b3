import {
  DomainError,
  WorkspaceDeletedError,
  isOwnerOrAdmin,
  type Principal,
  type Role,
} from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { requireConfirmed, type ConfirmedAccount } from '../accounts/confirmed-account.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';

export interface Demand {
  /** The least role; any role when omitted. */
  role?: 'owner' | 'admin';
  /** The account whose password was compared before the lock. */
  confirmed?: ConfirmedAccount | undefined;
  /** Whether a workspace in deletion counts too. */
  duringDeletion?: boolean;
}

export interface Standing {
  workspace: LockedWorkspace;
  /** The caller’s current role. */
  role: Role;
}

const SUFFICIENT: Record<'owner' | 'admin', (role: Role) => boolean> = {
  owner: (role) => role === 'owner',
  admin: isOwnerOrAdmin,
};

// FOR SHARE: a change of the role, the account or the grant waits until the caller’s write is committed.
const MEMBER = {
  name: 'auth-standing-member',
  text: `SELECT m.role FROM auth.member m JOIN auth.account a ON a.id = m.account_id
         WHERE m.id = $1 AND m.workspace_id = $2 AND (m.removed_at IS NULL OR $3 AND m.left_with_workspace)
           AND a.disabled_at IS NULL
         FOR SHARE OF m, a`,
};
const GRANT = {
  name: 'auth-standing-grant',
  text: 'SELECT 1 FROM auth.oauth_grant WHERE id = $1 AND revoked_at IS NULL FOR SHARE',
};

/** Locks the caller’s workspace and reads the caller’s rights again under the lock. @throws DomainError 403 */
export async function lockStanding(
  tx: Executor,
  principal: Principal,
  demand: Demand = {},
): Promise<Standing> {
  const workspace = await lockWorkspace(tx, principal.workspace.id);
  if (workspace.deletionAt) throw new WorkspaceDeletedError();
  return { workspace, role: await requireStanding(tx, principal, demand) };
}

/**
 * Reads the caller’s rights again when the workspace is already locked. The guard read them before the password was
 * compared and before the lock. Since then the member may have been demoted or removed, the session ended, or the
 * password changed.
 * @returns the caller’s current role
 * @throws DomainError 403
 */
export async function requireStanding(
  tx: Executor,
  principal: Principal,
  demand: Demand = {},
): Promise<Role> {
  const [member] = await tx.query<{ role: Role }>(MEMBER, [
    principal.member.id,
    principal.workspace.id,
    demand.duringDeletion === true,
  ]);
  if (!member) throw new DomainError('forbidden', 'You are no longer a member of this workspace.');
  if (demand.role && !SUFFICIENT[demand.role](member.role))
    throw new DomainError(
      'forbidden',
      demand.role === 'owner'
        ? 'Only an owner of the workspace may do this.'
        : 'Only an owner or admin of the workspace may do this.',
    );
  if (demand.confirmed) await requireConfirmed(tx, demand.confirmed);
  await requireGrant(tx, principal.credentialId);
  return member.role;
}

/** The session may have ended by a sign-out or a changed password. The first start has no session. */
async function requireGrant(tx: Executor, credentialId: string): Promise<void> {
  const [, id] = /^grant:(\d+)$/.exec(credentialId) ?? [];
  if (id === undefined) return;
  const grants = await tx.query(GRANT, [Number(id)]);
  if (grants.length === 0)
    throw new DomainError('forbidden', 'Your session has ended; sign in again and repeat the request.');
}
