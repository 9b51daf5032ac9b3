import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import { DomainError, ErrorDto, type Principal } from '@kiban/contracts';

/** Who may call a route. Every route names one of these; a test fails on one that does not. */
export const accessRules = {
  /** Anybody, without a bearer. */
  public: 'needs no token',
  /** Every principal of the workspace. */
  workspace: 'any caller of the workspace',
  /** Every principal with `boards:read`. */
  'boards:read': 'any caller who may read boards',
  /** Every principal with `boards:write` whose role may write. */
  'boards:write': 'callers who may write: not viewers, not read-only AI connections',
  /** Owners, admins and API tokens; never an AI. */
  'workspace:admin': 'owners, admins and API tokens',
  /** People through the service's own screen. */
  screen: 'signed-in people through the screen',
  /** Owners and admins through the screen. */
  'screen:admin': 'owners and admins through the screen',
  /** The owner through the screen. */
  'screen:owner': 'the owner through the screen',
} as const;

export type Access = keyof typeof accessRules;

const ACCESS = Symbol('kiban.access');

/** What the edge finds in a route's configuration. */
export interface RouteAccess {
  access?: Access;
}

/** Says who may call the route, for the edge, the guard and the OpenAPI document. */
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
      description: 'The bearer is missing, unknown, expired or revoked',
    }),
    ApiResponse({ status: 403, type: ErrorDto, description: `Open to ${accessRules[access]} only` }),
    ApiResponse({
      status: 503,
      type: ErrorDto,
      description: 'A part that the answer needs is down; try again shortly',
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

const isAdmin = ({ role }: Principal): boolean => role === 'owner' || role === 'admin';

/** @throws DomainError 403 when `principal` may not do what `access` stands for */
export function requireAccess(access: Exclude<Access, 'public'>, principal: Principal): void {
  switch (access) {
    case 'workspace':
      return;
    case 'boards:read':
      return requireScope('boards:read', principal);
    case 'boards:write':
      requireScope('boards:write', principal);
      if (principal.role === 'viewer')
        throw new DomainError(
          'read_only',
          'You are a viewer in this workspace: ask an owner or admin for the role “member”.',
        );
      return;
    case 'workspace:admin':
      if (principal.kind === 'oauth')
        throw new DomainError('forbidden', 'A connected AI client may not do this; use a workspace token.');
      if (!isAdmin(principal))
        throw new DomainError('forbidden', 'Only an owner or admin of the workspace may do this.');
      return;
    case 'screen':
    case 'screen:admin':
    case 'screen:owner':
      if (principal.kind !== 'screen')
        throw new DomainError(
          'forbidden',
          'Only a person signed in to the workspace settings may do this, not a token or an AI client.',
        );
      if (access === 'screen:admin' && !isAdmin(principal))
        throw new DomainError('forbidden', 'Only an owner or admin of the workspace may do this.');
      if (access === 'screen:owner' && principal.role !== 'owner')
        throw new DomainError('forbidden', 'Only the workspace owner may do this.');
      return;
  }
}

function requireScope(scope: 'boards:read' | 'boards:write', principal: Principal): void {
  if (!principal.scopes.includes(scope)) {
    throw new DomainError(
      'insufficient_scope',
      `This connection lacks the right ${scope}; connect again and allow it.`,
    );
  }
}
