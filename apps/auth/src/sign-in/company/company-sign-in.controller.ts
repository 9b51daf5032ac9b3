import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignInAtCompany } from '../../company-sign-in/use-cases/sign-in-at-company.use-case.js';
import { companyPage, continuePage } from '../../pages/company-pages.js';
import { sendPage } from '../../pages/page.js';
import { CompanyPages } from './company-pages.js';
import { FormCookies } from '../flow/form-cookies.js';
import { Pending } from '../flow/form-parameters.js';
import { formValue } from '../flow/form-request.js';
import { FormTokens } from '../flow/form-tokens.js';
import { clientNameOf, type PendingInteraction } from '../flow/interaction.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';
import { PublicBounds } from '../flow/public-bounds.js';

const NO_COMPANY =
  'Enter your work address. If it is right, your company has no sign-in here; use a password.';
const PROOF_ENDED =
  'Your company no longer signs you in: the DNS record of its domain is missing. Ask an owner of the workspace.';

/** The pages on the way to a company’s provider. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/company')
export class CompanySignInController {
  constructor(
    private readonly atCompany: SignInAtCompany,
    private readonly pages: CompanyPages,
    private readonly bounds: PublicBounds,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get()
  show(@Pending() interaction: PendingInteraction, @Res() reply: FastifyReply): void {
    sendPage(reply, companyPage(this.formOf(interaction)));
  }

  /** Reveals which domains are bound to a company, and nothing about accounts. */
  @Post()
  async start(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const email = formValue(request, 'email').trim();
    const found = await this.atCompany.providerOf(email);
    if ('missing' in found) {
      const fault = found.missing === 'proof' ? PROOF_ENDED : NO_COMPANY;
      const form = { ...this.formOf(interaction), email: email.slice(0, 254) };
      return sendPage(reply, companyPage({ ...form, fault: email === '' ? undefined : fault }), 422);
    }
    const { provider } = found;
    await this.bounds.startCompanySignIn(originOf(request));
    await this.pages.orRefuse({ interaction, provider, request, reply }, async () => {
      const browserOf = (): string => this.cookies.ensure(request, reply);
      const url = await this.atCompany.begin(provider, email, { interaction: interaction.uid, browserOf });
      sendPage(reply, continuePage({ url, name: provider.name }));
    });
  }

  private formOf(interaction: PendingInteraction): {
    path: string;
    formToken: string;
    clientName: string | undefined;
  } {
    const { path, uid } = interaction;
    return { path, formToken: this.forms.issue(uid), clientName: clientNameOf(interaction) };
  }
}
