import type { Role } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';

export interface RevokedInvitation {
  id: number;
  email: string;
  role: Role;
}

/** @param kept the roles that the members may still give */
export function revokeOpenInvitations(
  tx: Executor,
  invitedBy: readonly number[],
  kept: readonly Role[],
  at: Date,
): Promise<RevokedInvitation[]> {
  return tx.query(
    `UPDATE auth.invitation SET revoked_at = $3
     WHERE invited_by = ANY ($1::bigint[]) AND NOT role = ANY ($2::text[])
       AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $3
     RETURNING id, email, role`,
    [invitedBy, kept, at],
  );
}

/** The inviter as a current member; undefined when the inviter left or the account is disabled. */
export async function lockedRoleOfInviter(tx: Executor, memberId: number): Promise<Role | undefined> {
  const [member] = await tx.query<{ role: Role }>(
    `SELECT m.role FROM auth.member m JOIN auth.account a ON a.id = m.account_id
     WHERE m.id = $1 AND m.removed_at IS NULL AND a.disabled_at IS NULL FOR SHARE OF m, a`,
    [memberId],
  );
  return member?.role;
}
