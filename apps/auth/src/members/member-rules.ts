import { DomainError, roles, type Role } from '@kiban/contracts';

/**
 * Who may make whom what: owners everything, admins everything below an owner.
 * @param from the role so far; undefined for somebody new
 * @param to the role to be; undefined for leaving
 * @throws DomainError 403
 */
export function requireMayAssign(own: Role, from: Role | undefined, to: Role | undefined): void {
  const assignable = assignableRoles(own);
  if (assignable.length === 0)
    throw new DomainError('forbidden', 'Only an owner or admin of the workspace may do this.');
  if ([from, to].some((role) => role !== undefined && !assignable.includes(role)))
    throw new DomainError('forbidden', 'Only an owner may make, change or remove an owner.');
}

/** The roles that a member may give and take. @param own undefined for a member who left */
export function assignableRoles(own: Role | undefined): readonly Role[] {
  if (own === 'owner') return roles;
  return own === 'admin' ? roles.filter((role) => role !== 'owner') : [];
}

/** @throws DomainError 409 when the workspace would be left without an owner */
export function requireOwnerLeft(owners: number, from: Role, to: Role | undefined): void {
  if (from === 'owner' && to !== 'owner' && owners <= 1)
    throw new DomainError(
      'last_owner',
      'A workspace keeps at least one owner; make somebody else an owner first.',
    );
}
