import type { Role } from '@kiban/contracts';
import { appendEvents, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditRecord } from '../audit/audit-log.js';
import { ApiTokensRepository } from '../api-tokens/api-tokens.repository.js';
import { GrantsRepository, type GrantScope } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import { revokeOpenInvitations } from '../invitations/open-invitations.js';
import type { LockedWorkspace } from '../workspaces/workspace-lock.js';
import { assignableRoles } from './member-rules.js';

export interface ChangeBy {
  workspace: LockedWorkspace;
  actor: { memberId: number; name: string };
  /** The caller’s IP address and client, for the audit log. */
  audited: Pick<AuditRecord, 'via' | 'origin'>;
  /** The change that caused it, such as `member.remove`. */
  because: string;
  traceparent: string | null;
}

/** Ends a member’s access in the transaction of the change that removes it. */
@Injectable()
export class AccessEnd {
  constructor(
    private readonly grants: GrantsRepository,
    private readonly tokens: ApiTokensRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async endGrants(tx: Executor, scope: GrantScope, by: ChangeBy): Promise<void> {
    const { connections } = await this.grants.revoke(tx, scope, by.actor.memberId, this.clock.now());
    await this.append(
      tx,
      by,
      connections
        .filter((connection) => connection.workspace_id === by.workspace.id)
        .map((connection) => ({ kind: 'client.revoke', id: connection.id, name: connection.client_name })),
    );
  }

  /** Tokens have an admin’s rights, so a member who loses the owner role must not keep the tokens that they issued. */
  async endTokens(tx: Executor, memberId: number, by: ChangeBy): Promise<void> {
    const ended = await this.tokens.revokeOfIssuer(tx, memberId, by.actor.memberId, this.clock.now());
    await this.append(
      tx,
      by,
      ended.map((token) => ({ kind: 'token.revoke', ...token })),
    );
  }

  /**
   * Revokes open invitations that the member may no longer give. An invitation assigns its role in the name of the
   * member who created it. It publishes no event, because no member changes.
   * @param role the member’s new role; undefined after leaving
   */
  async endInvitations(tx: Executor, memberId: number, role: Role | undefined, by: ChangeBy): Promise<void> {
    const kept = assignableRoles(role);
    for (const { id, email, role: offered } of await revokeOpenInvitations(
      tx,
      memberId,
      kept,
      this.clock.now(),
    ))
      await this.audit.append(tx, {
        workspaceId: by.workspace.id,
        action: 'invitation.revoke',
        actor: by.actor,
        ...by.audited,
        target: `invitation ${id}`,
        details: { email, role: offered, because: by.because },
      });
  }

  private async append(
    tx: Executor,
    by: ChangeBy,
    ended: readonly { kind: string; id: number; name: string }[],
  ): Promise<void> {
    await appendEvents(
      tx,
      authSchema,
      ended.map(({ kind, id, name }) => ({
        kind,
        workspace: by.workspace,
        boardId: null,
        actor: by.actor,
        data: { id, name },
        traceparent: by.traceparent,
      })),
    );
    for (const { kind, id, name } of ended)
      await this.audit.append(tx, {
        workspaceId: by.workspace.id,
        action: kind,
        actor: by.actor,
        ...by.audited,
        target: `${kind.slice(0, kind.indexOf('.'))} ${id}`,
        details: { name, because: by.because },
      });
  }
}
