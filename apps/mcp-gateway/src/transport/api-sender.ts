import type { PlainRequest, PlainResponse } from '@kiban/client';
import { currentTraceparent, inSpan, isTracing } from '@kiban/observability';
import { Pool } from 'undici';
import { WholeResponse } from './whole-response.js';

/** Timeout in milliseconds for the response head and for each next part of the body. */
const DEADLINE_MS = 15_000;

/**
 * Sends the tools' calls to one API service over persistent connections. It replaces `fetch`, whose browser features
 * cost as much as the rest of a tool call.
 */
export class ApiSender {
  private readonly base: URL;
  private readonly pool: Pool;

  /** @param baseUrl {base_url} of the service, without a trailing slash */
  constructor(baseUrl: string) {
    this.base = new URL(baseUrl);
    this.pool = new Pool(this.base.origin, {
      connections: null,
      pipelining: 1,
      headersTimeout: DEADLINE_MS,
      bodyTimeout: DEADLINE_MS,
      connect: { timeout: DEADLINE_MS },
    });
  }

  readonly send = (request: PlainRequest): Promise<PlainResponse> =>
    isTracing() ? this.sendAsSpan(request) : this.responseTo(request);

  private sendAsSpan(request: PlainRequest): Promise<PlainResponse> {
    const { host, hostname } = this.base;
    const attributes = { 'server.address': hostname, 'http.request.method': request.method };
    return inSpan(`${request.method} ${host}`, { role: 'client', attributes }, () => {
      const traceparent = currentTraceparent();
      return this.responseTo(
        traceparent ? { ...request, headers: { ...request.headers, traceparent } } : request,
      );
    });
  }

  private async responseTo({ method, path, headers, body, signal }: PlainRequest): Promise<PlainResponse> {
    signal?.throwIfAborted();
    const answer = new WholeResponse();
    this.pool.dispatch({ method, path: this.base.pathname + path, headers, body }, answer);
    const response = await answer.whole;
    // A redirect would send the credential to an unconfigured address, and no service sends one.
    if (response.status >= 300 && response.status < 400) throw new Error(`${method} ${path} was redirected.`);
    return response;
  }
}
