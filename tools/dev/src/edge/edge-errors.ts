import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { serviceFor } from './route-table.js';

/** One that the edge itself answers, in the shape that the services' errors have. */
interface EdgeError {
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
  error: 'Address and headers must have at most 16 KiB together.',
};
const NOT_PASSED_ON: EdgeError = {
  status: 503,
  code: 'service_unavailable',
  error: 'The request could not be passed on; try again.',
};

/** Codes of errors that a request causes by what it is, not by what a service does. */
const BY_CODE: Readonly<Record<string, EdgeError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: SLOW,
  HPE_HEADER_OVERFLOW: LONG_HEAD,
  KIBAN_SLOW_BODY: SLOW,
  UND_ERR_INVALID_ARG: MALFORMED,
  UND_ERR_NOT_SUPPORTED: MALFORMED,
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: MALFORMED,
};

/** The first error with a code of the table, of an error and its causes. */
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

/** A fault that the edge itself found: the request's, where it has a 4xx of its own, else ours. */
export async function sendFault(error: unknown, reply: FastifyReply): Promise<void> {
  const status = (error as { statusCode?: unknown }).statusCode;
  const isOfRequest = typeof status === 'number' && status >= 400 && status < 500;
  await sendEdgeError(reply, isOfRequest ? { ...MALFORMED, status } : (errorOf(error) ?? NOT_PASSED_ON));
}

/** A request that did not reach its service, or whose service broke off before it answered. */
export async function sendUnavailable(error: unknown, reply: FastifyReply): Promise<void> {
  const service = serviceFor(reply.request.url) ?? 'service';
  // What is left of the request's body was not read, so the connection cannot carry another request.
  reply.header('connection', 'close');
  await sendEdgeError(
    reply,
    errorOf(error) ?? {
      ...NOT_PASSED_ON,
      error: `The part of Kiban that answers this (${service}) is not up at the moment; try again in a second.`,
    },
  );
}

/** What cannot be parsed as HTTP, or whose head does not come: the connection is closed with the answer. */
export function rejectUnparsed(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, error } = BY_CODE[failure.code ?? ''] ?? MALFORMED;
  const requestId = randomUUID();
  const body = JSON.stringify({ error, code, requestId });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
