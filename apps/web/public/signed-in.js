// The end of a sign-in of the screen: OAuth authorization code with PKCE (apps/web/src/session/authorization.ts). The access
// token is stored for this tab only, where the screen and the API reference read it.
const result = new URLSearchParams(location.search);
const begun = JSON.parse(sessionStorage.getItem('kiban.sign-in') ?? 'null');
sessionStorage.removeItem('kiban.sign-in');
// As apps/web/src/session/sign-in-id.ts reads it; another sign-in may replace it while the code is redeemed.
const [, signInId = ''] =
  /(?:^|; )(?:__Host-)?kiban-sign-in-id=([\w-]{22})(?:;|$)/.exec(document.cookie) ?? [];

const fault = await redeem();
if (fault === null) location.replace(new URL(location.origin + begun.page));
else {
  document.querySelector('h1').textContent = 'You are not signed in';
  document.getElementById('fault').textContent = fault;
}

/** Exchanges the code of this address for an access token. @returns a message when there is none */
async function redeem() {
  if (!begun || result.get('state') !== begun.state)
    return 'This sign-in did not start in this tab. Sign in again.';
  if (!result.has('code')) return 'The sign-in was canceled. Try again.';
  const response = await fetch('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'kiban-screen',
      code: result.get('code'),
      redirect_uri: `${location.origin}/signed-in`,
      code_verifier: begun.verifier,
      resource: `${location.origin}/api/v1`,
    }),
  });
  if (!response.ok) return 'The sign-in has expired. Sign in again.';
  sessionStorage.setItem('kiban.access-token', (await response.json()).access_token);
  sessionStorage.setItem('kiban.sign-in-id', signInId);
  return null;
}
