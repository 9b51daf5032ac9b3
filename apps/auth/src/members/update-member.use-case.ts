import { NotFoundError, type Role } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseDrop } from '../token-check/lease-drop.js';
import { lockWorkspace } from '../workspaces/workspace-lock.js';
import { AccessEnd } from './access-end.js';
import { requireMayAssign, requireOwnerLeft } from './member-rules.js';
import { MembersRepository, type MemberRow } from './members.repository.js';

@Injectable()
export class UpdateMember {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly accessEnd: AccessEnd,
    private readonly audit: AuditLog,
    private readonly leases: LeaseDrop,
  ) {}

  /** Resolves when the new role holds everywhere. */
  async execute(
    caller: Caller,
    origin: RequestOrigin,
    { id, role, expected }: { id: number; role: Role; expected: ExpectedVersions },
  ): Promise<MemberRow> {
    const { principal, traceparent } = caller;
    const { row, changed } = await this.database.transaction(async (tx) => {
      const workspace = await lockWorkspace(tx, principal.workspace.id);
      const before = await this.members.byId(workspace.id, id, tx);
      // The own role is read under the lock: it may have been taken since the request began.
      const own = await this.members.byId(workspace.id, principal.member.id, tx);
      if (!before || !own) throw new NotFoundError('member', id);
      requireMayAssign(own.role, before.role, role);
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
      if (before.role === 'owner')
        await this.accessEnd.endTokens(tx, id, {
          workspace,
          actor,
          audited: auditedCaller(principal, origin),
          because: 'member.update',
          traceparent,
        });
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
    await this.leases.drop(principal.workspace.id);
    return row;
  }
}
