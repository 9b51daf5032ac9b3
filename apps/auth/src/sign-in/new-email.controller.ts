import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConfirmNewEmail } from '../new-email/use-cases/confirm-new-email.use-case.js';
import { messagePage } from '../pages/message-page.js';
import { newEmailPage } from '../pages/new-email-page.js';
import { sendPage } from '../pages/page.js';
import { FormCookies } from './flow/form-cookies.js';
import { OwnForm } from './flow/form-parameters.js';
import { FormTokens } from './flow/form-tokens.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { PublicBounds } from './flow/public-bounds.js';

/** The page of the links that confirm a new e-mail address. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-in/email')
export class NewEmailPageController {
  constructor(
    private readonly confirm: ConfirmNewEmail,
    private readonly bounds: PublicBounds,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  /** Opening a mailed link confirms nothing, because mail scanners open links too. */
  @Get(':secret')
  async show(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = await this.confirm.open(secret);
    if (!link) return gone(reply);
    const formToken = this.forms.issue(this.cookies.ensure(request, reply));
    const { mailbox, email, account } = link;
    sendPage(
      reply,
      newEmailPage({
        action: `/sign-in/email/${secret}`,
        formToken,
        mailbox,
        from: account.email,
        to: email,
      }),
    );
  }

  @Post(':secret')
  async press(
    @Param('secret') secret: string,
    @OwnForm() _binding: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = originOf(request);
    await this.bounds.takeReset(origin);
    const link = await this.confirm.open(secret);
    if (!link) return gone(reply);
    try {
      const isChanged = await this.confirm.execute(link, secret, origin);
      sendPage(reply, isChanged ? changed(link.email) : waiting());
    } catch (error) {
      if (!(error instanceof DomainError) || !['conflict', 'wrong_password'].includes(error.code))
        throw error;
      gone(reply);
    }
  }
}

const OPEN = { href: '/settings/profile', text: 'Open Kiban' };

const changed = (email: string) =>
  messagePage({
    title: 'Your address is changed',
    sentences: [`From now on, you sign in with ${email}, and mails of Kiban go there.`],
    link: OPEN,
  });

const waiting = () =>
  messagePage({
    title: 'Confirmed',
    sentences: ['Open the link in the other mailbox as well. Then the address changes.'],
  });

function gone(reply: FastifyReply): void {
  const page = messagePage({
    title: 'This link is no longer valid',
    sentences: [
      'It was used, replaced or withdrawn, more than a day has passed, the new address has an account of its own, or your company signs you in by now.',
    ],
    link: OPEN,
  });
  sendPage(reply, page, 404);
}
