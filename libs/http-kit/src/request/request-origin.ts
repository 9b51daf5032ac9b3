import type { RequestOrigin } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_LENGTH_MAX = 200;

/** The edge sets X-Forwarded-For; only the edge reaches the service's port. */
export function originOf(request: FastifyRequest): RequestOrigin {
  const userAgent = request.headers['user-agent'];
  return {
    address: request.ip,
    userAgent: userAgent ? userAgent.slice(0, USER_AGENT_LENGTH_MAX) : null,
    requestId: request.id,
  };
}
