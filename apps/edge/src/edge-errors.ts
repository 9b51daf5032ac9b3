import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { ServiceName } from './service-name.js';
import { serviceFor } from './route-table.js';

/** An error of the edge, in the shape of the services' errors. */
export interface EdgeError {
  readonly status: number;
  readonly code: 'bad_request' | 'method_not_allowed' | 'not_found' | 'service_unavailable';
  readonly error: string;
}

const MALFORMED: EdgeError = {
  status: 400,
  code: 'bad_request',
  error: 'The request is malformed: send plain HTTP with a plain path.',
};
const SLOW: EdgeError = {
  status: 408,
  code: 'bad_request',
  error: 'The request took too long to arrive; send it again.',
};
const LONG_HEAD: EdgeError = {
  status: 431,
  code: 'bad_request',
  error: 'URL and headers together must have at most 16 KiB.',
};
const NOT_PASSED_ON: EdgeError = {
  status: 503,
  code: 'service_unavailable',
  error: 'The request could not be forwarded; try again.',
};

/** Codes of errors that the request causes, not the service. */
const BY_CODE: Readonly<Record<string, EdgeError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: SLOW,
  HPE_HEADER_OVERFLOW: LONG_HEAD,
  KIBAN_SLOW_BODY: SLOW,
  UND_ERR_INVALID_ARG: MALFORMED,
  UND_ERR_NOT_SUPPORTED: MALFORMED,
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: MALFORMED,
};

/** Looks for a code of the table in an error and its causes. */
function errorOf(error: unknown): EdgeError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as NodeJS.ErrnoException;
  return BY_CODE[code ?? ''] ?? errorOf(cause);
}

export async function sendEdgeError(reply: FastifyReply, { status, code, error }: EdgeError): Promise<void> {
  if (status === 503) reply.header('retry-after', '1');
  reply.code(status).header('x-request-id', reply.request.id);
  await reply.send({ error, code, requestId: reply.request.id });
}

/** Responds to an error inside the edge: 4xx when the error has such a status, otherwise 503. */
export async function sendFault(error: unknown, reply: FastifyReply): Promise<void> {
  const status = (error as { statusCode?: unknown }).statusCode;
  const isOfRequest = typeof status === 'number' && status >= 400 && status < 500;
  await sendEdgeError(reply, isOfRequest ? { ...MALFORMED, status } : (errorOf(error) ?? NOT_PASSED_ON));
}

/** For a request that did not reach its service, or whose service disconnected before its response. */
export function unavailable(service: ServiceName | undefined): EdgeError {
  return {
    ...NOT_PASSED_ON,
    error: `The service for this path (${service ?? 'service'}) is not available; try again in a second.`,
  };
}

/** Responds with the error's own status, or with `unavailable`. */
export async function sendUnavailable(error: unknown, reply: FastifyReply): Promise<void> {
  // The rest of the request body stays unread, so the connection cannot be reused.
  reply.header('connection', 'close');
  await sendEdgeError(reply, errorOf(error) ?? unavailable(serviceFor(reply.request.url)));
}

/** Responds to malformed HTTP or a missing head and closes the connection. */
export function rejectUnparsed(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithError(socket, BY_CODE[failure.code ?? ''] ?? MALFORMED);
}

/** Responds to the current request without an HTTP server and closes the connection. */
export function endWithError(socket: Socket, { status, code, error }: EdgeError, method = 'GET'): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ error, code, requestId });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    ...(status === 503 ? ['retry-after: 1'] : []),
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : body}`, () => socket.destroy());
}
