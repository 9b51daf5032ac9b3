import { Allow } from '@kiban/http-kit';
import { TooManyRequestsError, ValidationError } from '@kiban/contracts';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { PendingSignIn } from '../accounts/browser-sessions.js';
import { Passwords } from '../accounts/passwords.js';
import { SignUpPolicy } from '../accounts/sign-up-policy.js';
import { AccountAudit } from '../audit/account-audit.js';
import { originOf } from '../infrastructure/request-origin.js';
import { MembersRepository } from '../members/members.repository.js';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { loginResult } from '../oidc/signed-in-accounts.js';
import { allowPage, workspacePage, type WorkspaceChoice } from '../pages/allow-page.js';
import { sendPage } from '../pages/page.js';
import { signInPage } from '../pages/sign-in-page.js';
import { formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { GiveAccess } from './give-access.js';
import { Interactions, type Asked } from './interaction.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';

/** The pages while a client waits: sign in, choose a workspace, allow. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid')
export class InteractionController {
  constructor(
    private readonly interactions: Interactions,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly forms: FormTokens,
    private readonly giveAccess: GiveAccess,
    private readonly server: AuthorizationServer,
    private readonly signUps: SignUpPolicy,
    private readonly audit: AccountAudit,
  ) {}

  @Get()
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    if (asked.details.prompt.name !== 'consent' || asked.accountId === undefined)
      return this.showSignIn(asked, reply, { email: stringOf(asked.details.params['login_hint']) });
    return this.showChoice(asked, asked.accountId, request, reply);
  }

  @Post('sign-in')
  async signIn(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const email = formValue(request, 'email').trim();
    const origin = originOf(request);
    try {
      const account = await this.passwords.signIn(email, formValue(request, 'password'), origin);
      if (!account)
        return this.showSignIn(asked, reply, {
          email,
          fault: 'The e-mail address or the password is wrong. Check both and try again.',
          status: 403,
        });
      await this.audit.append(account.email, 'session.start', origin);
      await this.interactions.changeAccount(asked, account.id);
      go(reply, await this.interactions.finish(request, reply, signedIn(asked, account)));
    } catch (error) {
      if (error instanceof ValidationError)
        return this.showSignIn(asked, reply, { fault: error.message, status: 422 });
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      const minutes = Math.ceil(error.retryAfterS / 60);
      this.showSignIn(asked, reply, {
        email,
        fault: `Too many wrong passwords. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before you try again.`,
        status: 429,
      });
    }
  }

  @Post('switch')
  async switchAccount(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    await this.interactions.startOver(asked);
    go(reply, asked.path);
  }

  @Post('workspace')
  async openWorkspace(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    if (!asked.isScreen) return go(reply, asked.path);
    return this.give(asked, request, reply, false);
  }

  @Post('allow')
  async allow(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    return this.give(asked, request, reply, formValue(request, 'access') !== 'write');
  }

  @Post('deny')
  async deny(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const denied = { error: 'access_denied', error_description: 'the person denied the request' };
    go(reply, await this.interactions.finish(request, reply, denied));
  }

  private async give(
    asked: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
    onlyRead: boolean,
  ): Promise<void> {
    // The choice counts only for the person who received it: signed in, and at the consent step.
    if (asked.details.prompt.name !== 'consent' || asked.accountId === undefined)
      return go(reply, asked.path);
    const chosen = formValue(request, 'workspaceId');
    const workspaceId = /^[1-9]\d{0,14}$/.test(chosen) ? Number(chosen) : undefined;
    const memberships = await this.members.ofAccount(asked.accountId);
    const membership = memberships.find((each) => each.workspaceId === workspaceId);
    const scopes = asked.scopes.filter((scope) => !(onlyRead && scope === 'boards:write'));
    const next =
      membership && scopes.length > 0
        ? await this.giveAccess.execute(
            asked,
            { accountId: asked.accountId, workspaceId: membership.workspaceId, scopes },
            request,
            reply,
          )
        : undefined;
    if (next === undefined)
      return this.showChoice(asked, asked.accountId, request, reply, 'Choose one of your workspaces.');
    go(reply, next);
  }

  private async showChoice(
    asked: Asked,
    accountId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    fault?: string,
  ): Promise<void> {
    const [account, memberships] = await Promise.all([
      this.accounts.byId(accountId),
      this.members.ofAccount(accountId),
    ]);
    if (!account) {
      await this.interactions.startOver(asked);
      return go(reply, asked.path);
    }
    const [only] = memberships;
    if (asked.isScreen && only && memberships.length === 1 && fault === undefined) {
      const next = await this.giveAccess.execute(
        asked,
        { accountId, workspaceId: only.workspaceId, scopes: asked.scopes },
        request,
        reply,
      );
      if (next !== undefined) return go(reply, next);
    }
    const form = {
      path: asked.path,
      formToken: this.forms.issue(asked.uid),
      email: account.email,
      choices: memberships.map((each): WorkspaceChoice => ({
        workspaceId: each.workspaceId,
        name: each.workspaceName,
        slug: each.workspaceSlug,
        role: each.role,
      })),
      fault:
        memberships.length === 0
          ? 'You are not a member of any workspace. Ask an owner to invite you.'
          : fault,
    };
    if (asked.isScreen) return sendPage(reply, workspacePage(form), fault ? 422 : 200);
    sendPage(
      reply,
      allowPage({
        ...form,
        clientName: asked.identity.name,
        clientHost: asked.identity.host,
        sentTo: asked.sentTo,
        onThisDevice: asked.onThisDevice,
        canWrite: asked.scopes.includes('boards:write'),
        lifetimeDays: Math.round(this.server.config.GRANT_TTL_S / 86_400),
      }),
      fault ? 422 : 200,
    );
  }

  private showSignIn(
    asked: Asked,
    reply: FastifyReply,
    state: { email?: string | undefined; fault?: string; status?: number },
  ): void {
    sendPage(
      reply,
      signInPage({
        path: asked.path,
        formToken: this.forms.issue(asked.uid),
        clientName: asked.isScreen ? undefined : asked.identity.name,
        email: state.email,
        offersSignUp: this.signUps.isOpen,
        fault: state.fault,
      }),
      state.status ?? 200,
    );
  }
}

/** The result of an account choice, for either of the two prompts. */
export function signedIn(asked: Asked, signIn: PendingSignIn): Record<string, object> {
  const login = loginResult(signIn);
  return asked.details.prompt.name === 'select_account' ? { login, select_account: {} } : { login };
}

/** 303: the browser continues with GET and does not send the form again. */
export function go(reply: FastifyReply, location: string): void {
  void reply.status(303).header('location', location).header('cache-control', 'no-store').send();
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 254) : undefined;
}
