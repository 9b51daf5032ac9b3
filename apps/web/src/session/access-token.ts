import { authorizationRequest, redeem, requireAvailable } from './authorization.js';
import { currentSignInId } from './sign-in-id.js';

/** The page /signed-in stores the token of a sign-in, and the API reference of the same tab uses it (public/signed-in.js). */
const STORED_TOKEN = 'kiban.access-token';
const STORED_SIGN_IN = 'kiban.sign-in';
/** The id of the sign-in that the token is of. The page /signed-in stores it as well. */
const STORED_SIGN_IN_ID = 'kiban.sign-in-id';

/** Renewals of all tabs take turns: each one replaces the session cookie, and of two at the same time one would fail. */
const RENEWAL_LOCK = 'kiban.renewal';

/** A token, and the id of the sign-in that it is of; null where there is none. */
export interface TokenOrigin {
  readonly token: string | null;
  readonly signInId: string | null;
}

/** The access token of this tab. Its long-lived credential is the HttpOnly cookie of the sign-in. */
export class AccessToken {
  #renewal: Promise<string | null> | undefined;

  current(): string | null {
    return sessionStorage.getItem(STORED_TOKEN);
  }

  origin(): TokenOrigin {
    return { token: this.current(), signInId: sessionStorage.getItem(STORED_SIGN_IN_ID) || null };
  }

  forget(): void {
    sessionStorage.removeItem(STORED_TOKEN);
    sessionStorage.removeItem(STORED_SIGN_IN_ID);
  }

  /**
   * Gets a token without leaving the page: the authorization redirects within this origin, and the address where it ends
   * has the code. Concurrent callers share one renewal.
   * @returns null when a person must sign in
   * @throws without a response, and while the authorization is unavailable
   */
  renew(): Promise<string | null> {
    this.#renewal ??= navigator.locks
      .request(RENEWAL_LOCK, () => this.#renewed())
      .finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  async #renewed(): Promise<string | null> {
    const { started, url } = await authorizationRequest('/');
    const end = new URL(requireAvailable(await fetch(url)).url);
    // Another sign-in may replace the cookie while the code is redeemed.
    const signInId = currentSignInId();
    const code = end.searchParams.get('code');
    const isGranted = end.pathname === '/signed-in' && end.searchParams.get('state') === started.state;
    const token = isGranted && code !== null ? await redeem(code, started) : null;
    this.forget();
    if (token !== null) sessionStorage.setItem(STORED_TOKEN, token);
    if (token !== null && signInId !== null) sessionStorage.setItem(STORED_SIGN_IN_ID, signInId);
    return token;
  }

  /** Leaves for the sign-in page. The page /signed-in returns to this address. */
  async signIn(): Promise<void> {
    const page = location.pathname + location.search + location.hash;
    const { started, url } = await authorizationRequest(page);
    sessionStorage.setItem(STORED_SIGN_IN, JSON.stringify(started));
    location.assign(url);
  }
}
