import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/**
 * A small body comes with its head. One that is here as a whole goes on as a whole, in one write with its head, and
 * without the wiring of one stream to another.
 */
export const sendArrivedBody: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch({ ...options, body: arrived(options.body, options.headers) }, handler);

function arrived(
  body: Dispatcher.DispatchOptions['body'],
  headers: Dispatcher.DispatchOptions['headers'],
): Dispatcher.DispatchOptions['body'] {
  if (!(body instanceof Readable) || body.readableLength === 0) return body;
  const announced = Number((headers as Record<string, string | undefined>)['content-length']);
  return body.readableLength === announced ? (body.read() as Buffer) : body;
}
