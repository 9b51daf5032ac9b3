import type { Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { EndCompanySessions } from '../../proof/ended-access/end-company-sessions.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { SignInProvidersRepository } from '../../store/providers/sign-in-providers.repository.js';
import { lockStanding } from '../../store/rights/standing.js';
import { requireProvider } from './update-sign-in-provider.use-case.js';

/** Members stay, and sign in with a password again; who has none sets one by the mailed link. */
@Injectable()
export class DeleteSignInProvider {
  constructor(
    private readonly providers: SignInProvidersRepository,
    private readonly ending: EndCompanySessions,
  ) {}

  /** Resolves when every replica rejects the sessions that began by it. */
  async execute(caller: Caller, id: number): Promise<void> {
    const { workspace } = caller.principal;
    const ending = {
      scope: { ofProvider: id },
      workspaceId: workspace.id,
      via: 'screen' as const,
      because: 'sign_in_provider.delete',
      origin: caller.origin,
    };
    await this.ending.execute(
      ending,
      async (tx) => {
        await lockStanding(tx, caller.principal, { role: 'owner' });
        const { name, issuer } = await requireProvider(this.providers, tx, workspace.id, id);
        tx.audit({
          ...auditedCaller(caller),
          action: 'sign_in_provider.delete',
          target: `sign-in provider ${id}`,
          details: { name, issuer },
        });
      },
      (tx) => this.providers.delete(tx, id),
    );
  }
}
