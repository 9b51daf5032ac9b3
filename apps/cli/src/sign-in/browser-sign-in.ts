import { Authorization, newSecret, type SignInTokens } from './authorization.js';
import { LoopbackRedirect } from './loopback-redirect.js';
import { openBrowser } from './open-browser.js';

export interface BrowserSignIn {
  origin: string;
  opensBrowser: boolean;
  /** Shows the address to the person. */
  show: (address: string) => void;
  /** Ends the wait. */
  signal: AbortSignal;
}

/** OAuth 2.1 for native programs (RFC 8252): code with PKCE, `state`, `iss` and a loopback redirect. */
export async function signInByBrowser(request: BrowserSignIn): Promise<SignInTokens> {
  const { origin, opensBrowser, show, signal } = request;
  const authorization = await Authorization.of(origin);
  const redirect = await LoopbackRedirect.start();
  try {
    const [state, verifier] = [newSecret(), newSecret()];
    const address = await authorization.address(redirect.uri, state, verifier);
    const response = redirect.response(state, signal);
    show(address);
    if (opensBrowser) openBrowser(address);
    return await authorization.redeem(await response, redirect.uri, state, verifier);
  } finally {
    redirect.close();
  }
}
