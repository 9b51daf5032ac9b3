import { BrowserSession, type Page } from './browser-session.js';
import type { Deployment } from './deployment.js';

export interface Account {
  name: string;
  email: string;
  password: string;
  workspaceName: string;
}

/** Creates an account and its first workspace as a user does: sign-up page, mailed link, confirmation button. */
export async function signUp(deployment: Deployment, account: Account): Promise<void> {
  const browser = new BrowserSession(deployment.origin);
  await requestSignUp(deployment, browser, account);
  await confirmAddress(deployment, browser, account.email);
}

/** Submits the sign-up form, which creates nothing yet. @returns the next page as text */
export async function requestSignUp(
  deployment: Deployment,
  browser: BrowserSession,
  account: Account,
): Promise<string> {
  const page = await browser.open(`${deployment.origin}/sign-up`);
  if (page instanceof URL) throw new Error(`Sign-up led to ${page.href}.`);
  return accepted(await browser.submit(page, 'workspaceName', { ...account }), 'Sign-up');
}

/** Joins a workspace as a new user with the invitation link. */
export async function joinAsNew(
  deployment: Deployment,
  link: string,
  person: Pick<Account, 'email' | 'name' | 'password'>,
): Promise<void> {
  const browser = new BrowserSession(deployment.origin);
  const page = await browser.open(link);
  if (page instanceof URL) throw new Error(`The invitation led to ${page.href}.`);
  const { email, ...values } = person;
  accepted(await browser.submit(page, 'name', values), 'The invitation');
  await confirmAddress(deployment, browser, email);
}

/** Presses the button on the page that the mailed link opens. */
async function confirmAddress(deployment: Deployment, browser: BrowserSession, email: string): Promise<void> {
  const link = await deployment.mailed.confirmation(email);
  const page = await browser.open(link);
  if (page instanceof URL) throw new Error(`The link led to ${page.href}.`);
  accepted(await browser.submit(page, 'formToken', {}), 'The confirmation');
}

function accepted(after: Page | URL, what: string): string {
  if (after instanceof URL) throw new Error(`${what} led to ${after.href}.`);
  const text = after.root.text.trim();
  if (after.status >= 400) throw new Error(`${what} was rejected (${after.status}): ${text.slice(0, 600)}`);
  return text;
}
