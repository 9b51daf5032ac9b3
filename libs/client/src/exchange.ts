import { reasonOf, timerMs } from './backoff.js';
import { KibanError } from './kiban-error.js';

export interface ExchangeOptions {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  maxResponseBytes: number;
}

/** One request and its response, which end together: by the caller’s signal or a deadline. */
export class Exchange {
  private readonly abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fault: KibanError | undefined;
  private started: Response | undefined;
  private readonly onAbort = (): void => this.abort.abort(this.options.signal?.reason);

  private constructor(private readonly options: ExchangeOptions) {
    options.signal?.addEventListener('abort', this.onAbort, { once: true });
    this.endAfter(options.timeoutMs);
  }

  static async begin(
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    url: string,
    options: ExchangeOptions,
  ): Promise<Exchange> {
    const exchange = new Exchange(options);
    const { method, headers, body } = options;
    exchange.started = await exchange.bounded(
      // Followed by hand or not at all: a redirect would send the token to an address that is not configured.
      fetch(url, { method, headers, body, redirect: 'manual', signal: exchange.abort.signal }),
    );
    exchange.refuseRedirect();
    return exchange;
  }

  get response(): Response {
    if (!this.started) throw new Error('The exchange has not begun.');
    return this.started;
  }

  /** Replaces the deadline: for a stream, at each sign of life. */
  endAfter(timeoutMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const message = `No complete response within ${timeoutMs / 1_000} seconds.`;
      this.end(new KibanError({ status: 0, code: 'timeout', message }));
    }, timerMs(timeoutMs));
  }

  /** The whole body. */
  async text(): Promise<string> {
    const { maxResponseBytes } = this.options;
    const decoder = new TextDecoder();
    let bytes = 0;
    let text = '';
    for await (const chunk of this.chunks()) {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) {
        const { status } = this.response;
        const message = `The response has more than ${maxResponseBytes} bytes.`;
        throw new KibanError({ status, code: 'response_too_large', message });
      }
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }

  /** The body as it arrives. Ends the exchange when its reader stops. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    const reader = this.response.body?.getReader();
    try {
      while (reader) {
        const { value } = (await this.bounded(reader.read())) as { value?: Uint8Array };
        if (value === undefined) return;
        yield value;
      }
    } finally {
      this.end();
    }
  }

  /** Closes the connection, unless the response is complete. */
  end(fault?: KibanError): void {
    this.fault ??= fault;
    clearTimeout(this.timer);
    this.options.signal?.removeEventListener('abort', this.onAbort);
    this.abort.abort();
  }

  private async bounded<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (cause) {
      const { signal } = this.options;
      const lost = new KibanError({
        status: 0,
        code: 'connection_failed',
        message: messageOf(cause),
        cause,
      });
      const fault = this.fault ?? lost;
      this.end(fault);
      throw signal?.aborted ? reasonOf(signal) : fault;
    }
  }

  private refuseRedirect(): void {
    const { status, type } = this.response;
    if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return;
    this.end();
    const message =
      'The server redirects to another address, which the client does not follow. Check the origin.';
    throw new KibanError({ status, code: 'redirected', message });
  }
}

function messageOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return `No response: ${inner instanceof Error ? inner.message : 'the connection failed'}.`;
}
