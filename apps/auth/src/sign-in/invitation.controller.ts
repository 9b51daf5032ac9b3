import { DomainError } from '@kiban/contracts';
import { Allow } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { Passwords } from '../accounts/passwords.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { originOf } from '../infrastructure/request-origin.js';
import { AcceptInvitation } from '../invitations/accept-invitation.use-case.js';
import { InvitationsRepository, stateOf, type InvitationRow } from '../invitations/invitations.repository.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { joinPage } from '../pages/password-pages.js';
import { signUpPage } from '../pages/sign-up-page.js';
import { formValue } from './form-request.js';
import { FormCookies } from './form-cookies.js';
import { FormTokens } from './form-tokens.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';

/** Where the link of an invitation leads. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-up/invitation/:secret')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invitation = await this.openInvitation(secret);
    if (!invitation) return this.gone(reply);
    await this.showForm(invitation, secret, this.cookies.ensure(request, reply), reply, {});
  }

  @Post()
  async accept(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const binding = this.cookies.ensure(request, reply);
    requireOwnForm(this.forms, binding, request);
    const invitation = await this.openInvitation(secret);
    if (!invitation) return this.gone(reply);
    const typed = { name: formValue(request, 'name'), password: formValue(request, 'password') };
    const origin = originOf(request);
    try {
      if (await this.accounts.byEmail(invitation.email)) {
        const account = await this.passwords.signIn(invitation.email, typed.password, origin.address);
        if (!account) {
          const fault = 'The password is wrong; send the password of your own account.';
          return await this.showForm(invitation, secret, binding, reply, { fault, status: 403 });
        }
        await this.acceptInvitation.withAccount(invitation, account, origin);
      } else await this.acceptInvitation.withNewAccount(invitation, typed, origin);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
      return this.showForm(invitation, secret, binding, reply, {
        name: typed.name,
        fault: error.message,
        status: 422,
      });
    }
    const done = messagePage({
      title: `You have joined ${invitation.workspace_name}`,
      sentences: ['Sign in to open it, or choose it when you connect an AI client.'],
      link: { href: '/', text: 'Open Kiban' },
    });
    sendPage(reply, done, 201);
  }

  private async openInvitation(secret: string): Promise<InvitationRow | undefined> {
    const invitation = await this.invitations.byDigest(digestOf(secret));
    return invitation && stateOf(invitation, this.clock.now()) === 'open' ? invitation : undefined;
  }

  private async showForm(
    invitation: InvitationRow,
    secret: string,
    binding: string,
    reply: FastifyReply,
    state: { name?: string; fault?: string; status?: number },
  ): Promise<void> {
    const form = {
      action: `/sign-up/invitation/${secret}`,
      formToken: this.forms.issue(binding),
      fault: state.fault,
    };
    const named = { email: invitation.email, workspaceName: invitation.workspace_name };
    const page = (await this.accounts.byEmail(invitation.email))
      ? joinPage({ ...form, ...named })
      : signUpPage({ ...form, name: state.name, invitation: named });
    sendPage(reply, page, state.status ?? 200);
  }

  private gone(reply: FastifyReply): void {
    const page = messagePage({
      title: 'This invitation is not open any more',
      sentences: [
        'It was used, withdrawn, or more than a week has passed. Ask whoever invited you for a new one.',
      ],
    });
    sendPage(reply, page, 404);
  }
}
