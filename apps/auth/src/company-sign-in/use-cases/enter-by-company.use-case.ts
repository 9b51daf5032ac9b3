import { ValidationError, type RequestOrigin, type Role } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { CompanyIdentity } from '../../proof/company/company-identity.js';
import { CompanySignInRefusal } from '../../proof/company/company-sign-in-refusal.js';
import { MembershipChanges } from '../../proof/ended-access/membership-changes.js';
import { Notices } from '../../proof/notices/notices.js';
import { NewAccounts } from '../../proof/passwords/new-accounts.js';
import type { Account, NewAccount } from '../../store/accounts/account.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import { requireConfirmed } from '../../store/accounts/confirmed-account.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { MembersRepository } from '../../store/members/members.repository.js';
import { hasProven, type SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockWorkspace, type LockedWorkspace } from '../../store/workspaces/workspace-lock.js';
import { CompanyIdentitiesRepository, type FormerOrCurrentMember } from '../company-identities.repository.js';

/** The account of a person, or the one whose owner must confirm by its password that it belongs to this person. */
export type Entered = { account: Account; linked?: Linked } | { toConfirm: Account };

/** Where an existing account was linked just now. */
interface Linked {
  providerName: string;
  workspaceName: string;
}

interface Entering {
  tx: AuthTransaction;
  workspace: LockedWorkspace;
  provider: SignInProvider;
  identity: CompanyIdentity;
  origin: RequestOrigin;
}

const VIA = 'company sign-in';

/**
 * Lets a person of a company into its workspace: finds or makes the account and the membership, and applies the role of the person’s
 * groups. An account of people who are also elsewhere is never taken by the address alone (decision 61).
 */
@Injectable()
export class EnterByCompany {
  constructor(
    private readonly changes: AuthChanges,
    private readonly providers: SignInProvidersReader,
    private readonly identities: CompanyIdentitiesRepository,
    private readonly accounts: AccountsRepository,
    private readonly newAccounts: NewAccounts,
    private readonly signUps: SignUpPolicy,
    private readonly members: MembersRepository,
    private readonly memberships: MembershipChanges,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
    private readonly clock: Clock,
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
    // A hash takes long, so it is made before the workspace is locked.
    const prepared = (await this.accounts.byEmail(identity.email))
      ? undefined
      : await this.newAccounts.prepareWithoutPassword(identity, origin.address);
    const { entered, roleChanged } = await this.changes.run(async (tx) => {
      const workspace = await lockWorkspace(tx, workspaceId);
      const entering = { tx, workspace, provider: await this.current(tx, identity), identity, origin };
      const found = await this.accountOf(entering, prepared, confirmed);
      if ('toConfirm' in found) return { entered: found, roleChanged: false };
      // In deletion no one joins and no role changes; members sign in to see it.
      const roleChanged = workspace.deletionAt === null && (await this.join(entering, found.account));
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

  private async accountOf(
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

  /** @returns whether the role of a member has changed */
  private async join(entering: Entering, account: Account): Promise<boolean> {
    const { tx, workspace, provider, identity } = entering;
    const member = await this.identities.memberOf(tx, workspace.id, account.id);
    if (member && member.removedAt !== null) throw new CompanySignInRefusal('member_removed');
    if (member) return this.applyRole(entering, member);
    const role = identity.role ?? provider.defaultRole;
    const at = this.clock.now();
    const memberId = await this.members.add(tx, {
      workspaceId: workspace.id,
      accountId: account.id,
      role,
      at,
    });
    if (memberId === undefined) return false;
    const actor = { memberId, name: account.name };
    tx.append({ kind: 'member.add', workspace, actor, data: { id: memberId, name: account.name, role } });
    record(entering, 'member.add', actor, { role, provider: provider.id });
    return false;
  }

  /** Groups neither make nor remove an owner. */
  private async applyRole(
    entering: Entering,
    { id, role: before, name }: FormerOrCurrentMember,
  ): Promise<boolean> {
    const { tx, workspace, identity } = entering;
    const role: Role | null = identity.role;
    if (role === null || before === 'owner' || before === role) return false;
    const member = await this.members.byId(workspace.id, id, tx);
    if (!member) return false;
    const actor = { memberId: id, name };
    const audited = { workspaceId: workspace.id, actor, via: VIA, origin: entering.origin };
    await this.memberships.setRole(tx, [member], role, { workspace, audited, traceparent: null });
    return true;
  }
}

function record(
  { tx, workspace, origin }: Entering,
  action: 'member.add',
  actor: { memberId: number; name: string },
  details: Record<string, unknown>,
): void {
  tx.audit({
    workspaceId: workspace.id,
    action,
    actor,
    via: VIA,
    origin,
    target: `member ${actor.memberId}`,
    details,
  });
}
