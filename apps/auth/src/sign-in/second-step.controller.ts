import { DomainError, TooManyRequestsError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../pages/page.js';
import { secondStepPage, type SecondStepForm } from '../pages/second-step-page.js';
import { SecondFactorCheck } from '../proof/second-factor/second-factor-check.js';
import type { Account } from '../store/accounts/account.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { go } from './flow/redirect.js';
import { Pending } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import type { PendingInteraction } from './flow/interaction.js';
import { COMPANY_SIGNS_IN, NextStep } from './flow/next-step.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { SecondStep } from './flow/second-step.js';

/** The page for the code of the second factor, after the right password or the company’s sign-in. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/second-step')
export class SecondStepController {
  constructor(
    private readonly steps: SecondStep,
    private readonly check: SecondFactorCheck,
    private readonly passkeys: PasskeysReader,
    private readonly nextStep: NextStep,
    private readonly forms: FormTokens,
  ) {}

  /** A reloaded page: the form was not sent again, so the password is needed again. */
  @Get()
  async show(@Pending() { path }: PendingInteraction, @Res() reply: FastifyReply): Promise<void> {
    go(reply, path);
  }

  @Post()
  async enter(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const step = formValue(request, 'step');
    const account = await this.accountOf(interaction, step, reply);
    if (!account) return;
    const offersPasskey = (await this.passkeys.of(account.id)).length > 0;
    const ask = (fault: string, status: number): void =>
      this.ask(interaction, { step, offersPasskey, fault }, reply, status);
    try {
      if (await this.check.spend(account, formValue(request, 'code'), originOf(request)))
        return await this.goOn(interaction, account, [request, reply], ask);
      ask('The code is wrong or was used before. Enter the one that the app shows now.', 403);
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      const minutes = Math.ceil(error.retryAfterS / 60);
      const wait = `Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before you try again.`;
      ask(`Too many wrong codes. ${wait}`, 429);
    }
  }

  private async goOn(
    interaction: PendingInteraction,
    account: Account,
    [request, reply]: [FastifyRequest, FastifyReply],
    ask: (fault: string, status: number) => void,
  ): Promise<void> {
    const shown = { ...this.steps.beganBy(formValue(request, 'step')), withSecondFactor: true };
    // A workspace has demanded it since the password was compared.
    if ((await this.nextStep.execute(interaction, account, [request, reply], shown)) === 'company')
      ask(COMPANY_SIGNS_IN, 403);
  }

  /** @returns undefined when the browser was sent back: the password was entered too long ago, or has changed */
  private async accountOf(
    { uid, path }: PendingInteraction,
    step: string,
    reply: FastifyReply,
  ): Promise<Account | undefined> {
    try {
      return await this.steps.accountOf(uid, step);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'wrong_password') throw error;
      go(reply, path);
      return undefined;
    }
  }

  private ask(
    { path, uid }: PendingInteraction,
    form: Pick<SecondStepForm, 'step' | 'offersPasskey' | 'fault'>,
    reply: FastifyReply,
    status: number,
  ): void {
    sendPage(reply, secondStepPage({ path, formToken: this.forms.issue(uid), ...form }), status);
  }
}
