import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import { isOwnerOrAdmin, DomainError, ErrorDto, type Principal } from '@kiban/contracts';

/** The callers that a route allows. Every route names one of these; a test fails on a route that does not. */
export const accessRules = {
  /** Any client, without a bearer. */
  public: 'needs no token',
  /** Every principal of the workspace. */
  workspace: 'any caller of the workspace',
  /** Every principal with `boards:read`. */
  'boards:read': 'any caller who may read boards',
  /** Every principal with `boards:write` whose role may write. */
  'boards:write': 'callers who may write: not viewers, not read-only AI connections',
  /** Every principal with `boards:write`; the use case limits viewers to their own private objects. */
  'boards:own':
    'callers who may write, and viewers for their own private objects; not read-only AI connections',
  /** Owners, admins and API tokens; never an AI. */
  'workspace:admin': 'owners, admins and API tokens',
  /** A person signed in to the web app. */
  screen: 'signed-in people through the screen',
  /** Owners and admins signed in to the web app. */
  'screen:admin': 'owners and admins through the screen',
  /** The owner, signed in to the web app. */
  'screen:owner': 'the owner through the screen',
} as const;

export type Access = keyof typeof accessRules;

const ACCESS = Symbol('kiban.access');

/** A route's rule in its configuration, for the edge. */
export interface RouteAccess {
  access?: Access;
}

/** Declares the allowed callers of a route, for the edge, the guard and the OpenAPI document. */
export function Allow(access: Access): MethodDecorator & ClassDecorator {
  const metadata = applyDecorators(
    SetMetadata(ACCESS, access),
    RouteConfig({ access } satisfies RouteAccess),
  );
  if (access === 'public') return applyDecorators(metadata, ApiSecurity({}));
  return applyDecorators(
    metadata,
    ApiBearerAuth('bearer'),
    ApiResponse({
      status: 401,
      type: ErrorDto,
      description: 'The bearer token is missing, unknown, expired or revoked',
    }),
    ApiResponse({ status: 403, type: ErrorDto, description: `Allowed only for ${accessRules[access]}` }),
    ApiResponse({
      status: 503,
      type: ErrorDto,
      description: 'A required service is unavailable; try again shortly',
    }),
  );
}

export function accessOf(...targets: object[]): Access | undefined {
  for (const target of targets) {
    const access = Reflect.getMetadata(ACCESS, target) as Access | undefined;
    if (access) return access;
  }
  return undefined;
}

/** @throws DomainError 403 if `access` does not allow `principal` */
export function requireAccess(access: Exclude<Access, 'public'>, principal: Principal): void {
  switch (access) {
    case 'workspace':
      return;
    case 'boards:read':
      return requireScope('boards:read', principal);
    case 'boards:own':
      return requireScope('boards:write', principal);
    case 'boards:write':
      requireScope('boards:write', principal);
      if (principal.role === 'viewer')
        throw new DomainError(
          'read_only',
          'Viewers cannot write; ask an owner or admin for the role “member”.',
        );
      return;
    case 'workspace:admin':
      if (principal.kind === 'oauth')
        throw new DomainError('forbidden', 'AI clients cannot do this; use a workspace token.');
      if (!isOwnerOrAdmin(principal.role))
        throw new DomainError('forbidden', 'Only an owner or admin of the workspace can do this.');
      return;
    case 'screen':
    case 'screen:admin':
    case 'screen:owner':
      if (principal.kind !== 'screen')
        throw new DomainError(
          'forbidden',
          'Only a person signed in to the workspace settings can do this, not a token or an AI client.',
        );
      if (access === 'screen:admin' && !isOwnerOrAdmin(principal.role))
        throw new DomainError('forbidden', 'Only an owner or admin of the workspace can do this.');
      if (access === 'screen:owner' && principal.role !== 'owner')
        throw new DomainError('forbidden', 'Only the workspace owner can do this.');
      return;
  }
}

function requireScope(scope: 'boards:read' | 'boards:write', principal: Principal): void {
  if (!principal.scopes.includes(scope)) {
    throw new DomainError(
      'insufficient_scope',
      `This connection lacks the scope ${scope}; connect again and allow it.`,
    );
  }
}
