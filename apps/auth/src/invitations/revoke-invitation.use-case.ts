import { NotFoundError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog, auditedCaller } from '../audit/audit-log.js';
import { Clock } from '../infrastructure/clock.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { lockStanding } from '../workspaces/standing.js';
import { InvitationsRepository } from './invitations.repository.js';

@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ principal }: Caller, origin: RequestOrigin, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'admin' });
      const row = await this.invitations.byId(tx, workspace.id, id);
      if (!row) throw new NotFoundError('invitation', id);
      await this.invitations.revoke(tx, id, this.clock.now());
      await this.audit.append(tx, {
        ...auditedCaller(principal, origin),
        action: 'invitation.revoke',
        target: `invitation ${id}`,
        details: { email: row.email },
      });
    });
  }
}
