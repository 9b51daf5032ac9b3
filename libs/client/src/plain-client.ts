import type { ApiCalls, Verb } from './api-calls.js';

/** A request as it goes on the wire, and nothing that a browser would add. */
export interface PlainRequest {
  method: Verb;
  /** The path with the names of its parameters in braces: with the verb, the operation. */
  route: string;
  /** Below {base_url}, with the slash it begins with and its query. */
  path: string;
  headers: Record<string, string>;
  /** JSON text; null where nothing is sent. */
  body: string | null;
  signal: AbortSignal | undefined;
  /** Of each attempt, in milliseconds. */
  timeoutMs?: number | undefined;
}

export interface PlainResponse {
  status: number;
  /** The value of a header, by its name in lower case; null where there is none. */
  header: (name: string) => string | null;
  /** The whole body. */
  text: string;
}

type QueryValue = string | number | boolean | null | undefined;
type Query = Record<string, QueryValue | QueryValue[]>;

/** What a call says beside its path; the client's types keep it to what the operation takes. */
interface PlainInit {
  params?: { path?: Record<string, string | number>; query?: Query };
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * The calls of the API over any way to send a request. It does not create Request, Headers and Response objects, which cost
 * more than the rest of a call between services.
 */
export function createPlainClient(send: (request: PlainRequest) => Promise<PlainResponse>): ApiCalls {
  const call =
    (method: Verb) =>
    async (path: string, init: PlainInit = {}): Promise<object> =>
      responseOf(await send(requestOf(method, path, init)));
  return {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
  } as unknown as ApiCalls;
}

function requestOf(
  method: Verb,
  path: string,
  { params, body, headers, signal, timeoutMs }: PlainInit,
): PlainRequest {
  const hasBody = body !== undefined;
  return {
    method,
    route: path,
    path: filled(path, params?.path) + queryText(params?.query),
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    body: hasBody ? JSON.stringify(body) : null,
    signal,
    timeoutMs,
  };
}

/** Puts the values of a path's parameters where their names stand in braces. */
function filled(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}

/** Members without a value are left out; a list gives its name once for each of its members. */
function queryText(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((member) => `${encodeURIComponent(name)}=${encodeURIComponent(String(member))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** An answer that is no JSON, as from a proxy, is an error's text and never data. */
function responseOf({ status, header, text }: PlainResponse): object {
  const response = { status, ok: status >= 200 && status < 300, headers: { get: header } };
  if (response.ok) return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  return { error: parsedOr(text), response };
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
