import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginResult } from '../oidc/signed-in-accounts.js';
import type { Account } from '../store/accounts/account.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import type { PendingSignIn } from '../store/sessions/browser-sessions.js';
import { Interactions, type PendingInteraction } from './interaction.js';

/** The end of every sign-in: the browser gets its session and goes on with the client’s request. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly interactions: Interactions,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * @param withSecondFactor whether a code was verified beside the password, or a passkey
   * @param instead what replaced the password
   */
  async execute(
    interaction: PendingInteraction,
    account: Account,
    withSecondFactor: boolean,
    [request, reply]: [FastifyRequest, FastifyReply],
    instead: Pick<PendingSignIn, 'company' | 'passkeyId'> = {},
  ): Promise<void> {
    const via = viaOf(withSecondFactor, instead);
    await this.audit.append(account.email, 'session.start', originOf(request), via);
    await this.interactions.changeAccount(interaction, account.id);
    const result = signedIn(interaction, { ...account, withSecondFactor, ...instead });
    go(reply, await this.interactions.finish(request, reply, result));
  }
}

function viaOf(
  withSecondFactor: boolean,
  { company, passkeyId }: Pick<PendingSignIn, 'company' | 'passkeyId'>,
): 'company sign-in' | 'passkey' | 'password' | 'second factor' {
  if (company) return 'company sign-in';
  if (passkeyId !== undefined) return 'passkey';
  return withSecondFactor ? 'second factor' : 'password';
}

/** The result of an account choice, for either of the two prompts. */
export function signedIn(interaction: PendingInteraction, signIn: PendingSignIn): Record<string, object> {
  const login = loginResult(signIn);
  return interaction.details.prompt.name === 'select_account' ? { login, select_account: {} } : { login };
}

/** 303: the browser continues with GET and does not send the form again. */
export function go(reply: FastifyReply, location: string): void {
  void reply.status(303).header('location', location).header('cache-control', 'no-store').send();
}
