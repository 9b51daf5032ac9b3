import { BrowserSession } from './browser-session.js';
import type { Deployment } from '../running/deployment.js';

export interface Account {
  name: string;
  email: string;
  password: string;
  workspaceName: string;
}

/** Makes an account and its first workspace on the sign-up page, as a person does. */
export async function signUp(deployment: Deployment, account: Account): Promise<void> {
  const browser = new BrowserSession(deployment.origin);
  const page = await browser.open(`${deployment.origin}/sign-up`);
  if (page instanceof URL) throw new Error(`Sign-up led to ${page.href}.`);
  const after = await browser.submit(page, 'password', { ...account });
  if (!(after instanceof URL) && after.root.querySelector('input[type="password"]'))
    throw new Error(`Sign-up was refused (${after.status}): ${after.root.text.trim().slice(0, 600)}`);
}
