import { assignableRoles, DomainError, type Role } from '@kiban/contracts';

/**
 * Who may assign which role: owners all, admins all below owner.
 * @param from the current role; undefined for a new member
 * @param to the new role; undefined for leaving
 * @throws DomainError 403
 */
export function requireMayAssign(own: Role, from: Role | undefined, to: Role | undefined): void {
  const assignable = assignableRoles(own);
  if (assignable.length === 0)
    throw new DomainError('forbidden', 'Only an owner or admin of the workspace may do this.');
  if ([from, to].some((role) => role !== undefined && !assignable.includes(role)))
    throw new DomainError('forbidden', 'Only an owner may appoint, change or remove an owner.');
}

/** @throws DomainError 409 when the workspace would have no owner */
export function requireOwnerLeft(owners: number, from: Role, to: Role | undefined): void {
  if (from === 'owner' && to !== 'owner' && owners <= 1)
    throw new DomainError(
      'last_owner',
      'A workspace needs at least one owner; make another member an owner first.',
    );
}
