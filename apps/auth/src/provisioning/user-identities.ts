import type { Executor } from '@kiban/persistence';
import { nameKey } from '@kiban/text';
import { Injectable } from '@nestjs/common';
import { DirectoryDomains } from './directory-domains.js';
import type { ProvisionedUser } from './provisioned-users.reader.js';
import { ScimError } from './scim-error.js';
import { UniqueUsers } from './unique-users.js';
import type { UserChange } from './user-change.js';

/** The name and the address of a user: each is one user’s, and the address one of the company. */
@Injectable()
export class UserIdentities {
  constructor(
    private readonly unique: UniqueUsers,
    private readonly domains: DirectoryDomains,
  ) {}

  /** @throws ScimError for an address of another domain */
  requireOwn(workspaceId: number, email: string): Promise<void> {
    return this.domains.require(workspaceId, email);
  }

  /** @throws ScimError 409 where another user has one of them */
  claim(tx: Executor, workspaceId: number, wish: { userName: string; email: string }): Promise<void> {
    return this.unique.claim(tx, workspaceId, wish);
  }

  /**
   * The name and the address that the directory has for a user from now on. An address of another domain is ignored, and the
   * account keeps its own (decision 63).
   * @throws ScimError 409 where another user has one of them, unless the person leaves: they lose the access, whatever else the
   * request has
   */
  async after(
    tx: Executor,
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
}
