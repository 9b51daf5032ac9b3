import { DomainError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';

/**
 * Who decides who sees a board: owners, admins and the member who created it. An AI client has a member's verbs on
 * boards, and never decides who sees what (decisions §3).
 * @throws DomainError 403
 */
export function requireVisibilityRight(
  { principal }: Caller,
  board: { id: number; createdById: number },
): void {
  if (principal.kind === 'oauth')
    throw new DomainError(
      'forbidden',
      'A connected AI client may not set who sees a board; do it on the screen.',
    );
  if (principal.role === 'owner' || principal.role === 'admin') return;
  if (principal.member.id !== board.createdById)
    throw new DomainError(
      'forbidden',
      `Only an owner, an admin or the creator of board ${board.id} may set who sees it.`,
    );
}
