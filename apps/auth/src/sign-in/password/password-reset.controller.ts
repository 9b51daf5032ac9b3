import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Mailer } from '../../mail/mailer.js';
import { messagePage } from '../../pages/message-page.js';
import { pageLanguage } from '../../pages/page-language.js';
import { sendPage } from '../../pages/page.js';
import { forgottenPage, newPasswordPage, resetRequestedPage } from '../../pages/password-pages.js';
import { FormCookies } from '../flow/form-cookies.js';
import { OwnForm } from '../flow/form-parameters.js';
import { formValue } from '../flow/form-request.js';
import { FormTokens } from '../flow/form-tokens.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';
import { PublicBounds } from '../flow/public-bounds.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResetPassword } from './reset-password.js';

@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-in/reset')
export class PasswordResetController {
  constructor(
    private readonly requestReset: RequestPasswordReset,
    private readonly reset: ResetPassword,
    private readonly mailer: Mailer,
    private readonly bounds: PublicBounds,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get()
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(reply, forgottenPage({ formToken: this.forms.issue(this.cookies.ensure(request, reply)) }));
  }

  @Post()
  async request(
    @OwnForm() _binding: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = originOf(request);
    await this.bounds.takeReset(origin);
    this.requestReset.execute(formValue(request, 'email'), origin);
    const page = resetRequestedPage(this.mailer, pageLanguage(request.headers['accept-language']));
    sendPage(reply, page, 202);
  }

  @Get(':secret')
  async showNew(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = await this.reset.accountOf(secret);
    if (!account) return this.gone(reply);
    const formToken = this.forms.issue(this.cookies.ensure(request, reply));
    sendPage(reply, newPasswordPage({ action: `/sign-in/reset/${secret}`, formToken, email: account.email }));
  }

  @Post(':secret')
  async setNew(
    @Param('secret') secret: string,
    @OwnForm() binding: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = originOf(request);
    await this.bounds.takeReset(origin);
    const account = await this.reset.accountOf(secret);
    if (!account) return this.gone(reply);
    try {
      await this.reset.execute(account, secret, formValue(request, 'password'), origin);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
      const form = { action: `/sign-in/reset/${secret}`, formToken: this.forms.issue(binding) };
      return sendPage(reply, newPasswordPage({ ...form, email: account.email, fault: error.message }), 422);
    }
    const done = messagePage({
      title: 'Your password is set',
      sentences: ['You are signed out everywhere. Sign in again.'],
      link: { href: '/boards', text: 'Open Kiban' },
    });
    sendPage(reply, done);
  }

  private gone(reply: FastifyReply): void {
    const page = messagePage({
      title: 'This link is no longer valid',
      sentences: ['It was used, or more than an hour has passed.'],
      link: { href: '/sign-in/reset', text: 'Request a new link' },
    });
    sendPage(reply, page, 404);
  }
}
