import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../../pages/page.js';
import { signInPage } from '../../pages/sign-in-page.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import { FormTokens } from './form-tokens.js';
import { clientNameOf, type PendingInteraction } from './interaction.js';
import { SignInWays } from './sign-in-ways.js';

/** The page on which a person chooses a way to sign in. */
@Injectable()
export class SignInForm {
  constructor(
    private readonly forms: FormTokens,
    private readonly signUps: SignUpPolicy,
    private readonly ways: SignInWays,
  ) {}

  async show(
    interaction: PendingInteraction,
    reply: FastifyReply,
    state: { email?: string | undefined; fault?: string; status?: number },
  ): Promise<void> {
    const form = { path: interaction.path, formToken: this.forms.issue(interaction.uid), email: state.email };
    const entries = await this.ways.entries(form);
    sendPage(
      reply,
      signInPage({
        ...form,
        entries,
        clientName: clientNameOf(interaction),
        offersSignUp: this.signUps.isOpen,
        fault: state.fault,
      }),
      state.status ?? 200,
    );
  }
}
