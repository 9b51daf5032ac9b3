import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { ProvisionedGroupsRepository } from './provisioned-groups.repository.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';
import { ScimError } from './scim-error.js';

/** Each name and each address belongs to one user of a workspace. */
@Injectable()
export class UniqueUsers {
  constructor(
    private readonly users: ProvisionedUsersRepository,
    private readonly groups: ProvisionedGroupsRepository,
  ) {}

  /**
   * Frees a name or an address for a user, under the lock of the workspace. An inactive user of another name gives way to one with
   * the address: Entra ID renames a deleted user, keeps it for 30 days, and looks for the new one by the name alone. The id of the
   * former user ends, so that its late DELETE does not remove the new one.
   * @param wish what is to be free
   * @throws ScimError 409
   */
  async claim(
    tx: Executor,
    workspaceId: number,
    wish: { userName?: string; email?: string; exceptId?: number },
  ): Promise<void> {
    if (wish.userName === undefined && wish.email === undefined) return;
    const holders = await this.users.holders(tx, workspaceId, wish);
    if (holders.some(({ hasName, active }) => hasName || active))
      throw new ScimError('uniqueness', 'The workspace has a user with this userName or address.');
    for (const { id } of holders) {
      await this.groups.leaveAll(tx, id);
      await this.users.forget(tx, id);
      await this.users.endId(tx, id);
    }
  }
}
