import { ValidationError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../pages/page.js';
import { signUpPage } from '../pages/sign-up-page.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { AcceptedSignUp } from './accepted-sign-up.js';
import { go } from './flow/redirect.js';
import { FormCookies } from './flow/form-cookies.js';
import { OwnForm, Pending } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import type { PendingInteraction } from './flow/interaction.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { PublicBounds } from './flow/public-bounds.js';

interface Form {
  /** Path of the pages; the mailed links begin with it. */
  path: string;
  action: string;
  /** The value that the form is bound to. */
  binding: string;
  back?: string;
}

/** Handles sign-ups: independent ones, and those during a sign-in that continues once the address is confirmed. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller()
export class SignUpController {
  constructor(
    private readonly acceptedSignUp: AcceptedSignUp,
    private readonly policy: SignUpPolicy,
    private readonly bounds: PublicBounds,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get('sign-up')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.policy.requireOpen();
    const formToken = this.forms.issue(this.cookies.ensure(request, reply));
    sendPage(reply, signUpPage({ action: '/sign-up', formToken }));
  }

  @Post('sign-up')
  async signUp(
    @OwnForm() browser: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.take(request, reply, browser, { path: '/sign-up', action: '/sign-up', binding: browser });
  }

  @Get('interaction/:uid/sign-up')
  async showOnTheWay(
    @Pending() { uid, path }: PendingInteraction,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.policy.requireOpen();
    const formToken = this.forms.issue(uid);
    sendPage(reply, signUpPage({ action: `${path}/sign-up`, formToken, back: path }));
  }

  @Post('interaction/:uid/sign-up')
  async signUpOnTheWay(
    @Pending() { uid, path, details }: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (details.prompt.name === 'consent') return go(reply, path);
    const browser = this.cookies.ensure(request, reply);
    await this.take(request, reply, browser, { path, action: `${path}/sign-up`, binding: uid, back: path });
  }

  private async take(
    request: FastifyRequest,
    reply: FastifyReply,
    browser: string,
    { path, binding, ...shown }: Form,
  ): Promise<void> {
    this.policy.requireOpen();
    const origin = originOf(request);
    const typed = { email: formValue(request, 'email'), name: formValue(request, 'name') };
    const workspaceName = formValue(request, 'workspaceName');
    try {
      const person = { ...typed, password: formValue(request, 'password') };
      const signUp = { person, purpose: { workspaceName }, browser, path };
      const page = await this.bounds.signUp(origin, () => this.acceptedSignUp.accept(signUp, request));
      return sendPage(reply, page, 202);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const formToken = this.forms.issue(binding);
      const form = { ...typed, workspaceName, ...shown, formToken, fault: error.message };
      return sendPage(reply, signUpPage(form), 422);
    }
  }
}
