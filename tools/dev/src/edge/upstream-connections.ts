import { IncomingMessage } from 'node:http';
import { Agent, Client, type Dispatcher } from 'undici';
import type { EdgeBounds } from './edge-bounds.js';
import { forwardedBody } from './request-body.js';

/**
 * The connections to the services. Only a request whose body is here as a whole, and small, goes over a shared
 * connection. Any other has a connection of its own: a service that answers before it has read the body may leave the
 * rest unread in the socket, and the next client's request would wait behind it.
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
    // Waits for the answer. What fails until then is the request's fault, and its handler gets it.
    own.close().catch(() => undefined);
    return isTaken;
  });
}

/**
 * A small body comes with its head: it goes on in one write with it. A service reads that much of a connection
 * whether it wants the body or not.
 */
function arrivedBody(
  body: IncomingMessage,
  headers: Dispatcher.DispatchOptions['headers'],
): Buffer | undefined {
  const announced = Number((headers as Record<string, string | undefined>)['content-length']);
  return body.readableLength > 0 && body.readableLength === announced ? (body.read() as Buffer) : undefined;
}
