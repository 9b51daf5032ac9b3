import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../pages/page.js';
import { passkeyPage } from '../pages/passkey-page.js';
import { secondStepPage } from '../pages/second-step-page.js';
import { PasskeyChallenges } from '../proof/passkeys/passkey-challenges.js';
import { PasskeySignIn } from '../proof/passkeys/passkey-sign-in.js';
import { PasskeyRejectedError, WebAuthn } from '../proof/passkeys/web-authn.js';
import type { Account } from '../store/accounts/account.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';
import { FinishSignIn, go } from './finish-sign-in.js';
import { formValue, hasFormField } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { Interactions, type PendingInteraction } from './interaction.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { PublicBounds } from './public-bounds.js';
import { SecondStep } from './second-step.js';

/** A sign-in by a passkey: alone, or in place of the code after the password. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/passkey')
export class PasskeyController {
  constructor(
    private readonly interactions: Interactions,
    private readonly passkeys: PasskeysReader,
    private readonly challenges: PasskeyChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly passkeySignIn: PasskeySignIn,
    private readonly steps: SecondStep,
    private readonly forms: FormTokens,
    private readonly bounds: PublicBounds,
    private readonly finish: FinishSignIn,
    private readonly companySessions: CompanySessionsReader,
    private readonly audit: AccountAudit,
  ) {}

  /** A reloaded page: the form was not sent again. */
  @Get()
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    go(reply, (await this.interactions.read(request, reply, uid)).path);
  }

  /** What the browser needs to use a passkey. After the password it names those of the account. */
  @Post('options')
  async options(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    await this.bounds.usePasskey(originOf(request));
    const account = await this.accountOfStep(uid, request);
    const challenge = await this.challenges.issue(bindingOf(uid, account));
    const allowed = account && (await this.passkeys.referencesOf(account.id));
    const publicKey = await this.webAuthn.requestOptions(challenge, allowed);
    void reply.status(200).header('cache-control', 'no-store').send({ publicKey });
  }

  @Post()
  async signIn(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    try {
      const account = await this.accountOfStep(uid, request);
      const attempt = {
        text: formValue(request, 'credential'),
        binding: bindingOf(uid, account),
        accountId: account?.id,
      };
      const signedIn = await this.passkeySignIn.execute(attempt, originOf(request));
      const { passkeyId } = signedIn;
      // After the password, or after the company’s sign-in.
      const company = account && this.steps.companyOf(formValue(request, 'step'));
      if (!company) await this.requireNoCompany(signedIn.account, request);
      await this.finish.execute(interaction, signedIn.account, true, [request, reply], {
        passkeyId,
        company,
      });
    } catch (error) {
      if (error instanceof PasskeyRejectedError) return this.reject(interaction, error, request, reply);
      // The password was entered too long ago, or has changed.
      if (!(error instanceof DomainError) || error.code !== 'wrong_password') throw error;
      go(reply, interaction.path);
    }
  }

  /** @throws PasskeyRejectedError when a workspace of the account demands the sign-in by its company */
  private async requireNoCompany(account: Account, request: FastifyRequest): Promise<void> {
    if (!(await this.companySessions.needsCompany(account.id))) return;
    await this.audit.append(account.email, 'passkey.refused', originOf(request), 'passkey');
    throw new PasskeyRejectedError('Your company signs you in. Start again, and choose your company.');
  }

  /** @returns undefined for a sign-in by the passkey alone. @throws DomainError when the password must be entered again */
  private async accountOfStep(uid: string, request: FastifyRequest): Promise<Account | undefined> {
    return hasFormField(request, 'step') ? this.steps.accountOf(uid, formValue(request, 'step')) : undefined;
  }

  private reject(
    { path, uid }: PendingInteraction,
    { message }: PasskeyRejectedError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const form = { path, formToken: this.forms.issue(uid), fault: message };
    const page = hasFormField(request, 'step')
      ? secondStepPage({ ...form, step: formValue(request, 'step'), offersPasskey: true })
      : passkeyPage(form);
    sendPage(reply, page, 403);
  }
}

/** The interaction belongs to one browser, and its second step to one account. */
function bindingOf(uid: string, account: Account | undefined): string {
  return account ? `second step ${uid} of account ${account.id}` : `sign-in ${uid}`;
}
