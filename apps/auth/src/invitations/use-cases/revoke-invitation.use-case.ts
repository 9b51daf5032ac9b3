import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { InvitationsRepository } from '../../store/invitations/invitations.repository.js';
import { lockStanding } from '../../store/rights/standing.js';

@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly changes: AuthChanges,
    private readonly invitations: InvitationsRepository,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, id: number): Promise<void> {
    await this.changes.run(async (tx) => {
      const { workspace } = await lockStanding(tx, caller.principal, { role: 'admin' });
      const invitation = await this.invitations.byId(tx, workspace.id, id);
      if (!invitation) throw new NotFoundError('invitation', id);
      await this.invitations.revoke(tx, id, this.clock.now());
      tx.audit({
        ...auditedCaller(caller),
        action: 'invitation.revoke',
        target: `invitation ${id}`,
        details: { email: invitation.email },
      });
    });
  }
}
