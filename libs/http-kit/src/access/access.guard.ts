import { Inject, Injectable, Optional, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError, WorkspaceDeletedError, type Principal, type RequestOrigin } from '@kiban/contracts';
import { runForOwner, runForService } from '@kiban/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessOf, requireAccess, type Access, type RouteAccess } from './access.js';
import { requireFreshFactor } from './fresh-proof.js';
import type { AuthenticatedRequest } from '../request/caller.js';
import { IDEMPOTENCY_KEYS, IdempotencyKeys, type IdempotentRequest } from '../idempotency/idempotency.js';
import { RATE_LIMITER, RateLimiter } from '../limits/rate-limiter.js';
import { requireKnownQuery } from '../parameters/query-parameters.js';
import { originOf } from '../request/request-origin.js';
import { isArriving } from '../bodies/rejected-body.js';
import { ownerOf } from './request-owner.js';

/** Resolves the bearer of an Authorization header; implemented by AuthClient, and by auth itself. */
export interface BearerResolver {
  /** @param origin of the request that sent the header */
  resolveAuthorization(header: string | undefined, origin: RequestOrigin | undefined): Promise<Principal>;
}

export const BEARER_RESOLVER = Symbol('kiban.bearer-resolver');

/** Checks whether a caller sees the resource of a path, so that an error reveals nothing about hidden resources. */
export interface RouteVisibility {
  /** @throws NotFoundError if they do not */
  requireVisible(path: string, principal: Principal): Promise<void>;
  /**
   * Rejects the replay of a write about a board that the caller does not see. A resource deleted after the write is no
   * reason to reject.
   * @param outcome the stored response's value
   * @throws NotFoundError
   */
  requireReplaySeen(
    request: { url: string; body?: unknown },
    outcome: unknown,
    principal: Principal,
  ): Promise<void>;
}

export const ROUTE_VISIBILITY = Symbol('kiban.address-sight');

/** Admits a request if the route's rule allows its caller. A route without a rule is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  /** Requests that were admitted before their whole body had arrived. */
  private readonly awaitingBody = new WeakSet<FastifyRequest>();

  constructor(
    @Inject(BEARER_RESOLVER) private readonly bearers: BearerResolver,
    @Optional() @Inject(RATE_LIMITER) private readonly limiter?: RateLimiter,
    @Optional() @Inject(IDEMPOTENCY_KEYS) private readonly keys?: IdempotencyKeys,
    @Optional() @Inject(ROUTE_VISIBILITY) private readonly sight?: RouteVisibility,
  ) {}

  /**
   * Resolves the caller, counts the request and applies the route's rule; called before the body is read.
   * @throws UnauthenticatedError, DomainError 403, 404 or 429
   */
  async admit(
    access: Exclude<Access, 'public'>,
    request: AuthenticatedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const principal = await this.resolve(request);
    request.principal = principal;
    this.limiter?.take(principal.credentialId, reply);
    const rejection = this.requireRight(access, request, principal);
    if (rejection) await rejection;
    // The right may be revoked before the rest of the body arrives.
    if (isArriving(request.raw)) this.awaitingBody.add(request);
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = accessOf(context.getHandler(), context.getClass());
    if (access === 'public') return true;
    if (!access) throw new DomainError('forbidden', 'This route is closed.');
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest & IdempotentRequest>();
    const isAdmitted = request.principal !== undefined && !this.awaitingBody.has(request);
    if (isAdmitted && request.headers['idempotency-key'] === undefined) {
      if (request.principal) requireFreshFactor(request.principal, context.getHandler());
      requireKnownQuery(request, context.getClass(), context.getHandler() as () => unknown);
      return true;
    }
    return this.activate(access, context, request, http.getResponse<FastifyReply>());
  }

  private async activate(
    access: Exclude<Access, 'public'>,
    context: ExecutionContext,
    request: AuthenticatedRequest & IdempotentRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    if (request.principal === undefined) await this.admit(access, request, reply);
    else if (this.awaitingBody.has(request)) {
      request.principal = await this.resolve(request);
      const rejection = this.requireRight(access, request, request.principal);
      if (rejection) await rejection;
    }
    if (request.principal) requireFreshFactor(request.principal, context.getHandler());
    requireKnownQuery(request, context.getClass(), context.getHandler() as () => unknown);
    // The last step, since a replay may respond in the route's place.
    const { principal } = request;
    if (this.keys && principal)
      await this.keys.take(request, principal.credentialId, async (outcome) =>
        this.sight?.requireReplaySeen(request, outcome, principal),
      );
    return true;
  }

  private resolve(request: FastifyRequest): Promise<Principal> {
    // Also when it is resolved again, in the route: no request waits for its bearer behind the work of its workspace.
    return runForService(() =>
      this.bearers.resolveAuthorization(request.headers.authorization, originOf(request)),
    );
  }

  /** @returns the rejection of a caller without the right; nothing to wait for in the usual case */
  private requireRight(
    access: Exclude<Access, 'public'>,
    request: FastifyRequest,
    principal: Principal,
  ): Promise<never> | undefined {
    const isDeleted = principal.workspace.deletionAt !== undefined;
    if (isDeleted && !(request.routeOptions.config as RouteAccess).duringDeletion)
      throw new WorkspaceDeletedError();
    try {
      requireAccess(access, principal);
      return undefined;
    } catch (error) {
      return this.reject(error, request, principal);
    }
  }

  private async reject(error: unknown, request: FastifyRequest, principal: Principal): Promise<never> {
    await runForOwner(ownerOf(request), () => this.sight?.requireVisible(request.url, principal));
    throw error;
  }
}
