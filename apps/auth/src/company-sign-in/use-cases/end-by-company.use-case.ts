import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { LogoutTokens } from '../../proof/company/logout-tokens.js';
import { EndCompanySessions } from '../../proof/ended-access/end-company-sessions.js';
import { SignInProvidersReader } from '../../store/providers/sign-in-providers.reader.js';
import { CompanySessionsRepository } from '../../store/sessions/company-sessions.repository.js';

/** Longer than a token is accepted. */
const REMEMBERED_MS = 15 * 60_000;

class UsedTokenError extends Error {}

/** A company’s provider ends sessions of its people (OpenID Connect Back-Channel Logout 1.0). */
@Injectable()
export class EndByCompany {
  constructor(
    private readonly providers: SignInProvidersReader,
    private readonly tokens: LogoutTokens,
    private readonly sessions: CompanySessionsRepository,
    private readonly ending: EndCompanySessions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param logoutToken as the provider sent it
   * @returns false when there is no such provider, or the token is not valid or was used before
   */
  async execute(providerId: number, logoutToken: string, origin: RequestOrigin): Promise<boolean> {
    const provider = await this.providers.byId(providerId);
    const logout = provider && (await this.tokens.read(provider, logoutToken));
    if (!logout) return false;
    const { jti, subject, sid } = logout;
    const ending = {
      scope: { ofPerson: { providerId, subject, sid } },
      workspaceId: provider.workspaceId,
      via: 'company logout' as const,
      because: 'company_logout',
      origin,
    };
    try {
      await this.ending.execute(ending, async (tx) => {
        const until = new Date(this.clock.now().getTime() + REMEMBERED_MS);
        if (!(await this.sessions.useToken(tx, providerId, digestOf(jti), until))) throw new UsedTokenError();
      });
      return true;
    } catch (error) {
      if (!(error instanceof UsedTokenError)) throw error;
      return false;
    }
  }
}
