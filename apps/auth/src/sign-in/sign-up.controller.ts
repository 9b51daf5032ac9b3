import { DomainError } from '@kiban/contracts';
import { Allow } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newAccount } from '../accounts/browser-sessions.js';
import { originOf } from '../infrastructure/request-origin.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { signUpPage } from '../pages/sign-up-page.js';
import { FoundWorkspace } from '../workspaces/found-workspace.use-case.js';
import { formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { FormCookies } from './form-cookies.js';
import { go, signedIn } from './interaction.controller.js';
import { Interactions } from './interaction.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';

/** Makes an account and its first workspace: on its own, or on the way of a sign-in that then goes on. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller()
export class SignUpController {
  constructor(
    private readonly interactions: Interactions,
    private readonly found: FoundWorkspace,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get('sign-up')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const formToken = this.forms.issue(this.cookies.ensure(request, reply));
    sendPage(reply, signUpPage({ action: '/sign-up', formToken }));
  }

  @Post('sign-up')
  async signUp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const binding = this.cookies.ensure(request, reply);
    requireOwnForm(this.forms, binding, request);
    if (!(await this.create(request, reply, { action: '/sign-up', binding }))) return;
    const done = messagePage({
      title: 'Your account is there',
      sentences: [
        'Your workspace is ready, and you are its owner. If a program sent you here, go back to it and sign in.',
      ],
      link: { href: '/', text: 'Open Kiban' },
    });
    sendPage(reply, done, 201);
  }

  @Get('interaction/:uid/sign-up')
  async showOnTheWay(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    sendPage(
      reply,
      signUpPage({ action: `${asked.path}/sign-up`, formToken: this.forms.issue(uid), back: asked.path }),
    );
  }

  @Post('interaction/:uid/sign-up')
  async signUpOnTheWay(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    if (asked.details.prompt.name === 'consent') return go(reply, asked.path);
    const accountId = await this.create(request, reply, {
      action: `${asked.path}/sign-up`,
      binding: uid,
      back: asked.path,
    });
    if (accountId === undefined) return;
    await this.interactions.changeAccount(asked, accountId);
    go(reply, await this.interactions.finish(request, reply, signedIn(asked, newAccount(accountId))));
  }

  /** @returns the account, or undefined when the form was shown again with what is wrong about it */
  private async create(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { action: string; binding: string; back?: string },
  ): Promise<number | undefined> {
    const typed = {
      email: formValue(request, 'email'),
      name: formValue(request, 'name'),
      workspaceName: formValue(request, 'workspaceName'),
    };
    try {
      const founded = await this.found.execute(
        { ...typed, password: formValue(request, 'password') },
        originOf(request),
      );
      return founded.accountId;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
      const form = { ...typed, ...page, formToken: this.forms.issue(page.binding), fault: error.message };
      sendPage(reply, signUpPage(form), 422);
      return undefined;
    }
  }
}
