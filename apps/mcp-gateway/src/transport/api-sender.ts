import type { PlainRequest, PlainResponse } from '@kiban/api-client';
import { currentTraceparent, inSpan } from '@kiban/observability';
import { Agent, type Dispatcher } from 'undici';

/** Milliseconds until a call is given up: for the head of an answer, and for each next part of it. */
const DEADLINE_MS = 15_000;

/**
 * Sends the tools' calls to the API services, over connections that stay open. It is `fetch` without what a call
 * between services has no use for: that alone cost as much as the rest of a tool call.
 */
export class ApiSender {
  private readonly agent = new Agent({
    connections: null,
    pipelining: 1,
    headersTimeout: DEADLINE_MS,
    bodyTimeout: DEADLINE_MS,
    connect: { timeout: DEADLINE_MS },
  });

  readonly send = async (request: PlainRequest): Promise<PlainResponse> => {
    const { host, hostname } = new URL(request.url);
    const attributes = { 'server.address': hostname, 'http.request.method': request.method };
    return inSpan(`${request.method} ${host}`, { role: 'client', attributes }, async () => {
      const traceparent = currentTraceparent();
      if (traceparent) request.headers.set('traceparent', traceparent);
      return this.answerTo(request);
    });
  };

  private async answerTo(request: PlainRequest): Promise<PlainResponse> {
    const { origin, pathname, search } = new URL(request.url);
    const { statusCode, headers, body } = await this.agent.request({
      origin,
      path: pathname + search,
      method: request.method as Dispatcher.HttpMethod,
      headers: Object.fromEntries(request.headers),
      body: request.body,
      signal: request.signal,
    });
    // A redirect would carry the credential to an address that nobody named, and no service sends one.
    if (statusCode >= 300 && statusCode < 400) {
      await body.dump();
      throw new Error(`${request.method} ${pathname} was redirected.`);
    }
    return {
      status: statusCode,
      ok: statusCode < 300,
      headers: { get: (name) => [headers[name.toLowerCase()] ?? []].flat()[0] ?? null },
      text: () => body.text(),
      json: () => body.json(),
    };
  }
}
