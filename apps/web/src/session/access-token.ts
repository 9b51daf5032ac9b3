import { authorizationRequest, redeem, requireAvailable } from './authorization.js';

/** The page /signed-in stores the token of a sign-in, and the API reference of the same tab uses it (public/signed-in.js). */
const STORED_TOKEN = 'kiban.access-token';
const STORED_SIGN_IN = 'kiban.sign-in';

/** Renewals of all tabs take turns: each one replaces the session cookie, and of two at the same time one would fail. */
const RENEWAL_LOCK = 'kiban.renewal';

/** The access token of this tab. Its long-lived credential is the HttpOnly cookie of the sign-in. */
export class AccessToken {
  #renewal: Promise<string | null> | undefined;

  current(): string | null {
    return sessionStorage.getItem(STORED_TOKEN);
  }

  forget(): void {
    sessionStorage.removeItem(STORED_TOKEN);
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
    const code = end.searchParams.get('code');
    const isGranted = end.pathname === '/signed-in' && end.searchParams.get('state') === started.state;
    const token = isGranted && code !== null ? await redeem(code, started) : null;
    if (token === null) this.forget();
    else sessionStorage.setItem(STORED_TOKEN, token);
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
