import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/page.js';
import { secondStepPage } from '../../pages/second-step-page.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountAudit } from '../../store/audit/account-audit.js';
import type { PendingSignIn } from '../../store/sessions/browser-sessions.js';
import { FormTokens } from './form-tokens.js';
import { Interactions, signedIn, type PendingInteraction } from './interaction.js';
import { go } from './redirect.js';
import { SecondStep } from './second-step.js';
import { SignInDemandsReader } from './sign-in-demands.reader.js';
import { nextStep } from './sign-in-policy.js';
import type { SignInWay } from './sign-in-ways.js';

/** Where the page of the present step cannot go on. */
export const COMPANY_SIGNS_IN = 'Your company signs you in. Start again, and choose your company.';

/** What was shown so far, and what replaced the password. */
export interface Shown extends Pick<PendingSignIn, 'company' | 'passkeyId'> {
  /** What began the sign-in. */
  readonly way: SignInWay;
  /** Whether a code or a passkey was shown beside it. */
  readonly withSecondFactor: boolean;
}

type Exchange = readonly [FastifyRequest, FastifyReply];

/** After each proof of a sign-in: the page for what it still needs, or its end. */
@Injectable()
export class NextStep {
  constructor(
    private readonly demands: SignInDemandsReader,
    private readonly steps: SecondStep,
    private readonly forms: FormTokens,
    private readonly interactions: Interactions,
    private readonly audit: AccountAudit,
  ) {}

  /** @returns `company` when only the company’s sign-in goes on: then nothing was sent */
  async execute(
    interaction: PendingInteraction,
    account: Account,
    exchange: Exchange,
    shown: Shown,
  ): Promise<'sent' | 'company'> {
    const { way, passkeyId } = shown;
    const { offersPasskey, ...demands } = await this.demands.of(account.id);
    const step = nextStep(demands, { ...shown, proof: way.proof });
    if (step === 'company') {
      const [name, via] = passkeyId === undefined ? [way.name, way.via] : (['passkey', 'passkey'] as const);
      await this.audit.append(account.email, `${name}.refused`, originOf(exchange[0]), via);
      return 'company';
    }
    if (step === 'second factor') {
      const { path, uid } = interaction;
      const form = { path, formToken: this.forms.issue(uid), step: this.steps.issue(uid, account, shown) };
      sendPage(exchange[1], secondStepPage({ ...form, offersPasskey }));
    } else await this.finish(interaction, account, exchange, shown);
    return 'sent';
  }

  /** The end of every sign-in: the browser gets its session and goes on with the client’s request. */
  private async finish(
    interaction: PendingInteraction,
    account: Account,
    [request, reply]: Exchange,
    shown: Shown,
  ): Promise<void> {
    const { way, withSecondFactor, passkeyId, company } = shown;
    await this.audit.append(account.email, 'session.start', originOf(request), viaOf(shown));
    await this.interactions.changeAccount(interaction, account.id);
    const withoutPassword = way.name !== 'password';
    const signIn = { ...account, withSecondFactor, passkeyId, company, withoutPassword };
    const result = signedIn(interaction, signIn);
    go(reply, await this.interactions.finish(interaction, [request, reply], result));
  }
}

function viaOf({ way, withSecondFactor, passkeyId }: Shown): string {
  if (way.proof.ofCompany) return way.via;
  if (passkeyId !== undefined) return 'passkey';
  return withSecondFactor ? 'second factor' : way.via;
}
