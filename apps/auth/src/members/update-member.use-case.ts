import { NotFoundError, type Role } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { lockStanding } from '../workspaces/standing.js';
import { AccessEnd, type ChangeBy } from './access-end.js';
import { requireMayAssign, requireOwnerLeft } from './member-rules.js';
import { MembersRepository, type MemberRow } from './members.repository.js';

@Injectable()
export class UpdateMember {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly accessEnd: AccessEnd,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
  ) {}

  /** Resolves when the new role holds everywhere. */
  async execute(
    caller: Caller,
    origin: RequestOrigin,
    { id, role, expected }: { id: number; role: Role; expected: ExpectedVersions },
  ): Promise<MemberRow> {
    const { principal, traceparent } = caller;
    const { row, changed } = await this.database.transaction(async (tx) => {
      const { workspace, role: ownRole } = await lockStanding(tx, principal);
      const before = await this.members.byId(workspace.id, id, tx);
      if (!before) throw new NotFoundError('member', id);
      requireMayAssign(ownRole, before.role, role);
      requireVersion(expected, before.version);
      if (before.role === role) return { row: before, changed: false };
      requireOwnerLeft(await this.members.countOwners(tx, workspace.id), before.role, role);
      await this.members.setRole(tx, id, role);
      const actor = { memberId: principal.member.id, name: principal.member.name };
      await appendEvents(tx, authSchema, [
        {
          kind: 'member.update',
          workspace,
          boardId: null,
          actor,
          data: { id, name: before.name, role },
          changes: { role: { from: before.role, to: role } },
          traceparent,
        },
      ]);
      const by: ChangeBy = {
        workspace,
        actor,
        audited: auditedCaller(principal, origin),
        because: 'member.update',
        traceparent,
      };
      if (before.role === 'owner') await this.accessEnd.endTokens(tx, id, by);
      await this.accessEnd.endInvitations(tx, id, role, by);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'member.update',
        target: `member ${id}`,
        details: { name: before.name, role: { from: before.role, to: role } },
      });
      return { row: (await this.members.byId(workspace.id, id, tx)) as MemberRow, changed: true };
    });
    if (!changed) return row;
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop([principal.workspace.id]);
    return row;
  }
}
