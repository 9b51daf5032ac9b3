import { ApiCaller } from './api-caller.js';
import type { Credentials } from './credentials.js';
import { screenAccessToken } from './screen-session.js';
import type { Deployment } from './deployment.js';

export interface IssuedToken {
  id: number;
  name: string;
  token: string;
  [member: string]: unknown;
}

/** Issues an API token as an owner does: signed in to the web app, with the password (decisions §4). */
export async function issueToken(
  deployment: Deployment,
  owner: Credentials,
  request: { name: string; expiresAt?: string },
): Promise<IssuedToken> {
  const screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, owner));
  return screen.must<IssuedToken>('POST', '/tokens', { ...request, password: owner.password });
}
