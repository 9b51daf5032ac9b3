import { openWorkspace } from './open-workspace.js';

/** The OAuth client of this screen: authorization code with PKCE (RFC 7636), from the origin that serves the screen. */
const CLIENT_ID = 'kiban-screen';

/** What the page of `redirect_uri` needs to redeem its code. It stays in the tab that started the sign-in. */
export interface StartedSignIn {
  readonly verifier: string;
  readonly state: string;
  /** The address to return to, from its path on. */
  readonly page: string;
}

const redirectUri = (): string => `${location.origin}/signed-in`;
const resource = (): string => `${location.origin}/api/v1`;

/** @returns what is to be kept, and the address that starts the sign-in */
export async function authorizationRequest(page: string): Promise<{ started: StartedSignIn; url: string }> {
  const started = { verifier: randomText(), state: randomText(), page };
  const workspace = openWorkspace();
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirectUri(),
    resource: resource(),
    scope: 'boards:read boards:write',
    code_challenge: await challengeOf(started.verifier),
    code_challenge_method: 'S256',
    state: started.state,
    // Without it, a member of several workspaces gets a page to choose one.
    ...(workspace === null ? {} : { workspace }),
  });
  return { started, url: `/oauth/authorize?${query}` };
}

/** The service that signs people in is unavailable, which says nothing about the session. */
export class AuthorizationUnavailableError extends TypeError {}

/** @throws AuthorizationUnavailableError */
export function requireAvailable(response: Response): Response {
  if (response.status !== 429 && response.status < 500) return response;
  throw new AuthorizationUnavailableError(`The authorization responded with ${response.status}.`);
}

/**
 * Redeems the code of an authorization.
 * @returns the access token; null when the code has expired or was redeemed
 * @throws AuthorizationUnavailableError
 */
export async function redeem(code: string, { verifier }: StartedSignIn): Promise<string | null> {
  const response = await fetch('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code,
      redirect_uri: redirectUri(),
      code_verifier: verifier,
      resource: resource(),
    }),
  });
  if (!requireAvailable(response).ok) return null;
  const body = (await response.json()) as { access_token?: unknown };
  return typeof body.access_token === 'string' ? body.access_token : null;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
