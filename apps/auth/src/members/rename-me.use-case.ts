import type { Caller } from '@kiban/http-kit';
import { NotFoundError } from '@kiban/contracts';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { readPersonName } from '../accounts/names.js';
import { AuditLog } from '../audit/audit-log.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { LeaseRevocation } from '../token-check/lease-revocation.js';
import { requireStanding } from '../workspaces/standing.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';
import { MembersRepository, type Membership } from './members.repository.js';

/** A person's name is the same in every workspace; each of them hears of the change. */
@Injectable()
export class RenameMe {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseRevocation,
  ) {}

  async execute(caller: Caller, origin: RequestOrigin, text: string): Promise<void> {
    const name = readPersonName(text);
    const account = await this.accounts.ofMember(caller.principal.member.id);
    if (!account) throw new NotFoundError('member', caller.principal.member.id);
    if (account.name === name) return;
    const memberships = await this.members.ofAccount(account.id);
    const byWorkspace = memberships.sort((left, right) => left.workspaceId - right.workspaceId);
    await this.database.transaction(async (tx) => {
      // In the order of their ids, so that two renames never wait for each other's locks.
      const locked: [Membership, LockedWorkspace][] = [];
      for (const membership of byWorkspace)
        locked.push([membership, await lockWorkspace(tx, membership.workspaceId)]);
      await requireStanding(tx, caller.principal);
      for (const [membership, workspace] of locked) {
        await tx.query('UPDATE auth.member SET version = version + 1 WHERE id = $1', [membership.memberId]);
        await appendEvents(tx, authSchema, [
          {
            kind: 'member.update',
            workspace,
            boardId: null,
            actor: { memberId: membership.memberId, name },
            data: { id: membership.memberId, name, role: membership.role },
            changes: { name: { from: account.name, to: name } },
            traceparent: caller.traceparent,
          },
        ]);
        await this.audit.append(tx, {
          workspaceId: workspace.id,
          action: 'member.update',
          actor: { memberId: membership.memberId, name },
          via: 'screen',
          origin,
          target: `member ${membership.memberId}`,
          details: { name: { from: account.name, to: name } },
        });
      }
      await tx.query('UPDATE auth.account SET name = $2 WHERE id = $1', [account.id, name]);
    });
    this.database.notifySoon(outboxChannel(authSchema));
    await this.leases.drop(byWorkspace.map((membership) => membership.workspaceId));
  }
}
