import type { Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { ChangeBy } from '../proof/ended-access/access-end.js';
import { MembershipChanges } from '../proof/ended-access/membership-changes.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import { roleOfGroups } from './group-roles.js';
import { ProvisionedGroupsRepository, type RoleSource } from './provisioned-groups.repository.js';
import { defaultRole, provisionedRoles, type ProvisionedRole } from './user-change.js';

/** The role of a user: of the groups, else the one that the directory gave the user, else the default. */
@Injectable()
export class GroupMembership {
  constructor(
    private readonly groups: ProvisionedGroupsRepository,
    private readonly memberships: MembershipChanges,
  ) {}

  async roleOf(
    tx: AuthTransaction,
    memberId: number,
    givenRole: ProvisionedRole | null,
  ): Promise<Exclude<Role, 'owner'>> {
    return ownRole({ groupNames: await this.groups.namesOf(tx, memberId), givenRole });
  }

  /** Gives active users the role that their groups now have, by a fixed number of statements under the workspace's lock. */
  async applyRoles(
    tx: AuthTransaction,
    memberIds: Iterable<number>,
    cause: Omit<ChangeBy, 'because'>,
  ): Promise<void> {
    const users = await this.groups.roleSources(tx, cause.workspace.id, [...memberIds]);
    for (const role of provisionedRoles) {
      const changed = users.filter((user) => user.role !== role && ownRole(user) === role);
      if (changed.length > 0) await this.memberships.setRole(tx, changed, role, cause);
    }
  }
}

const ownRole = ({ groupNames, givenRole }: Pick<RoleSource, 'groupNames' | 'givenRole'>): ProvisionedRole =>
  roleOfGroups(groupNames) ?? givenRole ?? defaultRole;
