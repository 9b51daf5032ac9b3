import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Account as ProtocolAccount, FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { BrowserSessions, type PendingSignIn } from '../accounts/browser-sessions.js';

type Login = Record<string, unknown> & { accountId: string };

/** What the sign-in page passes to the protocol library after a correct password. */
export function loginResult(signIn: PendingSignIn): Login {
  const { id, credentialEpoch, signOuts } = signIn;
  return { accountId: String(id), credentialEpoch, signOuts };
}

/** Decides for the protocol library whether an account’s code, token or session is still valid. */
@Injectable()
export class SignedInAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: BrowserSessions,
  ) {}

  /** @param source the code or token that is redeemed; undefined while a browser authorizes */
  readonly find: FindAccount = async (ctx, id, source) => {
    const isActive = /^\d{1,15}$/.test(id) && (await this.accounts.byId(Number(id))) !== undefined;
    if (isActive && (source !== undefined || (await this.mayGoOn(ctx)))) return protocolAccount(id);
    if (source === undefined) forgetSignIn(ctx);
    return undefined;
  };

  /** An existing session is valid if it was found. A new one needs a sign-in that is still valid. */
  private async mayGoOn(ctx: KoaContextWithOIDC): Promise<boolean> {
    const login = ctx.oidc.result?.login as Login | undefined;
    if (!login) return true;
    const signIn = pendingSignIn(login);
    return signIn !== undefined && this.sessions.begin(ctx.oidc.session?.uid ?? '', signIn);
  }
}

/** Undefined for a sign-in of the version before epochs. */
function pendingSignIn(login: Login): PendingSignIn | undefined {
  const { accountId, credentialEpoch, signOuts } = login;
  if (typeof credentialEpoch !== 'number' || typeof signOuts !== 'number') return undefined;
  return { id: Number(accountId), credentialEpoch, signOuts };
}

function protocolAccount(id: string): ProtocolAccount {
  return { accountId: id, claims: () => ({ sub: id }) };
}

/** The browser continues signed out, under an id that was never ended, and must sign in. */
function forgetSignIn(ctx: KoaContextWithOIDC): void {
  const { session } = ctx.oidc;
  if (!session) return;
  delete session.accountId;
  delete session.loginTs;
  delete session.authorizations;
  session.uid = randomBytes(16).toString('base64url');
}
