import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AccessEnd, type ChangeBy } from '../proof/ended-access/access-end.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import { SecondFactorsReader } from '../store/factors/second-factors.reader.js';
import { MembersReader } from '../store/members/members.reader.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';

/** A workspace begins to demand a second factor of its members. */
@Injectable()
export class SecondFactorDemand {
  constructor(
    private readonly members: MembersReader,
    private readonly factors: SecondFactorsReader,
    private readonly providers: SignInProvidersReader,
    private readonly accessEnd: AccessEnd,
  ) {}

  /**
   * Ends access that was given without one.
   * @param memberId the owner, who needs a second factor; otherwise the demand ends the owner’s access too
   * @throws DomainError 409
   */
  async begin(tx: AuthTransaction, memberId: number, by: ChangeBy): Promise<void> {
    const { id: workspaceId } = by.workspace;
    const member = await this.members.byId(workspaceId, memberId, tx);
    if (!member || !(await this.factors.isOn(member.accountId, tx)))
      throw new DomainError(
        'conflict',
        'Turn on your own second factor before you demand one of the members.',
      );
    if (await this.providers.isRequiredIn(tx, workspaceId))
      throw new DomainError(
        'conflict',
        'A second factor needs a password, which your company’s sign-in replaces; stop demanding that first.',
      );
    await this.accessEnd.endGrants(tx, { withoutFactorIn: workspaceId }, by);
  }
}
