import { DomainError, NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { DirectoryChange, type Cause } from '../directory-change.js';
import { GroupMembership } from '../group-membership.js';
import { unknownMember, type GroupState } from '../group-request.js';
import { roleOfGroup } from '../group-roles.js';
import type { ProvisionedGroup } from '../provisioned-groups.reader.js';
import { ProvisionedGroupsRepository } from '../provisioned-groups.repository.js';
import { memberIdOf } from '../scim-address.js';
import { ScimError } from '../scim-error.js';

const GROUPS_MAX = 1_000;

/** Creates, changes and deletes groups. A group with the name of a role gives it to its active users. */
@Injectable()
export class ChangeGroup {
  constructor(
    private readonly directory: DirectoryChange,
    private readonly groups: ProvisionedGroupsRepository,
    private readonly membership: GroupMembership,
    private readonly clock: Clock,
  ) {}

  create(caller: Caller, state: GroupState): Promise<ProvisionedGroup> {
    return this.directory.run(caller, async (tx, cause) => {
      const { id: workspaceId } = cause.workspace;
      if ((await this.groups.count(tx, workspaceId)) >= GROUPS_MAX)
        throw new DomainError('limit_reached', `A workspace has at most ${GROUPS_MAX} provisioned groups.`);
      await this.requireFree(tx, workspaceId, state, 0);
      const id = await this.groups.insert(tx, workspaceId, state, this.clock.now());
      await this.setMembers(tx, id, state, cause);
      return (await this.groups.byId(workspaceId, id, tx)) as ProvisionedGroup;
    });
  }

  /** @param read the state after a request */
  update(caller: Caller, id: number, read: (current: GroupState) => GroupState): Promise<ProvisionedGroup> {
    return this.directory.run(caller, async (tx, cause) => {
      const { id: workspaceId } = cause.workspace;
      const before = stateOf(await this.existing(tx, workspaceId, id));
      const after = read(before);
      await this.requireFree(tx, workspaceId, after, id);
      await this.groups.update(tx, id, after, this.clock.now());
      await this.setMembers(tx, id, after, cause, before);
      return (await this.groups.byId(workspaceId, id, tx)) as ProvisionedGroup;
    });
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.directory.run(caller, async (tx, cause) => {
      const { displayName, userIds } = stateOf(await this.existing(tx, cause.workspace.id, id));
      await this.groups.delete(tx, id);
      if (roleOfGroup(displayName)) await this.membership.applyRoles(tx, [...userIds].map(memberIdOf), cause);
    });
  }

  private async existing(tx: AuthTransaction, workspaceId: number, id: number): Promise<ProvisionedGroup> {
    const group = await this.groups.byId(workspaceId, id, tx);
    if (!group) throw new NotFoundError('group', id);
    return group;
  }

  private async requireFree(
    tx: AuthTransaction,
    workspaceId: number,
    { displayName }: GroupState,
    exceptId: number,
  ): Promise<void> {
    if (await this.groups.isTaken(tx, workspaceId, displayName, exceptId))
      throw new ScimError('uniqueness', 'The workspace has a group with this displayName.');
  }

  private async setMembers(
    tx: AuthTransaction,
    id: number,
    after: GroupState,
    cause: Cause,
    before: GroupState = { ...after, userIds: new Set() },
  ): Promise<void> {
    const ids = [...after.userIds];
    const known = await this.groups.usersAmong(tx, cause.workspace.id, ids);
    if (known.size < ids.length) throw unknownMember();
    await this.groups.setMembers(tx, id, ids.map(memberIdOf));
    const [role, former] = [roleOfGroup(after.displayName), roleOfGroup(before.displayName)];
    if (role === undefined && former === undefined) return;
    const all = new Set([...before.userIds, ...ids]);
    const isAffected = (user: string): boolean =>
      role !== former || before.userIds.has(user) !== after.userIds.has(user);
    await this.membership.applyRoles(tx, [...all].filter(isAffected).map(memberIdOf), cause);
  }
}

const stateOf = ({ displayName, externalId, members }: ProvisionedGroup): GroupState => ({
  displayName,
  externalId,
  userIds: new Set(members.map(({ userId }) => userId)),
});
