import { Inject, Injectable, Optional, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError, type Principal } from '@kiban/contracts';
import type { FastifyReply } from 'fastify';
import { accessOf, requireAccess } from './access.js';
import type { AuthenticatedRequest } from './caller.js';
import { IDEMPOTENCY_KEYS, IdempotencyKeys, type IdempotentRequest } from './idempotency.js';
import { RATE_LIMITER, RateLimiter } from './rate-limiter.js';

/** Says whose bearer an Authorization header carries; implemented by AuthClient, and by auth itself. */
export interface BearerResolver {
  resolveAuthorization(header: string | undefined): Promise<Principal>;
}

export const BEARER_RESOLVER = Symbol('kiban.bearer-resolver');

/** Says whether a caller sees what an address is about, so that a refusal does not tell of what they do not see. */
export interface AddressSight {
  /** @throws NotFoundError when they do not */
  requireSeen(path: string, principal: Principal): Promise<void>;
}

export const ADDRESS_SIGHT = Symbol('kiban.address-sight');

/** Lets a request through when the route's rule allows its caller. A route without a rule is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(BEARER_RESOLVER) private readonly bearers: BearerResolver,
    @Optional() @Inject(RATE_LIMITER) private readonly limiter?: RateLimiter,
    @Optional() @Inject(IDEMPOTENCY_KEYS) private readonly keys?: IdempotencyKeys,
    @Optional() @Inject(ADDRESS_SIGHT) private readonly sight?: AddressSight,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context.getHandler(), context.getClass());
    if (access === 'public') return true;
    if (!access) throw new DomainError('forbidden', 'This route is closed.');
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest & IdempotentRequest>();
    request.principal = await this.bearers.resolveAuthorization(request.headers.authorization);
    this.limiter?.take(request.principal.credentialId, http.getResponse<FastifyReply>());
    try {
      requireAccess(access, request.principal);
    } catch (error) {
      await this.sight?.requireSeen(request.url, request.principal);
      throw error;
    }
    // The last step, since it may answer in the route's place.
    if (this.keys) await this.keys.take(request, request.principal.credentialId);
    return true;
  }
}
