import { randomBytes } from 'node:crypto';
import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { identityOf, type CompanyIdentity } from '../../proof/company/company-identity.js';
import type { CompanySignInRefusal } from '../../proof/company/company-sign-in-refusal.js';
import { ProviderClient } from '../../proof/company/provider-client.js';
import {
  SignInRequestsRepository,
  type RequestSecrets,
  type SentRequest,
} from '../../proof/company/sign-in-requests.repository.js';
import { isEmail } from '../../store/accounts/account.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { domainOf, type SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';

/** A person who came back from a provider. */
export interface Returned {
  provider: SignInProvider;
  secrets: RequestSecrets;
}

/** A sign-in at a company’s provider: the request that the browser takes there, and the response that it brings back. */
@Injectable()
export class SignInAtCompany {
  constructor(
    private readonly client: ProviderClient,
    private readonly requests: SignInRequestsRepository,
    private readonly providers: SignInProvidersReader,
    private readonly changes: AuthChanges,
  ) {}

  /** @returns the provider of the domain of an address, or what is missing: a provider, or the proof that its domain had */
  async providerOf(email: string): Promise<{ provider: SignInProvider } | { missing: 'proof' | 'provider' }> {
    if (!isEmail(email)) return { missing: 'provider' };
    const domain = domainOf(email);
    const provider = await this.providers.byDomain(domain);
    if (provider) return { provider };
    return { missing: (await this.providers.hasLost(domain)) ? 'proof' : 'provider' };
  }

  /**
   * @param browserOf is called once the provider has responded, since it may set the cookie of the browser
   * @returns where the browser goes
   * @throws CompanySignInRefusal
   */
  async begin(
    provider: SignInProvider,
    email: string,
    { interaction, browserOf }: { interaction: string; browserOf: () => string },
  ): Promise<URL> {
    const state = randomBytes(32).toString('base64url');
    const { url, secrets } = await this.client.authorizationUrl(provider, { state, email });
    await this.requests.insert({ state, browser: browserOf(), interaction }, provider.id, secrets);
    return url;
  }

  /** @returns the interaction of a request of this browser that is still open */
  interactionOf(request: Omit<SentRequest, 'interaction'>): Promise<string | undefined> {
    return this.requests.interactionOf(request);
  }

  /** Uses the request up. @returns undefined when it is not open, or belongs to another browser or interaction */
  async take(request: SentRequest): Promise<Returned | undefined> {
    const sent = await this.requests.use(request);
    const provider = sent && (await this.providers.byId(sent.providerId));
    return provider && { provider, secrets: sent };
  }

  /** @param response the state, and the query of the address to which the provider sent the browser. @throws CompanySignInRefusal */
  async identity(
    { provider, secrets }: Returned,
    response: { search: string; state: string },
  ): Promise<CompanyIdentity> {
    return identityOf(provider, await this.client.claimsOf(provider, response, secrets));
  }

  /** For the owners, who read why people are not signed in. */
  async recordRefusal(
    provider: SignInProvider,
    { reason, details }: CompanySignInRefusal,
    origin: RequestOrigin,
  ): Promise<void> {
    await this.changes.run((tx) => {
      tx.audit({
        workspaceId: provider.workspaceId,
        action: 'company_sign_in.refuse',
        actor: { memberId: null, name: null },
        via: 'company sign-in',
        origin,
        target: `sign-in provider ${provider.id}`,
        details: { reason, ...details },
      });
      return Promise.resolve();
    });
  }
}
