import { Allow, originOf } from '@kiban/http-kit';
import { TooManyRequestsError, ValidationError, type GrantedScope } from '@kiban/contracts';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../infrastructure/digest.js';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { allowPage, noWorkspacePage, workspacePage } from '../pages/allow-page.js';
import { sendPage } from '../pages/page.js';
import { secondStepPage } from '../pages/second-step-page.js';
import { signInPage } from '../pages/sign-in-page.js';
import { Passwords } from '../proof/passwords/passwords.js';
import type { Account } from '../store/accounts/account.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { SecondFactorsReader } from '../store/factors/second-factors.reader.js';
import { ConnectionsReader } from '../store/grants/connections.reader.js';
import { MembersReader, type Membership } from '../store/members/members.reader.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import { SessionRight } from '../store/rights/session-right.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';
import { allowedBy, clientPart, grantableTo, workspaceChoice } from './client-choice.js';
import { FinishSignIn, go } from './finish-sign-in.js';
import { formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { GiveAccess } from './give-access.js';
import { clientNameOf, Interactions, type PendingInteraction } from './interaction.js';
import { openedWithoutChoice } from './opened-workspace.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { refusalSentence } from './refused-access.js';
import { SecondStep } from './second-step.js';
import { setUpPath } from './set-up.controller.js';

/** The pages while a client waits: sign in, choose a workspace, allow. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid')
export class InteractionController {
  constructor(
    private readonly interactions: Interactions,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsReader,
    private readonly members: MembersReader,
    private readonly connections: ConnectionsReader,
    private readonly forms: FormTokens,
    private readonly giveAccess: GiveAccess,
    private readonly server: AuthorizationServer,
    private readonly signUps: SignUpPolicy,
    private readonly factors: SecondFactorsReader,
    private readonly sessionRight: SessionRight,
    private readonly passkeys: PasskeysReader,
    private readonly steps: SecondStep,
    private readonly finish: FinishSignIn,
    private readonly companies: SignInProvidersReader,
    private readonly companySessions: CompanySessionsReader,
    private readonly audit: AccountAudit,
  ) {}

  @Get()
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return this.showSignIn(interaction, reply, {
        email: stringOf(interaction.details.params['login_hint']),
      });
    return this.showChoice(interaction, interaction.accountId, request, reply);
  }

  @Post('sign-in')
  async signIn(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const email = formValue(request, 'email').trim();
    const origin = originOf(request);
    try {
      const account = await this.passwords.signIn(email, formValue(request, 'password'), origin);
      if (!account)
        return await this.showSignIn(interaction, reply, {
          email,
          fault: 'The e-mail address or the password is wrong. Check both and try again.',
          status: 403,
        });
      if (await this.companySessions.needsCompany(account.id)) {
        await this.audit.append(account.email, 'password.refused', origin);
        return await this.showSignIn(interaction, reply, {
          email,
          fault: 'Your company signs you in. Press “Continue with your company”.',
          status: 403,
        });
      }
      if (await this.factors.isOn(account.id)) return await this.askForCode(interaction, account, reply);
      await this.finish.execute(interaction, account, false, [request, reply]);
    } catch (error) {
      if (error instanceof ValidationError)
        return this.showSignIn(interaction, reply, { fault: error.message, status: 422 });
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      const minutes = Math.ceil(error.retryAfterS / 60);
      await this.showSignIn(interaction, reply, {
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
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    await this.interactions.startOver(interaction);
    go(reply, interaction.path);
  }

  @Post('workspace')
  async openWorkspace(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    if (!interaction.isScreen) return go(reply, interaction.path);
    return this.give(interaction, request, reply, () => true);
  }

  @Post('allow')
  async allow(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    return this.give(interaction, request, reply, allowedBy(formValue(request, 'access')));
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
    interaction: PendingInteraction,
    request: FastifyRequest,
    reply: FastifyReply,
    isAllowed: (scope: GrantedScope) => boolean,
  ): Promise<void> {
    // The choice counts only for the person who received it: signed in, and at the consent step.
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return go(reply, interaction.path);
    const chosen = formValue(request, 'workspaceId');
    const workspaceId = /^[1-9]\d{0,14}$/.test(chosen) ? Number(chosen) : undefined;
    const memberships = await this.membershipsOf(interaction, interaction.accountId);
    const membership = memberships.find((each) => each.workspaceId === workspaceId);
    const scopes = grantableTo(membership?.role, interaction.scopes).filter(isAllowed);
    if (membership && (await this.lacksFactor(interaction, membership)))
      return go(reply, setUpPath(interaction));
    const { accountId } = interaction;
    const given =
      membership && scopes.length > 0
        ? await this.giveAccess.execute(interaction, { accountId, ...membership, scopes }, request, reply)
        : undefined;
    if (given && 'next' in given) return go(reply, given.next);
    const fault =
      membership && given
        ? refusalSentence(given.refused, membership, interaction)
        : 'Choose one of your workspaces.';
    return this.showChoice(interaction, accountId, request, reply, fault);
  }

  private async showChoice(
    interaction: PendingInteraction,
    accountId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    fault?: string,
  ): Promise<void> {
    const [account, memberships] = await Promise.all([
      this.accounts.byId(accountId),
      this.membershipsOf(interaction, accountId),
    ]);
    if (!account) {
      await this.interactions.startOver(interaction);
      return go(reply, interaction.path);
    }
    const signedIn = {
      path: interaction.path,
      formToken: this.forms.issue(interaction.uid),
      email: account.email,
    };
    if (memberships.length === 0)
      return sendPage(reply, noWorkspacePage({ ...signedIn, clientName: clientNameOf(interaction) }), 403);
    const opened = openedWithoutChoice(interaction, memberships);
    if (opened && fault === undefined) {
      if (await this.lacksFactor(interaction, opened)) return go(reply, setUpPath(interaction));
      const access = { accountId, ...opened, scopes: interaction.scopes };
      const given = await this.giveAccess.execute(interaction, access, request, reply);
      if ('next' in given) return go(reply, given.next);
      fault = refusalSentence(given.refused, opened, interaction);
    }
    const refusing = await this.refusing(interaction, memberships);
    const form = {
      ...signedIn,
      choices: memberships.map((each) => workspaceChoice(each, refusing)),
      fault,
    };
    if (interaction.isScreen) return sendPage(reply, workspacePage(form), fault ? 422 : 200);
    sendPage(
      reply,
      allowPage({
        ...form,
        ...clientPart(interaction, memberships, this.server.config.GRANT_TTL_S),
      }),
      fault ? 422 : 200,
    );
  }

  /** A workspace in deletion opens on the screen alone, where its owners restore it. */
  private async membershipsOf({ isScreen }: PendingInteraction, accountId: number): Promise<Membership[]> {
    const memberships = await this.members.ofAccount(accountId);
    return memberships.filter(({ deletionAt }) => isScreen || deletionAt === null);
  }

  private async refusing(
    { isScreen, client, identity }: PendingInteraction,
    memberships: readonly Membership[],
  ): Promise<ReadonlySet<number>> {
    if (isScreen) return new Set();
    const ids = memberships.map(({ workspaceId }) => workspaceId);
    return this.connections.refusing(ids, { id: client.clientId, host: identity.host });
  }

  /** Whether the workspace demands a second factor, which neither the account nor the session has. */
  private async lacksFactor(
    { accountId = 0, details }: PendingInteraction,
    { workspaceId }: Pick<Membership, 'workspaceId'>,
  ): Promise<boolean> {
    const sessionHash = details.session ? digestOf(details.session.uid) : null;
    return (await this.sessionRight.refusal({ accountId, sessionHash }, workspaceId)) === 'second_factor';
  }

  private async askForCode(
    { path, uid }: PendingInteraction,
    account: Account,
    reply: FastifyReply,
  ): Promise<void> {
    const step = this.steps.issue(uid, account);
    const offersPasskey = (await this.passkeys.of(account.id)).length > 0;
    sendPage(reply, secondStepPage({ path, formToken: this.forms.issue(uid), step, offersPasskey }));
  }

  private async showSignIn(
    interaction: PendingInteraction,
    reply: FastifyReply,
    state: { email?: string | undefined; fault?: string; status?: number },
  ): Promise<void> {
    const offersCompany = await this.companies.isOffered();
    sendPage(
      reply,
      signInPage({
        path: interaction.path,
        formToken: this.forms.issue(interaction.uid),
        clientName: clientNameOf(interaction),
        email: state.email,
        offersSignUp: this.signUps.isOpen,
        offersCompany,
        fault: state.fault,
      }),
      state.status ?? 200,
    );
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 254) : undefined;
}
