import { Allow } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { signOutPage } from '../pages/password-pages.js';
import { FormCookies } from './form-cookies.js';
import { FormTokens } from './form-tokens.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { SignOut } from './sign-out.js';

/** A sign-in always starts from a client’s request, so this page directs visitors without one. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-in')
export class SignInController {
  constructor(
    private readonly signOut: SignOut,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get()
  show(@Res() reply: FastifyReply): void {
    sendPage(
      reply,
      messagePage({
        title: 'Sign in',
        sentences: ['Open Kiban, or add its MCP address to your AI client. Both lead to the sign-in page.'],
        link: { href: '/boards', text: 'Open Kiban' },
      }),
    );
  }

  @Get('out')
  showOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(reply, signOutPage({ formToken: this.forms.issue(this.cookies.ensure(request, reply)) }));
  }

  @Post('out')
  async out(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    requireOwnForm(this.forms, this.cookies.ensure(request, reply), request);
    await this.signOut.execute(request, reply);
    sendPage(
      reply,
      messagePage({
        title: 'You are signed out',
        sentences: ['This browser no longer has access to your workspace.'],
        link: { href: '/', text: 'Open Kiban' },
      }),
    );
  }
}
