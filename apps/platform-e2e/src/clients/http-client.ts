/** One request as a program sends it with a library: everything that is not here is the library's default. */
export interface ClientRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  token: string;
  json?: unknown;
}

export interface ClientResponse {
  status: number;
  body: unknown;
  /** The header of that name, which leads to the next page. */
  link: string | null;
}

/** An HTTP library or tool with its defaults. */
export interface HttpClient {
  name: string;
  send: (request: ClientRequest) => Promise<ClientResponse>;
}

export const bodyOf = (text: string): unknown => (text === '' ? undefined : (JSON.parse(text) as unknown));
