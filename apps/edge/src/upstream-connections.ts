import { IncomingMessage } from 'node:http';
import { Agent, Client, type Dispatcher } from 'undici';
import type { EdgeBounds } from './edge-bounds.js';
import { forwardedBody } from './request-body.js';

/**
 * The connections to the services. Only a request with a small, complete body uses a shared connection. Any other gets
 * a separate one: a service that responds before it has read the body may leave the rest in the socket, where it would
 * block the next client's request.
 */
export function upstreamConnections(bounds: EdgeBounds): Dispatcher {
  const timeouts = { headersTimeout: bounds.answerMs, bodyTimeout: 0 };
  const shared = new Agent({ ...timeouts, connections: null, pipelining: 1 });
  return shared.compose((dispatch) => (options, handler) => {
    const { body, ...rest } = options;
    if (!(body instanceof IncomingMessage)) return dispatch(options, handler);
    const arrived = arrivedBody(body, options.headers);
    if (arrived !== undefined) return dispatch({ ...rest, body: arrived }, handler);
    const own = new Client(String(options.origin), timeouts);
    const isTaken = own.dispatch({ ...rest, body: forwardedBody(body, bounds) }, handler);
    // Waits for the response; earlier errors go to the request's handler.
    own.close().catch(() => undefined);
    return isTaken;
  });
}

/**
 * A small body that arrives with its head is forwarded with it in one write. A service reads that much of a connection
 * even when it rejects the body.
 */
function arrivedBody(
  body: IncomingMessage,
  headers: Dispatcher.DispatchOptions['headers'],
): Buffer | undefined {
  const announced = Number((headers as Record<string, string | undefined>)['content-length']);
  return body.readableLength > 0 && body.readableLength === announced ? (body.read() as Buffer) : undefined;
}
