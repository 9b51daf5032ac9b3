import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EnterByCompany } from '../../company-sign-in/use-cases/enter-by-company.use-case.js';
import { SignInAtCompany } from '../../company-sign-in/use-cases/sign-in-at-company.use-case.js';
import { sessionOf } from '../../proof/company/company-identity.js';
import { CompanyPages } from './company-pages.js';
import { CompanyWay } from './company-way.js';
import { go } from '../flow/redirect.js';
import { FormCookies } from '../flow/form-cookies.js';
import { Pending } from '../flow/form-parameters.js';
import { InteractionGoneError, type PendingInteraction } from '../flow/interaction.js';
import { NextStep } from '../flow/next-step.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';

const STATE = /^[\w-]{43}$/;

/** The way back from a company’s provider. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller()
export class CompanyReturnController {
  constructor(
    private readonly atCompany: SignInAtCompany,
    private readonly enter: EnterByCompany,
    private readonly pages: CompanyPages,
    private readonly nextStep: NextStep,
    private readonly cookies: FormCookies,
    private readonly way: CompanyWay,
  ) {}

  /**
   * The fixed address to which providers return the browser. The cookie of the interaction has another path, so the browser goes on to
   * there; the response is used there.
   */
  @Get('sign-in/company')
  async back(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const search = searchOf(request);
    const state = stateIn(search);
    const browser = this.cookies.ensure(request, reply);
    const interaction = state && (await this.atCompany.interactionOf({ state, browser }));
    if (!interaction) throw new InteractionGoneError();
    go(reply, `/interaction/${interaction}/company/return${search}`);
  }

  @Get('interaction/:uid/company/return')
  async take(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const search = searchOf(request);
    const state = stateIn(search);
    const browser = this.cookies.ensure(request, reply);
    const returned = state && (await this.atCompany.take({ state, browser, interaction: interaction.uid }));
    if (!returned) throw new InteractionGoneError();
    const visit = { interaction, provider: returned.provider, request, reply };
    await this.pages.orRefuse(visit, async () => {
      const identity = await this.atCompany.identity(returned, { search, state });
      const entered = await this.enter.execute(identity, originOf(request));
      if (!('account' in entered)) return this.pages.askForPassword(visit, identity, {});
      const company = sessionOf(identity);
      await this.nextStep.execute(interaction, entered.account, [request, reply], {
        way: this.way,
        withSecondFactor: false,
        company,
      });
    });
  }
}

/** As sent: a repeated parameter must reach the library, which rejects it. */
function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function stateIn(search: string): string | undefined {
  const states = new URLSearchParams(search).getAll('state');
  return states.length === 1 && STATE.test(states[0] ?? '') ? states[0] : undefined;
}
