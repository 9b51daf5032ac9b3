import type { ServerResponse } from 'node:http';

/** How long a client may take to read a large response. */
export interface SendingDeadlines {
  /** Milliseconds without a sent byte. */
  idleMs: number;
  /** Milliseconds for the whole response. */
  totalMs: number;
}

export const sendingDeadlines: SendingDeadlines = { idleMs: 10_000, totalMs: 300_000 };

/** A smaller response fits into the buffers of a connection, so sending it waits for no client. */
export const LARGE_RESPONSE_BYTES = 65_536;

/**
 * Closes the connection of a client that does not read its response, so that it holds neither memory nor a database
 * connection. The server resets the idle time of a connection with its next request.
 */
export function boundSending(response: ServerResponse, { idleMs, totalMs }: SendingDeadlines): void {
  // Without a `timeout` listener the server destroys the socket. Sent bytes count as activity.
  response.setTimeout(idleMs);
  const overdue = setTimeout(() => response.destroy(), totalMs);
  overdue.unref();
  response.once('close', () => clearTimeout(overdue));
}
