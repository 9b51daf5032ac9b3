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

/** Expressions for the three values of a scope. */
interface ScopeExpressions {
  workspaceId: string;
  seesAllBoards: string;
  memberId: string;
}

/** Of a row `asked` with a caller's scope in the columns workspace_id, sees_all and member_id. */
export const scopeOfAsked: ScopeExpressions = {
  workspaceId: 'asked.workspace_id',
  seesAllBoards: 'asked.sees_all',
  memberId: 'asked.member_id',
};

/**
 * The same three values where PostgreSQL shall not look at them while it plans. It plans a statement anew each time where that
 * seems to pay, as for a small board beside large ones; for a statement that is asked often planning takes longer than doing it.
 */
export const unseenScope: ScopeExpressions = {
  workspaceId: '(SELECT $1::bigint)',
  seesAllBoards: '(SELECT $2::boolean)',
  memberId: '(SELECT $3::bigint)',
};

const firstThreeValues: ScopeExpressions = {
  workspaceId: '$1',
  seesAllBoards: '$2::boolean',
  memberId: '$3::bigint',
};

/**
 * The one predicate of visibility, for a statement whose first three values are `scopeOf(caller)`.
 * Whatever answers about a board or something on it joins the board and asks this.
 * @param board alias of boards.board in the statement
 * @param scope where the statement is about several callers: theirs
 */
export function isVisible(board: string, scope: ScopeExpressions = firstThreeValues): string {
  return `(${board}.workspace_id = ${scope.workspaceId} AND (${scope.seesAllBoards} OR ${board}.visibility = 'workspace' OR EXISTS (
    SELECT 1 FROM boards.board_member AS seen WHERE seen.board_id = ${board}.id AND seen.member_id = ${scope.memberId})))`;
}
