import type { KoaContextWithOIDC } from 'oidc-provider';
import { digestOf } from '../infrastructure/digest.js';

const LENGTH = 22;
/** In place of an id: the person has signed out, so pages delete what the browser keeps of them (decision 42). */
const SIGNED_OUT = 'signed-out';
/** Browsers keep no cookie for longer. */
const SIGNED_OUT_MAX_AGE_S = 400 * 24 * 60 * 60;

/**
 * A readable cookie beside the HttpOnly one of the session, which changes with each sign-in and ends with it. By it the screen
 * decides whose stored boards to show before it has a token (decision 42). It grants nothing.
 */
export class SignInIdCookie {
  private readonly name: string;
  private readonly options: { path: string; sameSite: 'lax'; secure: boolean };

  constructor(origin: string) {
    const secure = origin.startsWith('https:');
    this.name = secure ? '__Host-kiban-sign-in-id' : 'kiban-sign-in-id';
    this.options = { path: '/', sameSite: 'lax', secure };
  }

  /** Runs around each request of the authorization server: the cookie is as the session that the request leaves. */
  readonly follow = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const session = ctx.oidc?.session;
    if (!session) return;
    const { accountId, uid, exp } = session;
    const options = { ...this.options, httpOnly: false, signed: false };
    if (accountId !== undefined && exp !== undefined)
      ctx.cookies.set(this.name, idOf(accountId, uid), { ...options, expires: new Date(exp * 1_000) });
    else if (![undefined, SIGNED_OUT].includes(ctx.cookies.get(this.name)))
      ctx.cookies.set(this.name, null, options);
  };

  /** @returns the header that says that the person has signed out, until the next sign-in */
  signedOut(): string {
    const { path, secure } = this.options;
    return `${this.name}=${SIGNED_OUT}; Path=${path}; Max-Age=${SIGNED_OUT_MAX_AGE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
  }
}

/** The identifier of the session is random and stays secret, so its digest reveals neither it nor the account. */
const idOf = (accountId: string, sessionUid: string): string =>
  digestOf(`sign-in-id ${accountId} ${sessionUid}`).toString('base64url').slice(0, LENGTH);
