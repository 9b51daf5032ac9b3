import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../pages/page.js';
import { signInPage } from '../pages/sign-in-page.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import { FormTokens } from './form-tokens.js';
import { clientNameOf, type PendingInteraction } from './interaction.js';

/** The page that asks for the address and the password. */
@Injectable()
export class SignInForm {
  constructor(
    private readonly forms: FormTokens,
    private readonly signUps: SignUpPolicy,
    private readonly companies: SignInProvidersReader,
  ) {}

  async show(
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
