import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { LogoutTokens } from '../proof/company/logout-tokens.js';
import { EndCompanySessions } from '../proof/ended-access/end-company-sessions.js';
import type { SignInProvider } from '../store/providers/sign-in-provider.js';
import { SignInProvidersRepository } from '../store/providers/sign-in-providers.repository.js';
import { CompanySessionsRepository } from '../store/sessions/company-sessions.repository.js';
import { formValue } from './form-request.js';
import { PublicBounds } from './public-bounds.js';

/** Longer than a token is accepted. */
const REMEMBERED_MS = 15 * 60_000;

class UsedTokenError extends Error {}

/** The address at which a company’s provider ends sessions of its people (OpenID Connect Back-Channel Logout 1.0). */
@ApiExcludeController()
@Allow('public')
@Controller('sign-in/company')
export class CompanyLogoutController {
  constructor(
    private readonly providers: SignInProvidersRepository,
    private readonly tokens: LogoutTokens,
    private readonly sessions: CompanySessionsRepository,
    private readonly ending: EndCompanySessions,
    private readonly bounds: PublicBounds,
    private readonly clock: Clock,
  ) {}

  @Post(':id/logout')
  async logout(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.bounds.companyLogout(originOf(request));
    const provider = /^[1-9]\d{0,14}$/.test(id) ? await this.providers.byId(Number(id)) : undefined;
    const isDone = provider !== undefined && (await this.end(provider, request));
    void reply
      .status(isDone ? 200 : 400)
      .header('cache-control', 'no-store')
      .send(
        isDone
          ? undefined
          : { error: 'invalid_request', error_description: 'The logout token is not valid.' },
      );
  }

  private async end(provider: SignInProvider, request: FastifyRequest): Promise<boolean> {
    const logout = await this.tokens.read(provider, formValue(request, 'logout_token'));
    if (!logout) return false;
    const { jti, subject, sid } = logout;
    const ending = {
      scope: { ofPerson: { providerId: provider.id, subject, sid } },
      workspaceId: provider.workspaceId,
      via: 'company logout' as const,
      because: 'company_logout',
      origin: originOf(request),
    };
    try {
      await this.ending.execute(ending, async (tx) => {
        const until = new Date(this.clock.now().getTime() + REMEMBERED_MS);
        if (!(await this.sessions.useToken(tx, provider.id, digestOf(jti), until)))
          throw new UsedTokenError();
      });
      return true;
    } catch (error) {
      if (!(error instanceof UsedTokenError)) throw error;
      return false;
    }
  }
}
