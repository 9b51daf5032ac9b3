import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmPage } from '../pages/confirm-page.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { ConfirmSignUp } from '../sign-up/use-cases/confirm-sign-up.use-case.js';
import { CONFIRMATION_HOURS, type PendingSignUp } from '../store/accounts/pending-sign-up.js';
import { newAccount } from '../store/sessions/browser-sessions.js';
import { signedIn } from './flow/interaction.js';
import { go } from './flow/redirect.js';
import { FormCookies } from './flow/form-cookies.js';
import { OwnForm } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import { InteractionGoneError, Interactions } from './flow/interaction.js';
import { PageErrorFilter } from './flow/page-error.filter.js';

/** The page of the link that confirms the address of a new account. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller()
export class ConfirmationController {
  constructor(
    private readonly confirm: ConfirmSignUp,
    private readonly interactions: Interactions,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get(['sign-up/confirm/:secret', 'interaction/:uid/confirm/:secret'])
  async show(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pending = await this.confirm.pendingOf(secret);
    if (!pending) return this.gone(reply);
    this.showForm(request, reply, pending, this.cookies.ensure(request, reply));
  }

  @Post('sign-up/confirm/:secret')
  async create(
    @Param('secret') secret: string,
    @OwnForm() browser: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const accountId = await this.createAccount(secret, browser, request, reply);
    if (accountId !== undefined) this.done(reply);
  }

  /** The link of a sign-up that began during a sign-in, which continues in the same browser. */
  @Post('interaction/:uid/confirm/:secret')
  async createOnTheWay(
    @Param('uid') uid: string,
    @Param('secret') secret: string,
    @OwnForm() browser: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const accountId = await this.createAccount(secret, browser, request, reply);
    if (accountId === undefined) return;
    try {
      const interaction = await this.interactions.read(request, reply, uid);
      if (interaction.details.prompt.name === 'consent') return this.done(reply);
      await this.interactions.changeAccount(interaction, accountId);
      const result = signedIn(interaction, newAccount(accountId));
      go(reply, await this.interactions.finish(interaction, [request, reply], result));
    } catch (error) {
      if (!(error instanceof InteractionGoneError)) throw error;
      this.done(reply);
    }
  }

  /** @returns the account, or undefined when an error page was sent */
  private async createAccount(
    secret: string,
    browser: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<number | undefined> {
    const pending = await this.confirm.pendingOf(secret);
    if (!pending) {
      this.gone(reply);
      return undefined;
    }
    const origin = originOf(request);
    const isProven =
      !this.confirm.needsPassword(pending, browser) ||
      (await this.confirm.hasPassword(pending, formValue(request, 'password'), origin));
    if (!isProven) {
      const fault = 'The password is wrong. Enter the one that you chose when you signed up.';
      this.showForm(request, reply, pending, browser, { fault, status: 403 });
      return undefined;
    }
    try {
      return await this.confirm.execute(secret, pending, origin);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      this.gone(reply);
      return undefined;
    }
  }

  private showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignUp,
    browser: string,
    state: { fault?: string; status?: number } = {},
  ): void {
    const page = confirmPage({
      // The requested path, which is the same for the page and its form.
      action: request.url.split('?')[0] ?? '',
      formToken: this.forms.issue(browser),
      email: pending.account.email,
      name: pending.account.name,
      needsPassword: this.confirm.needsPassword(pending, browser),
      fault: state.fault,
    });
    sendPage(reply, page, state.status ?? 200);
  }

  private done(reply: FastifyReply): void {
    const page = messagePage({
      title: 'Your account is ready',
      sentences: ['If a program sent you here, go back to it and sign in.'],
      link: { href: '/boards', text: 'Open Kiban' },
    });
    sendPage(reply, page, 201);
  }

  private gone(reply: FastifyReply): void {
    const page = messagePage({
      title: 'This link is no longer valid',
      sentences: [
        `It was used, the invitation was withdrawn, or more than ${CONFIRMATION_HOURS} hours have passed.`,
        'If you have already confirmed your address, sign in. Otherwise sign up again.',
      ],
      link: { href: '/boards', text: 'Open Kiban' },
    });
    sendPage(reply, page, 404);
  }
}
