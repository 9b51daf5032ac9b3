import { NotFoundError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { Clock } from '../infrastructure/clock.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { lockStanding } from '../workspaces/standing.js';
import { AccessEnd, type ChangeBy } from './access-end.js';
import { requireMayAssign, requireOwnerLeft } from './member-rules.js';
import { MembersRepository } from './members.repository.js';

@Injectable()
export class RemoveMember {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly accessEnd: AccessEnd,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /** Resolves when nothing of the member works any more. Everybody may leave; owners and admins remove others. */
  async execute(caller: Caller, origin: RequestOrigin, id: number): Promise<void> {
    const { principal, traceparent } = caller;
    await this.database.transaction(async (tx) => {
      const { workspace, role } = await lockStanding(tx, principal);
      const member = await this.members.byId(workspace.id, id, tx);
      if (!member) throw new NotFoundError('member', id);
      if (principal.member.id !== id) requireMayAssign(role, member.role, undefined);
      requireOwnerLeft(await this.members.countOwners(tx, workspace.id), member.role, undefined);
      await this.members.remove(tx, id, this.clock.now());
      const actor = { memberId: principal.member.id, name: principal.member.name };
      const by: ChangeBy = {
        workspace,
        actor,
        audited: auditedCaller(principal, origin),
        because: 'member.remove',
        traceparent,
      };
      await this.accessEnd.endGrants(tx, { memberId: id }, by);
      await this.accessEnd.endTokens(tx, id, by);
      await this.accessEnd.endInvitations(tx, id, undefined, by);
      await appendEvents(tx, authSchema, [
        {
          kind: 'member.remove',
          workspace,
          boardId: null,
          actor,
          data: { id, name: member.name, role: member.role },
          traceparent,
        },
      ]);
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'member.remove',
        target: `member ${id}`,
        details: { name: member.name, role: member.role },
      });
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop([principal.workspace.id]);
  }
}
