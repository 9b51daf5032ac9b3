/** Any response: black-box tests check errors as closely as successes. */
export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  /** The body parsed as JSON; undefined without a body. */
  body: Body;
  text: string;
}

export interface ApiCall {
  method: string;
  /** Below {base_url}, with a leading slash. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged in place of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Calls {base_url} without the typed client, so that it can send invalid requests. */
export class ApiCaller {
  constructor(
    readonly apiUrl: string,
    readonly bearer?: string,
  ) {}

  withBearer(bearer: string | undefined): ApiCaller {
    return new ApiCaller(this.apiUrl, bearer);
  }

  async call<Body = unknown>(call: ApiCall): Promise<ApiResponse<Body>> {
    const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const response = await fetch(this.apiUrl + call.path, {
      method: call.method,
      headers: {
        ...(this.bearer === undefined ? {} : { authorization: `Bearer ${this.bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await bodyText(response);
    return { status: response.status, headers: response.headers, body: readJson(text) as Body, text };
  }

  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<ApiResponse<Body>> {
    return this.call({ method: 'GET', path, ...(headers ? { headers } : {}) });
  }

  post<Body = unknown>(path: string, body?: unknown): Promise<ApiResponse<Body>> {
    return this.call({ method: 'POST', path, body });
  }

  patch<Body = unknown>(path: string, body: unknown): Promise<ApiResponse<Body>> {
    return this.call({ method: 'PATCH', path, body });
  }

  delete<Body = unknown>(path: string): Promise<ApiResponse<Body>> {
    return this.call({ method: 'DELETE', path });
  }

  /** For setup steps: the body, or an exception that contains the error response. */
  async must<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await this.call<Body>({ method, path, body });
    if (response.status >= 200 && response.status < 300) return response.body;
    throw new Error(`${method} ${path} returned ${response.status}: ${response.text.slice(0, 1_000)}`);
  }
}

/** An event stream never ends, so only its head is read. */
async function bodyText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
