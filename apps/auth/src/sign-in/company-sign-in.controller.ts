import { TooManyRequestsError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EnterByCompany } from '../company-sign-in/use-cases/enter-by-company.use-case.js';
import { SignInAtCompany } from '../company-sign-in/use-cases/sign-in-at-company.use-case.js';
import { companyPage, continuePage, linkPage } from '../pages/company-pages.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { secondStepPage } from '../pages/second-step-page.js';
import { type CompanyIdentity } from '../proof/company/company-identity.js';
import { CompanySignInRefusal } from '../proof/company/company-sign-in-refusal.js';
import { Passwords } from '../proof/passwords/passwords.js';
import { SecondFactorCheck } from '../proof/second-factor/second-factor-check.js';
import { isEmail, type Account } from '../store/accounts/account.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { domainOf, type SignInProvider } from '../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import { CompanyLinkStep } from './company-link-step.js';
import { FinishSignIn, go } from './finish-sign-in.js';
import { FormCookies } from './form-cookies.js';
import { formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { clientNameOf, InteractionGoneError, Interactions, type PendingInteraction } from './interaction.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { PublicBounds } from './public-bounds.js';
import { SecondStep } from './second-step.js';

const NO_COMPANY =
  'Enter your work address. If it is right, your company has no sign-in here; use a password.';
const PROOF_ENDED =
  'Your company no longer signs you in: the DNS record of its domain is missing. Ask an owner of the workspace.';
const STATE = /^[\w-]{43}$/;

interface Visit {
  interaction: PendingInteraction;
  provider: SignInProvider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The pages on the way to a company’s provider and back. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller()
export class CompanySignInController {
  constructor(
    private readonly interactions: Interactions,
    private readonly providers: SignInProvidersReader,
    private readonly atCompany: SignInAtCompany,
    private readonly enter: EnterByCompany,
    private readonly accounts: AccountsReader,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorCheck,
    private readonly passkeys: PasskeysReader,
    private readonly steps: SecondStep,
    private readonly linkSteps: CompanyLinkStep,
    private readonly finish: FinishSignIn,
    private readonly bounds: PublicBounds,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get('interaction/:uid/company')
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    sendPage(reply, companyPage(this.formOf(interaction)));
  }

  /** Reveals which domains are bound to a company, and nothing about accounts. */
  @Post('interaction/:uid/company')
  async start(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const email = formValue(request, 'email').trim();
    const provider = isEmail(email) ? await this.providers.byDomain(domainOf(email)) : undefined;
    if (!provider) {
      const hasEnded = isEmail(email) && (await this.providers.hasLost(domainOf(email)));
      const fault = hasEnded ? PROOF_ENDED : NO_COMPANY;
      const form = { ...this.formOf(interaction), email: email.slice(0, 254) };
      return sendPage(reply, companyPage({ ...form, fault: email === '' ? undefined : fault }), 422);
    }
    await this.bounds.startCompanySignIn(originOf(request));
    await this.orRefuse({ interaction, provider, request, reply }, async () => {
      const browserOf = (): string => this.cookies.ensure(request, reply);
      const url = await this.atCompany.begin(provider, email, { interaction: uid, browserOf });
      sendPage(reply, continuePage({ url, name: provider.name }));
    });
  }

  /**
   * The fixed address to which providers return the browser. The cookie of the interaction has another path, so the browser goes on to
   * there; the response is used there.
   */
  @Get('sign-in/company')
  async back(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const search = searchOf(request);
    const state = stateIn(search);
    const browser = this.cookies.ensure(request, reply);
    const interaction = state && (await this.atCompany.interactionOf({ state, browser }));
    if (!interaction) throw new InteractionGoneError();
    go(reply, `/interaction/${interaction}/company/return${search}`);
  }

  @Get('interaction/:uid/company/return')
  async take(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    const search = searchOf(request);
    const state = stateIn(search);
    const browser = this.cookies.ensure(request, reply);
    const returned = state && (await this.atCompany.take({ state, browser, interaction: uid }));
    if (!returned) throw new InteractionGoneError();
    const visit = { interaction, provider: returned.provider, request, reply };
    await this.orRefuse(visit, async () => {
      const identity = await this.atCompany.identity(returned, { search, state });
      const entered = await this.enter.execute(identity, originOf(request));
      if ('account' in entered) return this.complete(visit, identity, entered.account);
      this.askForPassword(visit, identity, {});
    });
  }

  private formOf(interaction: PendingInteraction): {
    path: string;
    formToken: string;
    clientName: string | undefined;
  } {
    const { path, uid } = interaction;
    return { path, formToken: this.forms.issue(uid), clientName: clientNameOf(interaction) };
  }

  /** The account of the address is used elsewhere too, so its owner confirms the link by its password. */
  @Post('interaction/:uid/company/confirm')
  async confirm(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const identity = this.linkSteps.read(uid, formValue(request, 'step'));
    const provider = identity && (await this.providers.byId(identity.providerId));
    const account = identity && (await this.accounts.byEmail(identity.email));
    if (!provider || !account) return go(reply, interaction.path);
    const visit = { interaction, provider, request, reply };
    const proof = await this.proofOf(visit, account);
    if ('fault' in proof) return this.askForPassword(visit, identity, proof);
    await this.orRefuse(visit, async () => {
      const entered = await this.enter.execute(identity, originOf(request), account);
      if (!('account' in entered)) return go(reply, interaction.path);
      await this.complete(visit, identity, entered.account, proof.withSecondFactor);
    });
  }

  /** The password of an account, and a code if it has a second factor. */
  private async proofOf(
    { request, reply }: Visit,
    account: Account,
  ): Promise<{ withSecondFactor: boolean } | { fault: string; asksCode?: boolean; status: number }> {
    const origin = originOf(request);
    try {
      if (!(await this.passwords.matches(account, formValue(request, 'password'), origin)))
        return { fault: 'The password is wrong. Try again.', status: 403 };
      if (!(await this.factors.isOn(account.id))) return { withSecondFactor: false };
      const code = formValue(request, 'code');
      if (code === '')
        return { fault: 'Enter a code of your authenticator app too.', asksCode: true, status: 403 };
      if (await this.factors.spend(account, code, origin)) return { withSecondFactor: true };
      return { fault: 'The code is wrong or was used before.', asksCode: true, status: 403 };
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      return { fault: error.message, status: 429 };
    }
  }

  /** The company’s sign-in replaces the password, never the second factor of the account. */
  private async complete(
    { interaction, request, reply }: Visit,
    { providerId, subject, sid }: CompanyIdentity,
    account: Account,
    withSecondFactor = false,
  ): Promise<void> {
    const company = { providerId, subject, sid };
    if (withSecondFactor || !(await this.factors.isOn(account.id)))
      return this.finish.execute(interaction, account, withSecondFactor, [request, reply], { company });
    const { path, uid } = interaction;
    const step = this.steps.issue(uid, account, company);
    const offersPasskey = (await this.passkeys.of(account.id)).length > 0;
    sendPage(reply, secondStepPage({ path, formToken: this.forms.issue(uid), step, offersPasskey }));
  }

  private askForPassword(
    { interaction: { path, uid }, provider, reply }: Visit,
    identity: CompanyIdentity,
    { status = 200, ...state }: { fault?: string; asksCode?: boolean; status?: number },
  ): void {
    const page = linkPage({
      path,
      formToken: this.forms.issue(uid),
      email: identity.email,
      providerName: provider.name,
      step: this.linkSteps.issue(uid, identity),
      ...state,
    });
    sendPage(reply, page, status);
  }

  /** Shows why a sign-in is refused, and records it for the owners. */
  private async orRefuse(
    { interaction, provider, request, reply }: Visit,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CompanySignInRefusal)) throw error;
      await this.atCompany.recordRefusal(provider, error, originOf(request));
      const page = messagePage({
        title: 'You are not signed in',
        sentences: [error.message],
        link: { href: interaction.path, text: 'Back to the sign-in' },
      });
      sendPage(reply, page, error.reason === 'unreachable' ? 503 : 403);
    }
  }
}

/** As sent: a repeated parameter must reach the library, which rejects it. */
function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function stateIn(search: string): string | undefined {
  const states = new URLSearchParams(search).getAll('state');
  return states.length === 1 && STATE.test(states[0] ?? '') ? states[0] : undefined;
}
