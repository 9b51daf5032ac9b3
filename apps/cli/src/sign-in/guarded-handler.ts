import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * A handler of requests that ends no command: any local program can send a request, and an error that no handler catches
 * ends the process. What fails is answered with 500.
 */
export function guardedHandler(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): RequestListener {
  return (request, response) => {
    const fail = (): void => {
      if (!response.headersSent) response.writeHead(500, { connection: 'close' });
      response.end();
    };
    // A receiver that closed its connection is no reason to end either.
    response.on('error', () => undefined);
    try {
      Promise.resolve(handle(request, response)).catch(fail);
    } catch {
      fail();
    }
  };
}

/** The address of a request; null if its target is none, such as `//`. */
export function requestUrl(request: Pick<IncomingMessage, 'url'>, base: string): URL | null {
  const target = request.url ?? '/';
  return URL.canParse(target, base) ? new URL(target, base) : null;
}
