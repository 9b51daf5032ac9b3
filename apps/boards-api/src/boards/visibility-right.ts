import { isOwnerOrAdmin, DomainError, type Caller } from '@kiban/contracts';

/**
 * Only owners, admins and the creator set a board's visibility and members. An AI client may write to boards, but never
 * changes who sees them (decisions §3).
 * @throws DomainError 403
 */
export function requireVisibilityRight(
  { principal }: Caller,
  board: { id: number; createdById: number },
): void {
  if (principal.kind === 'oauth')
    throw new DomainError('forbidden', 'AI clients cannot change who sees a board; use the web app.');
  if (isOwnerOrAdmin(principal.role)) return;
  if (principal.member.id !== board.createdById)
    throw new DomainError(
      'forbidden',
      `Only an owner, an admin or the creator of board ${board.id} can change who sees it.`,
    );
}
