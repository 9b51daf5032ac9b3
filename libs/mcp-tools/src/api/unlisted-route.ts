import type { ApiClient } from '@kiban/api-client';
import type { CallOptions } from './api-connection.js';

interface UnlistedCall {
  query?: object;
  body?: unknown;
}

/**
 * Calls a route that decisions §5 names and the OpenAPI document does not have yet. Each use goes over to the typed
 * call as soon as its route is in the document.
 */
export async function unlistedRoute<Body>(
  client: ApiClient,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  { query, body }: UnlistedCall,
  options: CallOptions,
): Promise<{ data?: Body; error?: unknown; response: Response }> {
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: Body; error?: unknown; response: Response }>;
  return request(method, path, {
    ...options,
    ...(body === undefined ? {} : { body }),
    params: { query: definedMembers(query ?? {}) },
  });
}

const definedMembers = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
