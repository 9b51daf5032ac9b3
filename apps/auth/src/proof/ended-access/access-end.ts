import { assignableRoles, type EventKind, type Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { AuditedCaller } from '../../store/audit/audited-caller.js';
import type { AuditRecord, AuthTransaction } from '../../store/audit/auth-changes.js';
import { GrantsRepository, type GrantScope } from '../../store/grants/grants.repository.js';
import { revokeOpenInvitations } from '../../store/invitations/open-invitations.js';
import { ApiTokensRepository } from '../../store/tokens/api-tokens.repository.js';
import type { LockedWorkspace } from '../../store/workspaces/workspace-lock.js';

export interface ChangeBy {
  workspace: LockedWorkspace;
  audited: AuditedCaller;
  /** The change that caused it, such as `member.remove`. */
  because: string;
  traceparent: string | null;
  /** An operator is no member, so the entries name no actor. The events have the member of `audited`. */
  isOperated?: boolean;
}

/** Who is named in the audit entries of a change. */
export function auditedOf({
  audited,
  isOperated = false,
}: Pick<ChangeBy, 'audited' | 'isOperated'>): Pick<AuditRecord, 'actor' | 'origin' | 'via' | 'workspaceId'> {
  return isOperated ? { ...audited, actor: { memberId: null, name: null } } : audited;
}

/** Ends a member’s access in the transaction of the change that removes it. */
@Injectable()
export class AccessEnd {
  constructor(
    private readonly grants: GrantsRepository,
    private readonly tokens: ApiTokensRepository,
    private readonly clock: Clock,
  ) {}

  async endGrants(tx: AuthTransaction, scope: GrantScope, by: ChangeBy): Promise<void> {
    const { memberId } = by.audited.actor;
    const { connections } = await this.grants.revoke(tx, scope, memberId, this.clock.now());
    for (const { id, clientName, workspaceId } of connections)
      if (workspaceId === by.workspace.id) record(tx, by, { kind: 'client.revoke', id, name: clientName });
  }

  /** Tokens have an admin’s rights, so a member who loses the owner role must not keep the tokens that they issued. */
  async endTokens(tx: AuthTransaction, memberId: number, by: ChangeBy): Promise<void> {
    const at = this.clock.now();
    for (const token of await this.tokens.revokeOfIssuer(tx, memberId, by.audited.actor.memberId, at))
      record(tx, by, { kind: 'token.revoke', ...token });
  }

  /**
   * Revokes open invitations that the members may no longer give. An invitation assigns its role in the name of the
   * member who created it. It publishes no event, because no member changes.
   * @param role the members’ new role; undefined after leaving
   */
  async endInvitations(
    tx: AuthTransaction,
    memberIds: readonly number[],
    role: Role | undefined,
    by: ChangeBy,
  ): Promise<void> {
    const kept = assignableRoles(role);
    for (const { id, email, role: offered } of await revokeOpenInvitations(
      tx,
      memberIds,
      kept,
      this.clock.now(),
    ))
      tx.audit({
        ...auditedOf(by),
        action: 'invitation.revoke',
        target: `invitation ${id}`,
        details: { email, role: offered, because: by.because },
      });
  }
}

function record(
  tx: AuthTransaction,
  by: ChangeBy,
  { kind, id, name }: { kind: EventKind; id: number; name: string },
): void {
  const { workspace, audited, because, traceparent } = by;
  tx.append({ kind, workspace, actor: audited.actor, data: { id, name }, traceparent });
  tx.audit({
    ...auditedOf(by),
    action: kind,
    target: `${kind.slice(0, kind.indexOf('.'))} ${id}`,
    details: { name, because },
  });
}
