import { NotFoundError, type Caller } from '@kiban/contracts';
import { nameKey } from '@kiban/text';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { ChangeBy } from '../../proof/ended-access/access-end.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { DirectoryDomains } from '../directory-domains.js';
import { GroupMembership } from '../group-membership.js';
import { LastOwners } from '../last-owners.js';
import { ProvisionedMembers } from '../provisioned-members.js';
import type { ProvisionedUser } from '../provisioned-users.reader.js';
import { ProvisionedUsersRepository } from '../provisioned-users.repository.js';
import { memberIdOf } from '../scim-address.js';
import { ScimError } from '../scim-error.js';
import { UniqueUsers } from '../unique-users.js';
import type { ProvisionedRole, UserChange } from '../user-change.js';
import { nameAfter } from '../user-state.js';

/** Changes what the directory keeps of a user, and begins or ends the membership. */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly changes: AuthChanges,
    private readonly users: ProvisionedUsersRepository,
    private readonly members: ProvisionedMembers,
    private readonly domains: DirectoryDomains,
    private readonly unique: UniqueUsers,
    private readonly groups: GroupMembership,
    private readonly lastOwners: LastOwners,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica applies the new rights.
   * @param read the change that a request makes to the current user
   */
  async execute(
    caller: Caller,
    userId: string,
    read: (current: ProvisionedUser) => UserChange,
  ): Promise<ProvisionedUser> {
    const { principal, traceparent } = caller;
    const audited = auditedCaller(caller);
    const user = await this.lastOwners.guard(caller, memberIdOf(userId), () =>
      this.changes.run(async (tx) => {
        const { workspace } = await lockStanding(tx, principal, { role: 'owner' });
        const current = await this.users.byId(workspace.id, userId, tx);
        if (!current) throw new NotFoundError('user', userId);
        await this.apply(tx, current, read(current), { workspace, audited, traceparent });
        return (await this.users.byId(workspace.id, userId, tx)) as ProvisionedUser;
      }),
    );
    // Also without a change of rights: the first of two equal requests may have failed before every replica confirmed.
    await this.leases.revoke([principal.workspace.id]);
    return user;
  }

  private async apply(
    tx: AuthTransaction,
    current: ProvisionedUser,
    change: UserChange,
    cause: Omit<ChangeBy, 'because'>,
  ): Promise<void> {
    const { id } = current;
    const workspaceId = cause.workspace.id;
    const isActive = change.active ?? current.active;
    const { userName, email } = await this.identity(tx, workspaceId, current, change);
    const givenRole = change.role === undefined ? current.givenRole : change.role;
    await this.users.save(
      tx,
      workspaceId,
      {
        id,
        userName,
        email,
        externalId: change.externalId === undefined ? current.externalId : change.externalId,
        displayName: change.displayName === undefined ? current.displayName : change.displayName,
        name: nameAfter(current.name, change.name),
        givenRole,
      },
      this.clock.now(),
    );
    if (current.active && !isActive) await this.members.end(tx, id, cause);
    else if (!current.active && isActive)
      await this.activate(tx, { id, email }, await this.groups.roleOf(tx, id, givenRole), cause);
    else if (isActive && change.role !== undefined)
      await this.members.setRole(tx, id, await this.groups.roleOf(tx, id, change.role), cause);
  }

  /**
   * The name and the address that the directory has for a user from now on. An address of another domain is ignored, and the
   * account keeps its own (decision 63).
   * @throws ScimError 409 where another user has one of them, unless the person leaves: they lose the access, whatever else the
   * request has
   */
  private async identity(
    tx: AuthTransaction,
    workspaceId: number,
    current: ProvisionedUser,
    change: UserChange,
  ): Promise<Pick<ProvisionedUser, 'userName' | 'email'>> {
    const userName = change.userName ?? current.userName;
    const wished = change.email ?? current.email;
    const isMoved =
      nameKey(wished) !== nameKey(current.email) && (await this.domains.includes(workspaceId, wished));
    const email = isMoved ? wished : current.email;
    try {
      await this.unique.claim(tx, workspaceId, {
        ...(userName === current.userName ? {} : { userName }),
        ...(email === current.email ? {} : { email }),
        exceptId: current.id,
      });
      return { userName, email };
    } catch (error) {
      if (error instanceof ScimError && change.active === false) return current;
      throw error;
    }
  }

  /** The former member may have left on their own, so the person must belong to the company. */
  private async activate(
    tx: AuthTransaction,
    { id, email }: Pick<ProvisionedUser, 'id' | 'email'>,
    role: ProvisionedRole,
    cause: Omit<ChangeBy, 'because'>,
  ): Promise<void> {
    const account = await this.users.accountOfMember(tx, id);
    // The address of the entry, and the one that the person has by now.
    await this.domains.require(cause.workspace.id, email);
    await this.domains.require(cause.workspace.id, account.email);
    await this.members.add(tx, { accountId: account.id, name: account.name, role }, cause);
  }
}
