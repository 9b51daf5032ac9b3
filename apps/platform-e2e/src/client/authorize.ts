import { BrowserSession, type Page } from './browser-session.js';
import type { Credentials } from './credentials.js';
import type { Deployment } from './deployment.js';

/**
 * Completes sign-in, and the workspace choice and Allow page when they appear.
 * @param choices values for the Allow page that differ from its defaults
 * @returns the query of the redirect back to the client: `code`, `state`, `iss`, or `error`
 */
export async function authorizeAs(
  person: Credentials,
  deployment: Deployment,
  authorizationUrl: URL,
  choices: Record<string, string> = {},
): Promise<URLSearchParams> {
  const browser = new BrowserSession(deployment.origin);
  let at: Page | URL = await browser.open(authorizationUrl.href);
  let passwordSent = false;
  for (let step = 0; step < 5 && !(at instanceof URL); step += 1) {
    const asksForPassword = at.root.querySelector('input[type="password"]') !== null;
    // A wrong password is not retried: five of them lock the account.
    if (asksForPassword && passwordSent) break;
    passwordSent ||= asksForPassword;
    at = asksForPassword
      ? await browser.submit(at, 'password', { email: person.email, password: person.password })
      : await browser.submit(at, 'workspaceId', choices);
  }
  if (!(at instanceof URL))
    throw new Error(`Sign-in ended at ${at.url} (${at.status}): ${at.root.text.trim().slice(0, 600)}`);
  return at.searchParams;
}
