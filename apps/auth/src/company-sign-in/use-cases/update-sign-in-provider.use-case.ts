import {
  DomainError,
  NotFoundError,
  requireVersion,
  type Caller,
  type ExpectedVersions,
  type UpdateSignInProviderDto,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { EndCompanySessions } from '../../proof/ended-access/end-company-sessions.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import type { SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersRepository } from '../../store/providers/sign-in-providers.repository.js';
import { lockStanding } from '../../store/rights/standing.js';
import type { LockedWorkspace } from '../../store/workspaces/workspace-lock.js';
import { readDomains, readRoleByGroup } from '../provider-input.js';

/** @throws NotFoundError unless it is a connection of the workspace */
export async function requireProvider(
  providers: SignInProvidersRepository,
  tx: AuthTransaction,
  workspaceId: number,
  id: number,
): Promise<SignInProvider> {
  const provider = await providers.byId(id, tx);
  if (provider?.workspaceId !== workspaceId) throw new NotFoundError('sign-in provider', id);
  return provider;
}

interface Wish {
  change: UpdateSignInProviderDto;
  expected: ExpectedVersions;
}

@Injectable()
export class UpdateSignInProvider {
  constructor(
    private readonly changes: AuthChanges,
    private readonly providers: SignInProvidersRepository,
    private readonly ending: EndCompanySessions,
  ) {}

  /**
   * Resolves, when it demands the company’s sign-in, once every replica rejects the sessions that began without it.
   * @throws ValidationError; DomainError
   */
  async execute(caller: Caller, id: number, wish: Wish): Promise<SignInProvider> {
    const { workspace } = caller.principal;
    if (wish.change.required !== true) return this.changes.run((tx) => this.apply(tx, caller, id, wish));
    let changed: SignInProvider | undefined;
    const ending = {
      scope: { withoutCompanyIn: workspace.id },
      workspaceId: workspace.id,
      via: 'screen' as const,
      because: 'sign_in_provider.update',
      origin: caller.origin,
    };
    await this.ending.execute(ending, async (tx) => {
      changed = await this.apply(tx, caller, id, wish);
    });
    return changed as SignInProvider;
  }

  private async apply(
    tx: AuthTransaction,
    caller: Caller,
    id: number,
    { change, expected }: Wish,
  ): Promise<SignInProvider> {
    const { workspace } = await lockStanding(tx, caller.principal, { role: 'owner' });
    const before = await requireProvider(this.providers, tx, workspace.id, id);
    requireVersion(expected, before.version);
    await this.providers.update(tx, id, {
      name: change.name?.trim() ?? before.name,
      defaultRole: change.defaultRole ?? before.defaultRole,
      groupsClaim: change.groupsClaim === undefined ? before.groupsClaim : change.groupsClaim,
      roleByGroup: change.roleByGroup ? readRoleByGroup(change.roleByGroup) : before.roleByGroup,
      required: change.required ?? before.required,
      clientSecret: change.clientSecret ?? null,
    });
    if (change.domains) await this.providers.setDomains(tx, id, readDomains(change.domains));
    const after = (await this.providers.byId(id, tx)) as SignInProvider;
    if (after.required && !before.required) requireMayDemand(after, workspace);
    tx.audit({
      ...auditedCaller(caller),
      action: 'sign_in_provider.update',
      target: `sign-in provider ${id}`,
      details: {
        from: settingsOf(before),
        to: settingsOf(after),
        ...(change.clientSecret === undefined ? {} : { newSecret: true }),
      },
    });
    return after;
  }
}

/** @throws DomainError 409 when members could not sign in by it */
function requireMayDemand({ domains }: SignInProvider, { secondFactorRequired }: LockedWorkspace): void {
  if (!domains.some(({ provenAt }) => provenAt !== null))
    throw new DomainError('conflict', 'Prove a domain before you demand this sign-in.');
  // A second factor is set up with a password, which these members do not have.
  if (secondFactorRequired)
    throw new DomainError(
      'conflict',
      'The workspace demands a second factor, which needs a password; turn that off first.',
    );
}

function settingsOf(provider: SignInProvider): object {
  const { name, defaultRole, groupsClaim, roleByGroup, required, domains } = provider;
  return {
    name,
    defaultRole,
    groupsClaim,
    roleByGroup,
    required,
    domains: domains.map(({ domain }) => domain),
  };
}
