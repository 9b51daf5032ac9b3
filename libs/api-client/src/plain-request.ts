/** A request as the client makes it: what goes on the wire, and nothing that a browser would add. */
export class PlainRequest {
  readonly method: string;
  readonly headers: Headers;
  /** JSON text; null where nothing is sent. */
  readonly body: string | null;
  readonly signal: AbortSignal | null;

  constructor(
    readonly url: string,
    { method, headers, body, signal }: RequestInit,
  ) {
    this.method = method ?? 'GET';
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
    this.body = typeof body === 'string' ? body : null;
    this.signal = signal ?? null;
  }
}

/** What the client reads of an answer. */
export interface PlainResponse {
  status: number;
  ok: boolean;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}
