import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { CompanyIdentity } from '../../proof/company/company-identity.js';
import { CompanySignInRefusal } from '../../proof/company/company-sign-in-refusal.js';
import { Notices } from '../../proof/notices/notices.js';
import type { Account } from '../../store/accounts/account.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { hasProven, type SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockWorkspace } from '../../store/workspaces/workspace-lock.js';
import { CompanyAccounts } from '../company-accounts.js';
import { CompanyMemberships } from '../company-memberships.js';
import type { Entered } from '../entering.js';

/**
 * Lets a person of a company into its workspace: finds or makes the account and the membership, and applies the role of the person’s
 * groups. An account of people who are also elsewhere is never taken by the address alone (decision 61).
 */
@Injectable()
export class EnterByCompany {
  constructor(
    private readonly changes: AuthChanges,
    private readonly providers: SignInProvidersReader,
    private readonly accounts: CompanyAccounts,
    private readonly memberships: CompanyMemberships,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
  ) {}

  /**
   * @param confirmed the account of the address, whose password was just compared
   * @throws CompanySignInRefusal; nothing was changed
   */
  async execute(
    identity: CompanyIdentity,
    origin: RequestOrigin,
    confirmed: Account | null = null,
  ): Promise<Entered> {
    const provider = await this.providers.byId(identity.providerId);
    if (!provider) throw new CompanySignInRefusal('provider_changed');
    const { workspaceId } = provider;
    const prepared = await this.accounts.prepare(identity, origin.address);
    const { entered, roleChanged } = await this.changes.run(async (tx) => {
      const workspace = await lockWorkspace(tx, workspaceId);
      const entering = { tx, workspace, provider: await this.current(tx, identity), identity, origin };
      const found = await this.accounts.of(entering, prepared, confirmed);
      if ('toConfirm' in found) return { entered: found, roleChanged: false };
      // In deletion no one joins and no role changes; members sign in to see it.
      const roleChanged =
        workspace.deletionAt === null && (await this.memberships.join(entering, found.account));
      return { entered: found, roleChanged };
    });
    if (roleChanged) await this.leases.revoke([workspaceId]);
    if ('account' in entered && entered.linked)
      this.notices.send({ kind: 'company_linked', ...entered.linked }, entered.account.id, origin);
    return entered;
  }

  /** The connection may have been changed since the request was sent. */
  private async current(tx: AuthTransaction, identity: CompanyIdentity): Promise<SignInProvider> {
    const provider = await this.providers.byId(identity.providerId, tx);
    if (provider?.issuer !== identity.issuer) throw new CompanySignInRefusal('provider_changed');
    if (!hasProven(provider, identity.email)) throw new CompanySignInRefusal('domain');
    return provider;
  }
}
