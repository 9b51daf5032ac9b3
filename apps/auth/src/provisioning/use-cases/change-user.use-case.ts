import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { DirectoryChange, type Cause } from '../directory-change.js';
import { GroupMembership } from '../group-membership.js';
import { ProvisionedMembers } from '../provisioned-members.js';
import type { ProvisionedUser } from '../provisioned-users.reader.js';
import { ProvisionedUsersRepository } from '../provisioned-users.repository.js';
import { memberIdOf } from '../scim-address.js';
import type { ProvisionedRole, UserChange } from '../user-change.js';
import { UserIdentities } from '../user-identities.js';
import { nameAfter } from '../user-state.js';

/** Changes what the directory keeps of a user, and begins or ends the membership. */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly directory: DirectoryChange,
    private readonly users: ProvisionedUsersRepository,
    private readonly members: ProvisionedMembers,
    private readonly identities: UserIdentities,
    private readonly groups: GroupMembership,
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
    return this.directory.run(
      caller,
      async (tx, cause) => {
        const { id: workspaceId } = cause.workspace;
        const current = await this.users.byId(workspaceId, userId, tx);
        if (!current) throw new NotFoundError('user', userId);
        await this.apply(tx, current, read(current), cause);
        return (await this.users.byId(workspaceId, userId, tx)) as ProvisionedUser;
      },
      memberIdOf(userId),
    );
  }

  private async apply(
    tx: AuthTransaction,
    current: ProvisionedUser,
    change: UserChange,
    cause: Cause,
  ): Promise<void> {
    const { id } = current;
    const workspaceId = cause.workspace.id;
    const isActive = change.active ?? current.active;
    const { userName, email } = await this.identities.after(tx, workspaceId, current, change);
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

  /** The former member may have left on their own, so the person must belong to the company. */
  private async activate(
    tx: AuthTransaction,
    { id, email }: Pick<ProvisionedUser, 'id' | 'email'>,
    role: ProvisionedRole,
    cause: Cause,
  ): Promise<void> {
    const account = await this.users.accountOfMember(tx, id);
    // The address of the entry, and the one that the person has by now.
    await this.identities.requireOwn(cause.workspace.id, email);
    await this.identities.requireOwn(cause.workspace.id, account.email);
    await this.members.add(tx, { accountId: account.id, name: account.name, role }, cause);
  }
}
