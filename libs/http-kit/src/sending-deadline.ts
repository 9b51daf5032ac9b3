import type { ServerResponse } from 'node:http';

/** How long the reader of a large response may take. */
export interface SendingDeadlines {
  /** Milliseconds in which no byte leaves. */
  idleMs: number;
  /** Milliseconds for the whole response. */
  totalMs: number;
}

export const sendingDeadlines: SendingDeadlines = { idleMs: 10_000, totalMs: 300_000 };

/** A smaller response fits into the buffers of a connection, so that sending it waits for no reader. */
export const LARGE_RESPONSE_BYTES = 65_536;

/**
 * Closes the connection of a client that does not read its response, so that it holds neither memory nor a database
 * connection. The server resets the idle time of a connection with its next request.
 */
export function boundSending(response: ServerResponse, { idleMs, totalMs }: SendingDeadlines): void {
  // Without a listener for `timeout` the server destroys the socket. Bytes that leave count as activity.
  response.setTimeout(idleMs);
  const overdue = setTimeout(() => response.destroy(), totalMs);
  overdue.unref();
  response.once('close', () => clearTimeout(overdue));
}
