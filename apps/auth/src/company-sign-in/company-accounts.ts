import { ValidationError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { CompanyIdentity } from '../proof/company/company-identity.js';
import { CompanySignInRefusal } from '../proof/company/company-sign-in-refusal.js';
import { NewAccounts } from '../proof/passwords/new-accounts.js';
import type { Account, NewAccount } from '../store/accounts/account.js';
import { AccountsRepository } from '../store/accounts/accounts.repository.js';
import { requireConfirmed } from '../store/accounts/confirmed-account.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { MembersReader } from '../store/members/members.reader.js';
import { hasProven } from '../store/providers/sign-in-provider.js';
import { CompanyIdentitiesRepository } from './company-identities.repository.js';
import { VIA, type Entered, type Entering } from './entering.js';

/** The accounts of a company’s people. One of people who are also elsewhere is never taken by the address alone (decision 61). */
@Injectable()
export class CompanyAccounts {
  constructor(
    private readonly identities: CompanyIdentitiesRepository,
    private readonly accounts: AccountsRepository,
    private readonly newAccounts: NewAccounts,
    private readonly signUps: SignUpPolicy,
    private readonly members: MembersReader,
    private readonly clock: Clock,
  ) {}

  /**
   * A hash takes long, so it is made before the workspace is locked.
   * @param address IP address of the client
   * @returns undefined when the address has an account
   */
  async prepare(identity: CompanyIdentity, address: string): Promise<NewAccount | undefined> {
    if (await this.accounts.byEmail(identity.email)) return undefined;
    return this.newAccounts.prepareWithoutPassword(identity, address);
  }

  /**
   * Finds, links or makes the account.
   * @param prepared for a new account
   * @param confirmed the account of the address, whose password was just compared
   * @throws CompanySignInRefusal
   */
  async of(
    entering: Entering,
    prepared: NewAccount | undefined,
    confirmed: Account | null,
  ): Promise<Entered> {
    const { tx, provider, identity } = entering;
    const linkedId = await this.identities.accountIdOf(tx, identity);
    if (linkedId !== undefined) {
      const account = await this.accounts.byId(linkedId, tx);
      if (!account) throw new CompanySignInRefusal('account_disabled');
      // The company speaks for its domains only, also when the account was linked long ago.
      if (!hasProven(provider, account.email)) throw new CompanySignInRefusal('domain');
      return { account };
    }
    const existing = await this.accounts.byEmail(identity.email, tx);
    if (!existing && entering.workspace.deletionAt) throw new CompanySignInRefusal('workspace_deleted');
    if (!existing) return { account: await this.create(entering, prepared) };
    const isOther = await this.identities.hasOther(tx, existing.id, identity);
    if (confirmed?.id === existing.id) await requireConfirmed(tx, confirmed);
    else if (isOther || !(await this.isOnlyHere(entering, existing))) return { toConfirm: existing };
    await this.link(entering, existing, confirmed ? 'password' : 'membership');
    const linked = { providerName: provider.name, workspaceName: entering.workspace.name };
    return { account: existing, linked };
  }

  private async create({ tx, identity }: Entering, prepared: NewAccount | undefined): Promise<Account> {
    // The account ended between the two reads, or its owner disabled it.
    if (!prepared) throw new CompanySignInRefusal('provider_changed');
    if (!this.signUps.takesInvited || !this.signUps.allowsDomain(identity.email))
      throw new CompanySignInRefusal('no_sign_ups');
    const now = this.clock.now();
    const id = await this.accounts.insert(tx, prepared, now).catch((error: unknown) => {
      // Only a disabled account has the address and was not found.
      throw error instanceof ValidationError ? new CompanySignInRefusal('account_disabled') : error;
    });
    await this.identities.link(tx, identity, id, now);
    const account = await this.accounts.byId(id, tx);
    if (!account) throw new CompanySignInRefusal('account_disabled');
    return account;
  }

  /**
   * Whether the account belongs to people of this workspace alone, so that no other workspace trusts in it, and is none of its
   * owners, for whom no provider speaks by an address alone.
   */
  private async isOnlyHere({ tx, workspace }: Entering, { id }: Account): Promise<boolean> {
    const memberships = await this.members.ofAccount(id, tx);
    return (
      memberships.length > 0 &&
      memberships.every(({ workspaceId, role }) => workspaceId === workspace.id && role !== 'owner')
    );
  }

  private async link(
    { tx, workspace, provider, identity, origin }: Entering,
    { id, name }: Account,
    because: 'membership' | 'password',
  ): Promise<void> {
    await this.identities.link(tx, identity, id, this.clock.now());
    const member = await this.identities.memberOf(tx, workspace.id, id);
    tx.audit({
      workspaceId: workspace.id,
      action: 'company_sign_in.link',
      actor: { memberId: member?.id ?? null, name },
      via: VIA,
      origin,
      target: `sign-in provider ${provider.id}`,
      details: { because },
    });
  }
}
