// Sign-in of the service's own screen: OAuth authorization code with PKCE, as client `kiban-screen`.
// The access token is stored for this tab only (sessionStorage) until the tab is closed.
const clientId = 'kiban-screen';
const redirectUri = `${location.origin}/signed-in`;
const apiUrl = `${location.origin}/api/v1`;

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Opens the sign-in page. It redirects to /signed-in, which then opens the current page again. */
export async function signIn() {
  const verifier = randomText();
  const state = randomText();
  const page = location.pathname + location.search + location.hash;
  sessionStorage.setItem('kiban.sign-in', JSON.stringify({ verifier, state, page }));
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    resource: apiUrl,
    scope: 'boards:read boards:write',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state,
  });
  location.assign(`/oauth/authorize?${query}`);
}

/** Exchanges the code of /signed-in for an access token. @returns { page } to open next, or { fault }, a message */
export async function finishSignIn() {
  const result = new URLSearchParams(location.search);
  const begun = JSON.parse(sessionStorage.getItem('kiban.sign-in') ?? 'null');
  sessionStorage.removeItem('kiban.sign-in');
  if (!begun || result.get('state') !== begun.state)
    return { fault: 'This sign-in did not start in this tab. Sign in again.' };
  if (!result.has('code')) return { fault: 'The sign-in was canceled. Try again.' };
  const response = await fetch('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: result.get('code'),
      redirect_uri: redirectUri,
      code_verifier: begun.verifier,
      resource: apiUrl,
    }),
  });
  if (!response.ok) return { fault: 'The sign-in has expired. Sign in again.' };
  sessionStorage.setItem('kiban.access-token', (await response.json()).access_token);
  return { page: begun.page };
}

export const isSignedIn = () => sessionStorage.getItem('kiban.access-token') !== null;

export const forgetSession = () => sessionStorage.removeItem('kiban.access-token');

/** Calls the API as the signed-in person. Rejects with the response’s error message. @returns its body, or null */
export async function call(method, path, body) {
  return (await requestApi(method, path, body)).body;
}

/** Reads a page of a collection. @returns { items, nextCursor }; the cursor is null on the last page */
export async function callPage(path) {
  const { body, headers } = await requestApi('GET', path);
  return { items: body, nextCursor: headers.get('x-next-cursor') };
}

async function requestApi(method, path, body) {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${sessionStorage.getItem('kiban.access-token')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The service is unreachable at the moment. Try again.');
  });
  const parsed = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.status === 401) forgetSession();
  if (!response.ok)
    throw new Error(parsed?.error ?? `The service responded with ${response.status}. Try again.`);
  return { body: parsed, headers: response.headers };
}
