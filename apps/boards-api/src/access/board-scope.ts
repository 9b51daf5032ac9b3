import type { Caller } from '@kiban/http-kit';

/** The first three values of every statement that reads boards or what is on them. */
export type ScopeValues = readonly [workspaceId: number, seesAllBoards: boolean, memberId: number];

/** Which boards a caller sees: owners, admins and tokens (which act as admins) every one of the workspace (decisions §3). */
export function scopeOf({ principal }: Caller): ScopeValues {
  return scopeOfPrincipal(principal);
}

export function scopeOfPrincipal(principal: Caller['principal']): ScopeValues {
  return [
    principal.workspace.id,
    principal.role === 'owner' || principal.role === 'admin',
    principal.member.id,
  ];
}

/**
 * The one predicate of visibility, for a statement whose first three values are `scopeOf(caller)`.
 * Whatever answers about a board or something on it joins the board and asks this.
 * @param board alias of boards.board in the statement
 */
export function isVisible(board: string): string {
  return `(${board}.workspace_id = $1 AND ($2::boolean OR ${board}.visibility = 'workspace' OR EXISTS (
    SELECT 1 FROM boards.board_member AS seen WHERE seen.board_id = ${board}.id AND seen.member_id = $3::bigint)))`;
}
