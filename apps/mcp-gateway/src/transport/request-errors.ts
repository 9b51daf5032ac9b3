import { AuthUnavailableError, UnauthenticatedError } from '@kiban/auth-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInChallenge } from '../principal/challenge.js';

/** Answers a request that does not reach the protocol, in the API's form (specification §7). */
export function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  error: string,
): void {
  void reply.code(status).send({ error, code, requestId: request.id });
}

/** Answers a request whose caller could not be found. Throws what it does not know. */
export function rejectCaller(
  error: unknown,
  publicOrigin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof UnauthenticatedError) {
    void reply.header('www-authenticate', signInChallenge(publicOrigin, error));
    return refuse(reply, request, 401, 'unauthenticated', error.message);
  }
  if (error instanceof AuthUnavailableError) {
    void reply.header('retry-after', '2');
    return refuse(reply, request, 503, 'service_unavailable', error.message);
  }
  throw error;
}

/** An error in the protocol's own form, for a message that could not be read. */
export function protocolError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}
