/** What came back, whatever it was: black-box tests look at refusals as closely as at successes. */
export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  /** The body read as JSON; undefined when there was none. */
  body: Body;
  text: string;
}

export interface ApiCall {
  method: string;
  /** Below {base_url}, beginning with a slash. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Calls {base_url} as a plain HTTP client would, without the typed client: it can also send what is wrong. */
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

  /** For steps on the way to what a test is about: the body, or a failure that shows the refusal. */
  async must<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>({ method, path, body });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 1_000)}`);
  }
}

/** An event stream never ends: what a caller learns of it is its head. */
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
