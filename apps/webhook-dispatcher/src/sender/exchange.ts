import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** How much of a response is stored, and how much is read before the connection is closed. */
const KEPT_BYTES_MAX = 16 * 1024;
const READ_BYTES_MAX = 64 * 1024;

/** The received part of one response. */
export interface Exchanged {
  /** Null when there was no response. */
  status: number | null;
  headers: IncomingHttpHeaders;
  /** Null when there was no response; else the first 16 KiB. */
  body: Buffer | null;
  truncated: boolean;
  /** Null when the response ended or exceeded the read limit. */
  fault: unknown;
}

/**
 * One request and its response with undici’s low-level API. A delivery needs neither a body stream nor an abort
 * signal, which cost more than the rest of the client. The deadline covers everything, connecting included. A request
 * that is still waiting for a connection then is never sent.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  private readonly chunks: Buffer[] = [];
  private read = 0;
  private status: number | null = null;
  private headers: IncomingHttpHeaders = {};
  private controller: Dispatcher.DispatchController | undefined;
  private settle: ((exchanged: Exchanged) => void) | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** Never rejects. */
  static run(agent: Dispatcher, options: Dispatcher.DispatchOptions, deadlineMs: number): Promise<Exchanged> {
    const exchange = new Exchange();
    return new Promise((resolve) => {
      exchange.settle = resolve;
      exchange.timer = setTimeout(
        () => exchange.cut(new DOMException('The deadline of the attempt has passed.', 'TimeoutError')),
        Math.max(0, deadlineMs),
      );
      try {
        agent.dispatch(options, exchange);
      } catch (error) {
        exchange.end(error);
      }
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (!this.settle) controller.abort(new Error('The attempt has ended.'));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Interim responses carry no result.
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.read < KEPT_BYTES_MAX) this.chunks.push(chunk.subarray(0, KEPT_BYTES_MAX - this.read));
    this.read += chunk.length;
    // Closes the connection: reading a gigabyte to the end has no use.
    if (this.read > READ_BYTES_MAX) this.cut(null);
  }

  onResponseEnd(): void {
    this.end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.end(error);
  }

  private cut(fault: Error | null): void {
    this.end(fault);
    this.controller?.abort(fault ?? new Error('The read limit of the response was reached.'));
  }

  private end(fault: unknown): void {
    clearTimeout(this.timer);
    const { settle, status, headers } = this;
    this.settle = undefined;
    settle?.({
      status,
      headers,
      // A copy: the chunk shares memory with the rest of the connection’s input.
      body: status === null ? null : Buffer.concat(this.chunks),
      truncated: this.read > KEPT_BYTES_MAX,
      fault,
    });
  }
}
