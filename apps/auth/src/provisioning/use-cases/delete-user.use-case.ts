import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { LastOwners } from '../last-owners.js';
import { ProvisionedGroupsRepository } from '../provisioned-groups.repository.js';
import { ProvisionedMembers } from '../provisioned-members.js';
import { ProvisionedUsersRepository } from '../provisioned-users.repository.js';
import { memberIdOf } from '../scim-address.js';

/** Ends the membership and forgets what the directory has sent. */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly changes: AuthChanges,
    private readonly users: ProvisionedUsersRepository,
    private readonly members: ProvisionedMembers,
    private readonly groups: ProvisionedGroupsRepository,
    private readonly lastOwners: LastOwners,
    private readonly leases: LeaseRevocation,
  ) {}

  /** Resolves when every replica rejects the member’s credentials. */
  async execute(caller: Caller, userId: string): Promise<void> {
    const id = memberIdOf(userId);
    const { principal, traceparent } = caller;
    const audited = auditedCaller(caller);
    await this.lastOwners.guard(caller, id, () =>
      this.changes.run(async (tx) => {
        const { workspace } = await lockStanding(tx, principal, { role: 'owner' });
        const user = await this.users.byId(workspace.id, userId, tx);
        if (!user) throw new NotFoundError('user', userId);
        if (user.active) await this.members.end(tx, id, { workspace, audited, traceparent });
        await this.groups.leaveAll(tx, id);
        await this.users.forget(tx, id);
      }),
    );
    await this.leases.revoke([principal.workspace.id]);
  }
}
