import type { PlainResponse } from '@kiban/client';
import type { Dispatcher } from 'undici';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** Buffers one response of an API service until it is complete. */
export class WholeResponse implements Dispatcher.DispatchHandler {
  /** Rejects when the response does not arrive or is incomplete. */
  readonly whole: Promise<PlainResponse>;
  private resolve!: (response: PlainResponse) => void;
  private reject!: (error: Error) => void;
  private status = 0;
  private headers: Headers = {};
  private readonly chunks: Buffer[] = [];

  constructor() {
    this.whole = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** Undici recognizes this kind of handler by this method. */
  onRequestStart(): void {
    this.chunks.length = 0;
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [only = Buffer.alloc(0)] = this.chunks;
    const body = this.chunks.length > 1 ? Buffer.concat(this.chunks) : only;
    this.resolve({
      status: this.status,
      header: (name) => [this.headers[name] ?? []].flat()[0] ?? null,
      text: body.toString('utf8'),
    });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.reject(error);
  }
}
