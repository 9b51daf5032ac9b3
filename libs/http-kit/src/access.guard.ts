import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError, type Principal } from '@kiban/contracts';
import { accessOf, requireAccess } from './access.js';
import type { AuthenticatedRequest } from './caller.js';

/** Says whose bearer an Authorization header carries; implemented by AuthClient, and by auth itself. */
export interface BearerResolver {
  resolveAuthorization(header: string | undefined): Promise<Principal>;
}

export const BEARER_RESOLVER = Symbol('kiban.bearer-resolver');

/** Lets a request through when the route's rule allows its caller. A route without a rule is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(BEARER_RESOLVER) private readonly bearers: BearerResolver) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context.getHandler(), context.getClass());
    if (access === 'public') return true;
    if (!access) throw new DomainError('forbidden', 'This route is closed.');
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    request.principal = await this.bearers.resolveAuthorization(request.headers.authorization);
    requireAccess(access, request.principal);
    return true;
  }
}
