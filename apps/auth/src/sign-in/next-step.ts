import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../pages/page.js';
import { secondStepPage } from '../pages/second-step-page.js';
import { SecondFactorCheck } from '../proof/second-factor/second-factor-check.js';
import type { Account } from '../store/accounts/account.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import type { CompanySession } from '../store/sessions/browser-sessions.js';
import { FinishSignIn } from './finish-sign-in.js';
import { FormTokens } from './form-tokens.js';
import type { PendingInteraction } from './interaction.js';
import { SecondStep } from './second-step.js';

/** After the password or the company’s sign-in: neither replaces the second factor of the account. */
@Injectable()
export class NextStep {
  constructor(
    private readonly factors: SecondFactorCheck,
    private readonly passkeys: PasskeysReader,
    private readonly steps: SecondStep,
    private readonly forms: FormTokens,
    private readonly finish: FinishSignIn,
  ) {}

  /**
   * Asks for a code, or finishes.
   * @param proven what replaced the password, and whether a code was verified already
   */
  async execute(
    interaction: PendingInteraction,
    account: Account,
    [request, reply]: [FastifyRequest, FastifyReply],
    { company, withSecondFactor = false }: { company?: CompanySession; withSecondFactor?: boolean } = {},
  ): Promise<void> {
    if (withSecondFactor || !(await this.factors.isOn(account.id)))
      return this.finish.execute(interaction, account, withSecondFactor, [request, reply], { company });
    const { path, uid } = interaction;
    const step = this.steps.issue(uid, account, company);
    const offersPasskey = (await this.passkeys.of(account.id)).length > 0;
    sendPage(reply, secondStepPage({ path, formToken: this.forms.issue(uid), step, offersPasskey }));
  }
}
