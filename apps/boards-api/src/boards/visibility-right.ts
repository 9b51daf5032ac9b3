import { DomainError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';

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
  if (principal.role === 'owner' || principal.role === 'admin') return;
  if (principal.member.id !== board.createdById)
    throw new DomainError(
      'forbidden',
      `Only an owner, an admin or the creator of board ${board.id} can change who sees it.`,
    );
}
