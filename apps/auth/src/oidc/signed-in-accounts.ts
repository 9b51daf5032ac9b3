import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Account as ProtocolAccount, FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { Notices } from '../proof/notices/notices.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { KnownDevices } from '../store/accounts/known-devices.js';
import {
  BrowserSessions,
  type CompanySession,
  type PendingSignIn,
} from '../store/sessions/browser-sessions.js';
import { originOfContext } from './context-origin.js';
import { DeviceCookie } from './device-cookie.js';

type Login = Record<string, unknown> & { accountId: string };

/** What the sign-in page passes to the protocol library after all that the sign-in needs. */
export function loginResult(signIn: PendingSignIn): Login {
  const { id, credentialEpoch, signOuts, withSecondFactor = false, passkeyId } = signIn;
  const { company, withoutPassword } = signIn;
  const login = { accountId: String(id), credentialEpoch, signOuts, withSecondFactor, passkeyId };
  return { ...login, ...(company ? { company } : {}), ...(withoutPassword ? { withoutPassword } : {}) };
}

/** Decides for the protocol library whether an account’s code, token or session is still valid. */
@Injectable()
export class SignedInAccounts {
  private readonly deviceCookie: DeviceCookie;

  constructor(
    private readonly accounts: AccountsReader,
    private readonly sessions: BrowserSessions,
    private readonly devices: KnownDevices,
    private readonly notices: Notices,
    @Inject(AUTH_CONFIG) config: AuthConfig,
  ) {
    this.deviceCookie = new DeviceCookie(config.PUBLIC_ORIGIN);
  }

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
    if (!signIn) return false;
    const origin = originOfContext(ctx);
    if (!(await this.sessions.begin(ctx.oidc.session?.uid ?? '', signIn, origin))) return false;
    const isNew = await this.devices.note(signIn.id, this.deviceCookie.keep(ctx));
    if (isNew) this.notices.send({ kind: 'new_device' }, signIn.id, origin);
    return true;
  }
}

/** Undefined for a sign-in of the version before epochs. */
function pendingSignIn(login: Login): PendingSignIn | undefined {
  const { accountId, credentialEpoch, signOuts, passkeyId } = login;
  if (typeof credentialEpoch !== 'number' || typeof signOuts !== 'number') return undefined;
  return {
    id: Number(accountId),
    credentialEpoch,
    signOuts,
    withSecondFactor: login['withSecondFactor'] === true,
    passkeyId: typeof passkeyId === 'number' ? passkeyId : undefined,
    // Written by this service only, like the other properties.
    company: login['company'] as CompanySession | undefined,
    withoutPassword: login['withoutPassword'] === true,
  };
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
