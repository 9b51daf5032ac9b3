import { bad, found, good, type Finding } from './finding.js';
import { browserOrigin, jsonOf, preflightFault, request } from './request.js';

const DOCUMENTS = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];
const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
];

/** Metadata of the sign-in server, also for requests to which a proxy adds headers. */
export async function checkSignInServer(origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of DOCUMENTS) {
    const response = await request(origin + path, { headers: { origin: browserOrigin } });
    const document = await jsonOf(response);
    if (!document) {
      findings.push(bad(`sign-in metadata at ${path}`, `Status ${response.status}: route ${path} to auth.`));
      continue;
    }
    findings.push(
      found(`sign-in metadata at ${path}`, documentFault(origin, document)),
      found(
        `sign-in metadata at ${path} readable from a browser`,
        response.headers.has('access-control-allow-origin')
          ? null
          : 'Access-Control-Allow-Origin is missing.',
      ),
    );
  }
  return findings;
}

function documentFault(origin: string, document: Record<string, unknown>): string | null {
  if (document['issuer'] !== origin)
    return `issuer is ${JSON.stringify(document['issuer'])}: it must be exactly ${origin}; set PUBLIC_ORIGIN.`;
  const foreign = ENDPOINTS.filter((name) => !String(document[name]).startsWith(`${origin}/`));
  if (foreign.length > 0)
    return `${foreign.join(', ')} have another origin: the edge must set X-Forwarded-Proto and X-Forwarded-Host and drop the client’s values.`;
  const methods = document['code_challenge_methods_supported'];
  if (!Array.isArray(methods) || !methods.includes('S256'))
    return 'code_challenge_methods_supported lacks S256.';
  return null;
}

/** A client's headers must not change the URLs in responses to others. */
export async function checkForwardedHeaders(origin: string): Promise<Finding[]> {
  const response = await request(`${origin}${DOCUMENTS[0]}`, {
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    },
  });
  const text = await response.text();
  return [
    found(
      'forwarded headers of a client are ignored',
      text.includes('evil.example')
        ? 'The response contains a client’s X-Forwarded-Host: the edge must drop it.'
        : null,
    ),
  ];
}

/** Clients in a browser register and request their tokens from the page. */
export async function checkBrowserSignIn(origin: string): Promise<Finding[]> {
  const document = await jsonOf(await request(`${origin}${DOCUMENTS[0]}`));
  const endpoint = (name: string): string => {
    const address = document?.[name];
    return typeof address === 'string' ? address : origin;
  };
  return [
    found(
      'a browser may register a client',
      await preflightFault(endpoint('registration_endpoint'), 'POST', ['content-type']),
    ),
    found(
      'a browser may fetch a token',
      await preflightFault(endpoint('token_endpoint'), 'POST', ['content-type']),
    ),
  ];
}

/**
 * Registers a client, as every client does when it connects, and opens the sign-in page.
 */
export async function checkSignInPage(origin: string): Promise<Finding[]> {
  const document = await jsonOf(await request(`${origin}${DOCUMENTS[0]}`));
  if (!document) return [bad('a client can register', 'The sign-in metadata is missing.')];
  const redirectUri = 'http://127.0.0.1:1/callback';
  const registered = await request(String(document['registration_endpoint']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Kiban doctor',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }),
  });
  const client = registered.ok ? ((await registered.json()) as { client_id?: string }) : {};
  if (!client.client_id)
    return [bad('a client can register', `Registration returns status ${registered.status}.`)];
  const page = await openPage(
    `${String(document['authorization_endpoint'])}?${new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      resource: `${origin}/mcp`,
      state: 'doctor',
    }).toString()}`,
    origin,
  );
  return [good('a client can register'), ...pageFindings(page, origin)];
}

function pageFindings(page: Response, origin: string): Finding[] {
  const policy = page.headers.get('content-security-policy') ?? '';
  return [
    found(
      'the sign-in page opens',
      page.status === 200 && page.url.startsWith(`${origin}/`)
        ? null
        : `It returns status ${page.status} at ${page.url}.`,
    ),
    found('the pages let the browser return to the client', policyFault(policy)),
    found(
      'the sign-in page cannot be framed',
      policy.includes("frame-ancestors 'none'") || page.headers.get('x-frame-options') === 'DENY'
        ? null
        : "Its Content-Security-Policy lacks frame-ancestors 'none'.",
    ),
  ];
}

/**
 * The sign-in page may restrict its form to this origin; the page with the Allow button must not, and the service
 * sends no such policy there. A proxy that adds a policy to every page breaks that, and the sign-in page reveals it.
 */
function policyFault(policy: string): string | null {
  // fetch joins two headers of one name with a comma, which the service's policies never contain.
  if (policy.includes(','))
    return 'There are two Content-Security-Policy headers: a proxy adds one. Browsers apply both and block the redirect to the client.';
  const allowed = /form-action ([^;]*)/.exec(policy)?.[1]?.trim();
  if (allowed !== undefined && allowed !== "'self'")
    return `The Content-Security-Policy has form-action ${allowed}, which the service does not send: a proxy rewrites it.`;
  return null;
}

const REDIRECTS_MAX = 5;

/** Follows redirects within the origin and sends cookies as a browser does. */
async function openPage(url: string, origin: string): Promise<Response> {
  const cookies = new Map<string, string>();
  let address = url;
  for (let hop = 0; ; hop += 1) {
    const response = await request(address, {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const next = location === null ? undefined : new URL(location, address);
    if (!next || next.origin !== origin || hop >= REDIRECTS_MAX) return response;
    address = next.href;
  }
}
