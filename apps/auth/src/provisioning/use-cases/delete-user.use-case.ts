import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryChange } from '../directory-change.js';
import { ProvisionedGroupsRepository } from '../provisioned-groups.repository.js';
import { ProvisionedMembers } from '../provisioned-members.js';
import { ProvisionedUsersRepository } from '../provisioned-users.repository.js';
import { memberIdOf } from '../scim-address.js';

/** Ends the membership and forgets what the directory has sent. */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly directory: DirectoryChange,
    private readonly users: ProvisionedUsersRepository,
    private readonly members: ProvisionedMembers,
    private readonly groups: ProvisionedGroupsRepository,
  ) {}

  /** Resolves when every replica rejects the member’s credentials. */
  async execute(caller: Caller, userId: string): Promise<void> {
    const id = memberIdOf(userId);
    await this.directory.run(
      caller,
      async (tx, cause) => {
        const user = await this.users.byId(cause.workspace.id, userId, tx);
        if (!user) throw new NotFoundError('user', userId);
        if (user.active) await this.members.end(tx, id, cause);
        await this.groups.leaveAll(tx, id);
        await this.users.forget(tx, id);
      },
      id,
    );
  }
}
