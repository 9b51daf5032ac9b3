import { AuthUnavailableError, UnauthenticatedError } from '@kiban/auth-client';
import { DomainError } from '@kiban/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInChallenge } from '../principal/challenge.js';

/** Sends the API's error body (specification §7) for a request that does not reach the protocol. */
export function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  error: string,
): void {
  void reply.code(status).send({ error, code, requestId: request.id });
}

/** Responds to a request whose caller was not resolved. Rethrows unexpected errors. */
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
  if (error instanceof DomainError) return refuse(reply, request, 403, error.code, error.message);
  throw error;
}

/** An error in the protocol's form, for an unreadable message. */
export function protocolError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}
