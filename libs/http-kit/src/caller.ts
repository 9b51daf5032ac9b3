import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';
import { originOf, type RequestOrigin } from './request-origin.js';
import { requestTraceparent } from './request-tracing.js';

/** The caller of one request, for use cases. */
export interface Caller {
  principal: Principal;
  requestId: string;
  /** Where the request came from, for the audit log. */
  origin: RequestOrigin;
  /** W3C trace context that the change's event continues. */
  traceparent: string;
}

export type AuthenticatedRequest = FastifyRequest & { principal?: Principal };

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Continues the caller's trace if one was sent, else starts one. */
function traceparentOf(request: FastifyRequest): string {
  const traced = requestTraceparent(request);
  if (traced) return traced;
  const sent = request.headers['traceparent'];
  const trace = typeof sent === 'string' ? TRACEPARENT.exec(sent)?.[1] : undefined;
  const random = randomBytes(24).toString('hex');
  return `00-${trace ?? random.slice(16)}-${random.slice(0, 16)}-01`;
}

export function callerOf(request: AuthenticatedRequest): Caller {
  if (!request.principal) throw new Error('A route with a caller parameter must not be public.');
  let traceparent: string | undefined;
  return {
    principal: request.principal,
    requestId: request.id,
    get origin(): RequestOrigin {
      return originOf(request);
    },
    // Created on first use: a read has no event to carry it, and randomness costs more than the rest of this object.
    get traceparent(): string {
      traceparent ??= traceparentOf(request);
      return traceparent;
    },
  };
}

/** The caller, as a route's parameter. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(context.switchToHttp().getRequest<AuthenticatedRequest>()),
);
