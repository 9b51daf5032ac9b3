const DEADLINE_MS = 10_000;

/** Origin of a hosted MCP client; it represents all of them. */
export const browserOrigin = 'https://claude.ai';

export function request(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
}

/** The JSON object of a 200 response; null for any other response. */
export async function jsonOf(response: Response): Promise<Record<string, unknown> | null> {
  if (response.status !== 200) return null;
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Why a page of another site cannot send this request; null when it can. */
export async function preflightFault(
  url: string,
  method: string,
  headers: readonly string[],
): Promise<string | null> {
  const response = await request(url, {
    method: 'OPTIONS',
    headers: {
      origin: browserOrigin,
      'access-control-request-method': method,
      'access-control-request-headers': headers.join(','),
    },
  });
  const origin = response.headers.get('access-control-allow-origin');
  if (response.status >= 300)
    return `The preflight returns status ${response.status}: allow OPTIONS before any check of the caller.`;
  if (origin !== '*' && origin !== browserOrigin)
    return 'The preflight allows no other origin: a proxy in front drops or rewrites the CORS headers.';
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = headers.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  return missing.length > 0 ? `The preflight does not allow the header ${missing.join(', ')}.` : null;
}
