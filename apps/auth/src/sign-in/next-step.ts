import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../pages/page.js';
import { secondStepPage } from '../pages/second-step-page.js';
import type { Account } from '../store/accounts/account.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import type { PendingSignIn } from '../store/sessions/browser-sessions.js';
import { FinishSignIn } from './finish-sign-in.js';
import { FormTokens } from './form-tokens.js';
import type { PendingInteraction } from './interaction.js';
import { SecondStep } from './second-step.js';
import { SignInDemandsReader } from './sign-in-demands.reader.js';
import { nextStep, type Proofs } from './sign-in-policy.js';

/** Where the page of the present step cannot go on. */
export const COMPANY_SIGNS_IN = 'Your company signs you in. Start again, and choose your company.';

/** What was shown so far, and what replaced the password. */
export type Shown = Proofs & Pick<PendingSignIn, 'company' | 'passkeyId'>;

/** After each proof of a sign-in: the page for what it still needs, or its end. */
@Injectable()
export class NextStep {
  constructor(
    private readonly demands: SignInDemandsReader,
    private readonly steps: SecondStep,
    private readonly forms: FormTokens,
    private readonly finish: FinishSignIn,
    private readonly audit: AccountAudit,
  ) {}

  /** @returns `company` when only the company’s sign-in goes on: then nothing was sent */
  async execute(
    interaction: PendingInteraction,
    account: Account,
    [request, reply]: [FastifyRequest, FastifyReply],
    shown: Shown,
  ): Promise<'sent' | 'company'> {
    const { offersPasskey, ...demands } = await this.demands.of(account.id);
    const { withSecondFactor, company, passkeyId } = shown;
    const step = nextStep(demands, shown);
    if (step === 'company') {
      const [action, via] =
        passkeyId === undefined
          ? (['password.refused', 'password'] as const)
          : (['passkey.refused', 'passkey'] as const);
      await this.audit.append(account.email, action, originOf(request), via);
      return 'company';
    }
    if (step === 'second factor') {
      const { path, uid } = interaction;
      const form = { path, formToken: this.forms.issue(uid), step: this.steps.issue(uid, account, company) };
      sendPage(reply, secondStepPage({ ...form, offersPasskey }));
    } else
      await this.finish.execute(interaction, account, withSecondFactor, [request, reply], {
        passkeyId,
        company,
      });
    return 'sent';
  }
}
