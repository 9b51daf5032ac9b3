import { createHash, randomBytes } from 'node:crypto';
import { authorizeAs } from './authorize.js';
import type { Credentials } from './credentials.js';
import type { Deployment } from './deployment.js';

/** Signs a user, by default the owner, in to the web app (decisions §3). @returns the web app's access token */
export async function screenAccessToken(
  deployment: Deployment,
  person: Credentials = deployment.owner,
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${deployment.origin}/signed-in`;
  const url = new URL('/oauth/authorize', deployment.origin);
  url.search = new URLSearchParams({
    client_id: 'kiban-screen',
    response_type: 'code',
    redirect_uri: redirectUri,
    resource: deployment.apiUrl,
    scope: 'boards:read boards:write',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'screen',
  }).toString();
  const answer = await authorizeAs(person, deployment, url);
  const response = await fetch(new URL('/oauth/token', deployment.origin), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'kiban-screen',
      code: answer.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      resource: deployment.apiUrl,
    }),
  });
  const body = (await response.json()) as { access_token?: string };
  if (!body.access_token)
    throw new Error(`No access token for the web app: ${response.status} ${JSON.stringify(body)}`);
  return body.access_token;
}
