import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../infrastructure/digest.js';
import { joinPage } from '../pages/join-page.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { JoinByInvitation } from '../sign-up/use-cases/join-by-invitation.use-case.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { InvitationsReader, type LinkedInvitation } from '../store/invitations/invitations.reader.js';
import { FormCookies } from './flow/form-cookies.js';
import { OwnForm } from './flow/form-parameters.js';
import { formValue, hasFormField } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { InvitedSignUp } from './invited-sign-up.js';

/** The page of an invitation’s link. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-up/invitation/:secret')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsReader,
    private readonly join: JoinByInvitation,
    private readonly signUp: InvitedSignUp,
    private readonly policy: SignUpPolicy,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get()
  async show(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invitation = await this.invitations.openByDigest(digestOf(secret));
    if (!invitation) return this.gone(reply);
    this.showForm(invitation, secret, this.cookies.ensure(request, reply), reply, {});
  }

  @Post()
  async accept(
    @Param('secret') secret: string,
    @OwnForm() binding: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invitation = await this.invitations.openByDigest(digestOf(secret));
    if (!invitation) return this.gone(reply);
    // Only the form for new people has this field.
    const isNew = hasFormField(request, 'name');
    try {
      const given = { name: formValue(request, 'name'), password: formValue(request, 'password') };
      const unfinished = isNew
        ? await this.signUp.execute(invitation, given, binding, request)
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

  private async joinKnown(invitation: LinkedInvitation, request: FastifyRequest): Promise<undefined> {
    const given = { password: formValue(request, 'password'), code: formValue(request, 'code') };
    await this.join.asKnown(invitation, given, originOf(request));
  }

  private showForm(
    invitation: LinkedInvitation,
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
