import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/page.js';
import { passkeyPage } from '../../pages/passkey-page.js';
import { secondStepPage } from '../../pages/second-step-page.js';
import { PasskeyRejectedError } from '../../proof/passkeys/web-authn.js';
import type { Account } from '../../store/accounts/account.js';
import { go } from '../flow/redirect.js';
import { Pending } from '../flow/form-parameters.js';
import { formValue, hasFormField } from '../flow/form-request.js';
import { FormTokens } from '../flow/form-tokens.js';
import type { PendingInteraction } from '../flow/interaction.js';
import { COMPANY_SIGNS_IN, NextStep } from '../flow/next-step.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';
import { PublicBounds } from '../flow/public-bounds.js';
import { SecondStep } from '../flow/second-step.js';
import { PasskeyWay } from './passkey-way.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';

/** A sign-in by a passkey: alone, or in place of the code after the password. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/passkey')
export class PasskeyController {
  constructor(
    private readonly passkey: SignInByPasskey,
    private readonly steps: SecondStep,
    private readonly forms: FormTokens,
    private readonly bounds: PublicBounds,
    private readonly nextStep: NextStep,
    private readonly way: PasskeyWay,
  ) {}

  /** A reloaded page: the form was not sent again. */
  @Get()
  async show(@Pending() { path }: PendingInteraction, @Res() reply: FastifyReply): Promise<void> {
    go(reply, path);
  }

  /** What the browser needs to use a passkey. After the password it names those of the account. */
  @Post('options')
  async options(
    @Pending() { uid }: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.bounds.usePasskey(originOf(request));
    const publicKey = await this.passkey.begin(uid, await this.accountOfStep(uid, request));
    void reply.status(200).header('cache-control', 'no-store').send({ publicKey });
  }

  @Post()
  async signIn(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { uid } = interaction;
    try {
      const account = await this.accountOfStep(uid, request);
      // After the password or another way, or alone.
      const began = account ? this.steps.beganBy(formValue(request, 'step')) : { way: this.way };
      const text = formValue(request, 'credential');
      const signedIn = await this.passkey.execute(uid, { text, account }, originOf(request));
      const shown = { ...began, withSecondFactor: true, passkeyId: signedIn.passkeyId };
      const outcome = await this.nextStep.execute(interaction, signedIn.account, [request, reply], shown);
      if (outcome === 'company') this.reject(interaction, COMPANY_SIGNS_IN, request, reply);
    } catch (error) {
      if (error instanceof PasskeyRejectedError)
        return this.reject(interaction, error.message, request, reply);
      // The password was entered too long ago, or has changed.
      if (!(error instanceof DomainError) || error.code !== 'wrong_password') throw error;
      go(reply, interaction.path);
    }
  }

  /** @returns undefined for a sign-in by the passkey alone. @throws DomainError when the password must be entered again */
  private async accountOfStep(uid: string, request: FastifyRequest): Promise<Account | undefined> {
    return hasFormField(request, 'step') ? this.steps.accountOf(uid, formValue(request, 'step')) : undefined;
  }

  private reject(
    { path, uid }: PendingInteraction,
    fault: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const form = { path, formToken: this.forms.issue(uid), fault };
    const page = hasFormField(request, 'step')
      ? secondStepPage({ ...form, step: formValue(request, 'step'), offersPasskey: true })
      : passkeyPage(form);
    sendPage(reply, page, 403);
  }
}
