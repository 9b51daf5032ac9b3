import { TooManyRequestsError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EnterByCompany } from '../../company-sign-in/use-cases/enter-by-company.use-case.js';
import { sessionOf } from '../../proof/company/company-identity.js';
import { CompanyLink } from './company-link.js';
import { CompanyPages } from './company-pages.js';
import { CompanyWay } from './company-way.js';
import { go } from '../flow/redirect.js';
import { Pending } from '../flow/form-parameters.js';
import { formValue } from '../flow/form-request.js';
import type { PendingInteraction } from '../flow/interaction.js';
import { NextStep } from '../flow/next-step.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';

/** The form in which the owner of an account confirms its link to a company’s sign-in. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/company/confirm')
export class CompanyLinkController {
  constructor(
    private readonly link: CompanyLink,
    private readonly pages: CompanyPages,
    private readonly enter: EnterByCompany,
    private readonly nextStep: NextStep,
    private readonly way: CompanyWay,
  ) {}

  @Post()
  async confirm(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const claim = await this.link.read(interaction.uid, formValue(request, 'step'));
    if (!claim) return go(reply, interaction.path);
    const { identity, provider, account } = claim;
    const visit = { interaction, provider, request, reply };
    const origin = originOf(request);
    const [password, code] = [formValue(request, 'password'), formValue(request, 'code')];
    let proof;
    try {
      proof = await this.link.prove(account, password, code, origin);
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      proof = { fault: error.message, status: 429 };
    }
    if ('fault' in proof) return this.pages.askForPassword(visit, identity, proof);
    const { withSecondFactor } = proof;
    await this.pages.orRefuse(visit, async () => {
      const entered = await this.enter.execute(identity, origin, account);
      if (!('account' in entered)) return go(reply, interaction.path);
      const company = sessionOf(identity);
      await this.nextStep.execute(interaction, entered.account, [request, reply], {
        way: this.way,
        company,
        withSecondFactor,
      });
    });
  }
}
