import type { Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { AuthTransaction } from '../audit/auth-changes.js';
import type { ChangeBy } from '../members/access-end.js';
import { roleOfGroups } from './group-roles.js';
import { ProvisionedGroupsRepository } from './provisioned-groups.repository.js';
import { ProvisionedMembers } from './provisioned-members.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';
import { defaultRole, type ProvisionedRole } from './user-change.js';

/** The role of a user: of the groups, else the one that the directory gave the user, else the default. */
@Injectable()
export class GroupMembership {
  constructor(
    private readonly groups: ProvisionedGroupsRepository,
    private readonly users: ProvisionedUsersRepository,
    private readonly members: ProvisionedMembers,
  ) {}

  async roleOf(
    tx: AuthTransaction,
    memberId: number,
    givenRole: ProvisionedRole | null,
  ): Promise<Exclude<Role, 'owner'>> {
    return roleOfGroups(await this.groups.namesOf(tx, memberId)) ?? givenRole ?? defaultRole;
  }

  /** Gives active users the role that their groups now have. */
  async applyRoles(
    tx: AuthTransaction,
    memberIds: Iterable<number>,
    cause: Omit<ChangeBy, 'because'>,
  ): Promise<void> {
    for (const id of memberIds) {
      const user = await this.users.byId(cause.workspace.id, id, tx);
      if (!user?.active) continue;
      await this.members.setRole(tx, id, await this.roleOf(tx, id, user.givenRole), cause);
    }
  }
}
