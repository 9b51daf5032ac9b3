import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { joinPage } from '../pages/join-page.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage, type Page } from '../pages/page.js';
import { NewAccounts } from '../proof/passwords/new-accounts.js';
import { Passwords } from '../proof/passwords/passwords.js';
import { SecondFactorCheck } from '../proof/second-factor/second-factor-check.js';
import { AcceptInvitation } from '../sign-up/use-cases/accept-invitation.use-case.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { InvitationsReader, stateOf, type Invitation } from '../store/invitations/invitations.reader.js';
import { AcceptedSignUp } from './accepted-sign-up.js';
import { FormCookies } from './form-cookies.js';
import { formValue, hasFormField } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { PublicBounds } from './public-bounds.js';

type OpenInvitation = Invitation & { proven: boolean };

/** The page of an invitation’s link. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-up/invitation/:secret')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsReader,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly acceptedSignUp: AcceptedSignUp,
    private readonly newAccounts: NewAccounts,
    private readonly policy: SignUpPolicy,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactorCheck,
    private readonly bounds: PublicBounds,
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
    this.showForm(invitation, secret, this.cookies.ensure(request, reply), reply, {});
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
    // Only the form for new people has this field.
    const isNew = hasFormField(request, 'name');
    try {
      const unfinished = isNew
        ? await this.joinNew(invitation, request, binding)
        : await this.joinKnown(invitation, request);
      if (unfinished) return sendPage(reply, unfinished, 202);
    } catch (error) {
      const isRejected =
        error instanceof DomainError &&
        ['validation_failed', 'wrong_password', 'wrong_code'].includes(error.code);
      if (!isRejected) throw error;
      const name = formValue(request, 'name');
      const state = { name, fault: error.message, asksCode: error.code === 'wrong_code' };
      return this.showForm(invitation, secret, binding, reply, { ...state, status: isNew ? 422 : 403 });
    }
    const done = messagePage({
      title: `You have joined ${invitation.workspaceName}`,
      sentences: ['Sign in to open it, or choose it when you connect an AI client.'],
      link: { href: '/boards', text: 'Open Kiban' },
    });
    sendPage(reply, done, 201);
  }

  /** @returns a page when the address must be confirmed first, because the link came from the inviter and not by mail */
  private async joinNew(
    invitation: OpenInvitation,
    request: FastifyRequest,
    browser: string,
  ): Promise<Page | undefined> {
    this.policy.requireInvited();
    const origin = originOf(request);
    const { email } = invitation;
    const person = { email, name: formValue(request, 'name'), password: formValue(request, 'password') };
    return this.bounds.signUp(origin, async () => {
      if (!invitation.proven) {
        const purpose = { invitationId: invitation.id };
        return this.acceptedSignUp.accept({ person, purpose, browser, path: '/sign-up' }, request);
      }
      this.policy.requireDomain(email);
      const account = await this.newAccounts.prepare(person, origin.address);
      await this.acceptInvitation.withNewAccount(invitation, account, origin);
      return undefined;
    });
  }

  private async joinKnown(invitation: OpenInvitation, request: FastifyRequest): Promise<undefined> {
    const origin = originOf(request);
    const account = await this.passwords.signIn(invitation.email, formValue(request, 'password'), origin);
    if (!account)
      throw new DomainError('wrong_password', 'No account matches this address and password. Try again.');
    if (await this.secondFactor.isOn(account.id)) {
      const code = formValue(request, 'code');
      if (code === '') throw new DomainError('wrong_code', 'Enter a code of your authenticator app too.');
      await this.secondFactor.require(account, code, origin);
    }
    await this.acceptInvitation.withAccount(invitation, account, origin);
    return undefined;
  }

  private async openInvitation(secret: string): Promise<OpenInvitation | undefined> {
    const invitation = await this.invitations.byDigest(digestOf(secret));
    return invitation && stateOf(invitation, this.clock.now()) === 'open' ? invitation : undefined;
  }

  private showForm(
    invitation: OpenInvitation,
    secret: string,
    binding: string,
    reply: FastifyReply,
    state: { name?: string; fault?: string; asksCode?: boolean; status?: number },
  ): void {
    const page = joinPage({
      action: `/sign-up/invitation/${secret}`,
      formToken: this.forms.issue(binding),
      email: invitation.email,
      workspaceName: invitation.workspaceName,
      takesNew: this.policy.takesInvited,
      name: state.name,
      fault: state.fault,
      asksCode: state.asksCode,
    });
    sendPage(reply, page, state.status ?? 200);
  }

  private gone(reply: FastifyReply): void {
    const page = messagePage({
      title: 'This invitation is no longer open',
      sentences: [
        'It was used or withdrawn, or it has expired after a week. Ask your inviter for a new one.',
      ],
    });
    sendPage(reply, page, 404);
  }
}
