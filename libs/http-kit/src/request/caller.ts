import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, Principal, RequestOrigin } from '@kiban/contracts';
import type { FastifyRequest } from 'fastify';
import { originOf } from './request-origin.js';
import { requestTraceparent } from './request-tracing.js';

export type AuthenticatedRequest = FastifyRequest & {
  principal?: Principal;
  /** Ids of the committed events of the request. */
  eventIds?: number[];
};

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

/** A class: V8 defines the getters of an object literal by its slow path, for each request. */
class RequestCaller implements Caller {
  readonly requestId: string;
  private created: string | undefined;

  constructor(
    private readonly request: AuthenticatedRequest,
    readonly principal: Principal,
  ) {
    this.requestId = request.id;
  }

  get origin(): RequestOrigin {
    return originOf(this.request);
  }

  /** Created on first use: a read has no event to carry it, and randomness costs more than the rest of this object. */
  get traceparent(): string {
    this.created ??= traceparentOf(this.request);
    return this.created;
  }

  noteEvent(eventId: number): void {
    (this.request.eventIds ??= []).push(eventId);
  }
}

export function callerOf(request: AuthenticatedRequest): Caller {
  if (!request.principal) throw new Error('A route with a caller parameter must not be public.');
  return new RequestCaller(request, request.principal);
}

/** The caller, as a route's parameter. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(context.switchToHttp().getRequest<AuthenticatedRequest>()),
);
