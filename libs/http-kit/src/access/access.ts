import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiExtension, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import {
  DomainError,
  ErrorDto,
  isOwnerOrAdmin,
  provisioningScope,
  type ConnectionScope,
  type Principal,
  type Scope,
} from '@kiban/contracts';

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
  /** As `boards:write`, for what reaches beyond single boards: never a token that is restricted to boards. */
  'boards:workspace':
    'callers who may write and are not restricted to boards: not viewers, not read-only AI connections',
  /** Owners, admins and API tokens with `boards:write`; never an AI. */
  'boards:admin': 'owners, admins and API tokens that may write',
  /** Every principal with `members:read`. Other credentials than API tokens have it with `boards:read`. */
  'members:read': 'any caller who may read members',
  /** Owners, admins and API tokens with `webhooks:manage`; never an AI. */
  'webhooks:manage': 'owners, admins and API tokens that may manage webhooks',
  /** As `webhooks:manage`, and the sign-in of `kiban` of an owner or admin who allowed it (decision 53). */
  'events:read':
    'owners, admins, their sign-in of kiban with events:read, and API tokens that may manage webhooks',
  /** API tokens with `members:provision`: a company's directory. Such a token may do nothing else. */
  'members:provision': 'API tokens that may provision members',
  /** A person signed in to the web app. */
  screen: 'signed-in people through the screen',
  /** Owners and admins signed in to the web app. */
  'screen:admin': 'owners and admins through the screen',
  /** The owner, signed in to the web app. */
  'screen:owner': 'the owner through the screen',
} as const;

export type Access = keyof typeof accessRules;

/**
 * The scope that an API token with scopes needs for a rule; null for every token. A rule without an entry is closed to
 * such tokens, so that a new rule gives them nothing.
 */
export const tokenScopes: Readonly<Partial<Record<Access, Scope | null>>> = {
  workspace: null,
  'boards:read': 'boards:read',
  'boards:write': 'boards:write',
  'boards:own': 'boards:write',
  'boards:workspace': 'boards:write',
  'boards:admin': 'boards:write',
  'members:read': 'members:read',
  'webhooks:manage': 'webhooks:manage',
  'events:read': 'webhooks:manage',
  'members:provision': provisioningScope,
};

/**
 * The rules that a token restricted to boards may meet. A rule without an entry is closed to such tokens: its operations
 * either concern the workspace or have no predicate of visibility.
 */
export const boardTokenRules: ReadonlySet<Access> = new Set([
  'workspace',
  'boards:read',
  'boards:write',
  'boards:own',
  'boards:admin',
  'members:read',
]);

/** The scope that every other credential needs for a rule. */
const connectionScopeOf: Readonly<Partial<Record<Access, ConnectionScope>>> = {
  'boards:read': 'boards:read',
  'boards:write': 'boards:write',
  'boards:own': 'boards:write',
  'boards:workspace': 'boards:write',
  'members:read': 'boards:read',
};

const ACCESS = Symbol('kiban.access');

/** A route's rule in its configuration, for the edge. */
export interface RouteAccess {
  access?: Access;
  /** Whether a person at the screen is served while the workspace is in deletion (decision 68). */
  duringDeletion?: boolean;
}

/** Declares the allowed callers of a route, for the edge, the guard and the OpenAPI document. */
export function Allow(
  access: Access,
  { duringDeletion = false }: Pick<RouteAccess, 'duringDeletion'> = {},
): MethodDecorator & ClassDecorator {
  const metadata = applyDecorators(
    SetMetadata(ACCESS, access),
    // For the catalogue of rights; the published document is without it.
    ApiExtension('x-kiban-access', access),
    RouteConfig({ access, duringDeletion } satisfies RouteAccess),
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
    ApiResponse({ status: 403, type: ErrorDto, description: `Allowed only for ${describeAccess(access)}` }),
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

/** The callers of a rule, with the scope that an API token needs. */
export function describeAccess(access: Access): string {
  const scope = tokenScopes[access];
  return scope ? `${accessRules[access]}; an API token with scopes needs \`${scope}\`` : accessRules[access];
}

/** Whether `access` allows `principal`, for a part of a response that other callers do not get. */
export function isAllowed(access: Exclude<Access, 'public'>, principal: Principal): boolean {
  try {
    requireAccess(access, principal);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** @throws DomainError 403 if `access` does not allow `principal` */
export function requireAccess(access: Exclude<Access, 'public'>, principal: Principal): void {
  requireScope(access, principal);
  if ((principal.restriction?.boardIds ?? null) !== null && !boardTokenRules.has(access))
    throw new DomainError('forbidden', 'A token that is restricted to boards cannot do this.');
  switch (access) {
    case 'workspace':
    case 'boards:read':
    case 'boards:own':
    case 'members:read':
      return;
    case 'boards:write':
    case 'boards:workspace':
      if (principal.role === 'viewer')
        throw new DomainError(
          'read_only',
          'Viewers cannot write; ask an owner or admin for the role “member”.',
        );
      return;
    case 'boards:admin':
    case 'webhooks:manage':
      if (principal.kind === 'oauth')
        throw new DomainError(
          'forbidden',
          'An OAuth client cannot do this; use an API token of the workspace.',
        );
      return requireOwnerOrAdmin(principal);
    case 'events:read':
      if (principal.kind === 'oauth' && !principal.scopes.includes('events:read'))
        throw new DomainError(
          'forbidden',
          'An owner or admin allows this at “kiban login”: log in again, or use an API token of the workspace.',
        );
      return requireOwnerOrAdmin(principal);
    case 'members:provision':
      if (!isProvisioning(principal))
        throw new DomainError(
          'forbidden',
          'Only a token that an owner issued with the scope members:provision can do this.',
        );
      return;
    case 'screen':
    case 'screen:admin':
    case 'screen:owner':
      if (principal.kind !== 'screen')
        throw new DomainError(
          'forbidden',
          'Only a person signed in to the workspace settings can do this, not a token or an AI client.',
        );
      if (access === 'screen:admin') requireOwnerOrAdmin(principal);
      if (access === 'screen:owner' && principal.role !== 'owner')
        throw new DomainError('forbidden', 'Only the workspace owner can do this.');
      return;
  }
}

/** @throws DomainError 403 */
function requireOwnerOrAdmin({ role }: Principal): void {
  if (!isOwnerOrAdmin(role))
    throw new DomainError('forbidden', 'Only an owner or admin of the workspace can do this.');
}

/** @throws DomainError 403 when the principal lacks the scope of a rule */
function requireScope(access: Access, principal: Principal): void {
  if (principal.restriction?.isScoped) return requireTokenScope(access, principal);
  const scope = connectionScopeOf[access];
  if (scope !== undefined && !principal.scopes.includes(scope))
    throw new DomainError(
      'insufficient_scope',
      `This connection lacks the scope ${scope}; connect again and allow it.`,
    );
}

const isProvisioning = ({ restriction, scopes }: Principal): boolean =>
  restriction?.isScoped === true && scopes.includes(provisioningScope);

/** @throws DomainError 403 */
function requireTokenScope(access: Access, principal: Principal): void {
  const scope = tokenScopes[access];
  if (isProvisioning(principal) && scope !== provisioningScope)
    throw new DomainError('forbidden', 'A token with members:provision can only be used for SCIM.');
  if (scope === null) return;
  if (scope === undefined) throw new DomainError('forbidden', 'A token with scopes cannot do this.');
  if (!principal.scopes.includes(scope))
    throw new DomainError(
      'insufficient_scope',
      `This token lacks the scope ${scope}; use a token that has it.`,
    );
}
