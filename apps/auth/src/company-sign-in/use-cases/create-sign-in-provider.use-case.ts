import {
  DomainError,
  limits,
  ValidationError,
  type Caller,
  type CreateSignInProviderDto,
} from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { CompanySignInRefusal } from '../../proof/company/company-sign-in-refusal.js';
import { ProviderClient } from '../../proof/company/provider-client.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import type { SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersRepository } from '../../store/providers/sign-in-providers.repository.js';
import { lockStanding } from '../../store/rights/standing.js';
import { readDomains, readIssuer, readRoleByGroup } from '../provider-input.js';

@Injectable()
export class CreateSignInProvider {
  constructor(
    private readonly changes: AuthChanges,
    private readonly passwords: Passwords,
    private readonly providers: SignInProvidersRepository,
    private readonly client: ProviderClient,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * With the password, since a provider signs people in: a stolen session must not add one.
   * @throws ValidationError, also when the provider does not respond as this issuer; DomainError
   */
  async execute(caller: Caller, input: CreateSignInProviderDto): Promise<SignInProvider> {
    const { principal } = caller;
    const issuer = readIssuer(input.issuer, this.config.SIGN_IN_ALLOW_HTTP);
    const domains = readDomains(input.domains);
    const roleByGroup = readRoleByGroup(input.roleByGroup ?? {});
    const confirmed = await this.passwords.confirm(principal.member.id, input.password, caller.origin);
    await this.requireProvider(issuer, input);
    return this.changes.run(async (tx) => {
      const { workspace } = await lockStanding(tx, principal, { role: 'owner', confirmed });
      if ((await this.providers.count(tx, workspace.id)) >= limits.signInProvidersPerWorkspaceMax)
        throw new DomainError(
          'limit_reached',
          `A workspace has at most ${limits.signInProvidersPerWorkspaceMax} sign-in providers.`,
        );
      const id = await this.providers.insert(tx, {
        workspaceId: workspace.id,
        name: input.name.trim(),
        issuer,
        clientId: input.clientId.trim(),
        clientSecret: input.clientSecret,
        defaultRole: input.defaultRole ?? 'member',
        groupsClaim: input.groupsClaim ?? null,
        roleByGroup,
        createdAt: this.clock.now(),
      });
      await this.providers.setDomains(tx, id, domains);
      tx.audit({
        ...auditedCaller(caller),
        action: 'sign_in_provider.create',
        target: `sign-in provider ${id}`,
        details: { name: input.name, issuer, domains: domains.map(({ domain }) => domain) },
      });
      return (await this.providers.byId(id, tx)) as SignInProvider;
    });
  }

  private async requireProvider(issuer: string, input: CreateSignInProviderDto): Promise<void> {
    try {
      await this.client.requireMetadata(issuer, input.clientId.trim(), input.clientSecret);
    } catch (error) {
      if (!(error instanceof CompanySignInRefusal)) throw error;
      throw new ValidationError(
        'issuer',
        error.reason,
        'No OpenID Connect provider with exactly this issuer responds at its address.',
      );
    }
  }
}
