import { DomainError, NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { DomainProof } from '../../proof/company/domain-proof.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import type { SignInDomain, SignInProvider } from '../../store/providers/sign-in-provider.js';
import { SignInProvidersRepository } from '../../store/providers/sign-in-providers.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { requireProvider } from './update-sign-in-provider.use-case.js';

const HOUR_MS = 3_600_000;
const LOOK_UPS_PER_HOUR = 60;

/** Proves a domain by its TXT record. A proven domain belongs to one connection of the whole deployment. */
@Injectable()
export class VerifySignInDomain {
  constructor(
    private readonly changes: AuthChanges,
    private readonly providers: SignInProvidersRepository,
    private readonly proofs: DomainProof,
    private readonly windows: RequestWindows,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica knows whom a demand binds.
   * @throws DomainError 409 while the record is missing, or another connection has the domain; TooManyRequestsError
   */
  async execute(caller: Caller, id: number, name: string): Promise<SignInProvider> {
    const { workspace } = caller.principal;
    await this.windows.charge({
      subject: `domain look-ups of workspace ${workspace.id}`,
      windowMs: HOUR_MS,
      max: LOOK_UPS_PER_HOUR,
      message: 'Too many look-ups of domains; try again later.',
    });
    const provider = await this.providers.byId(id);
    if (provider?.workspaceId !== workspace.id) throw new NotFoundError('sign-in provider', id);
    const found = domainIn(provider, name);
    const isProven = found.provenAt !== null || (await this.proofs.isProven(workspace.id, found));
    if (!isProven)
      throw new DomainError(
        'conflict',
        'The domain has no TXT record with this text yet; changes of the DNS may take hours.',
      );
    const proven = await this.changes.run(async (tx) => {
      const { workspace: locked } = await lockStanding(tx, caller.principal, { role: 'owner' });
      const before = await requireProvider(this.providers, tx, locked.id, id);
      const { domain, proof, provenAt } = domainIn(before, name);
      if (provenAt !== null) return before;
      // The record that was found may belong to a domain that was removed and added again.
      if (proof !== found.proof) throw new NotFoundError('domain', name);
      await this.providers.setProven(tx, id, domain, this.clock.now());
      tx.audit({
        ...auditedCaller(caller),
        action: 'sign_in_provider.verify',
        target: `sign-in provider ${id}`,
        details: { domain },
      });
      return (await this.providers.byId(id, tx)) as SignInProvider;
    });
    // A demand may now bind people of the domain, whose sessions began without the company.
    if (proven.required) await this.leases.revoke([workspace.id]);
    return proven;
  }
}

function domainIn({ domains }: SignInProvider, name: string): SignInDomain {
  const found = domains.find(({ domain }) => domain === name.trim().toLowerCase());
  if (!found) throw new NotFoundError('domain', name.slice(0, 100));
  return found;
}
