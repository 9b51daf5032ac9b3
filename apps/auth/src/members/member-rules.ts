import { DomainError, type Role } from '@kiban/contracts';

/**
 * Who may make whom what: owners everything, admins everything below an owner.
 * @param from the role so far; undefined for somebody new
 * @param to the role to be; undefined for leaving
 * @throws DomainError 403
 */
export function requireMayAssign(own: Role, from: Role | undefined, to: Role | undefined): void {
  if (own === 'owner') return;
  if (own !== 'admin')
    throw new DomainError('forbidden', 'Only an owner or admin of the workspace may do this.');
  if (from === 'owner' || to === 'owner')
    throw new DomainError('forbidden', 'Only an owner may make, change or remove an owner.');
}

/** @throws DomainError 409 when the workspace would be left without an owner */
export function requireOwnerLeft(owners: number, from: Role, to: Role | undefined): void {
  if (from === 'owner' && to !== 'owner' && owners <= 1)
    throw new DomainError(
      'last_owner',
      'A workspace keeps at least one owner; make somebody else an owner first.',
    );
}
