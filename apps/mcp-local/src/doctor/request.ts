const DEADLINE_MS = 10_000;

/** A page that MCP clients run in: what is open to it is open to all of them. */
export const browserOrigin = 'https://claude.ai';

export function request(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
}

/** The JSON object of a 200 answer; null when it is none. */
export async function jsonOf(response: Response): Promise<Record<string, unknown> | null> {
  if (response.status !== 200) return null;
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Why a page of another site could not make this call; null when it could. */
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
    return `The preflight is answered with ${response.status}: let OPTIONS through before any check of the caller.`;
  if (origin !== '*' && origin !== browserOrigin)
    return 'The preflight allows no other origin: a proxy in front drops or rewrites the CORS headers.';
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = headers.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  return missing.length > 0 ? `The preflight does not allow the header ${missing.join(', ')}.` : null;
}
