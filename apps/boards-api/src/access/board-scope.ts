import { isOwnerOrAdmin, type Caller } from '@kiban/contracts';

/** The first three values of every statement that reads boards or their content. */
export type ScopeValues = readonly [workspaceId: number, seesAllBoards: boolean, memberId: number];

/** Owners, admins and tokens (which act as admins) see every board of the workspace (decisions §3). */
export function scopeOf({ principal }: Caller): ScopeValues {
  return scopeOfPrincipal(principal);
}

export function scopeOfPrincipal(principal: Caller['principal']): ScopeValues {
  return [principal.workspace.id, isOwnerOrAdmin(principal.role), principal.member.id];
}

/**
 * Equal for callers who see the same boards, so that their equal reads share one. The member of a caller
 * who sees every board decides nothing.
 */
export function scopeKey([workspaceId, seesAllBoards, memberId]: ScopeValues): string {
  return seesAllBoards ? `${workspaceId}` : `${workspaceId} ${memberId}`;
}

/** SQL expressions for the three values of a scope. */
interface ScopeExpressions {
  workspaceId: string;
  seesAllBoards: string;
  memberId: string;
}

/** For a row of `items` with a caller's scope in the columns workspace_id, sees_all and member_id. */
export const scopeOfItem: ScopeExpressions = {
  workspaceId: 'items.workspace_id',
  seesAllBoards: 'items.sees_all',
  memberId: 'items.member_id',
};

/**
 * The same three values, hidden from the planner to keep the generic plan. Planning such a frequent statement on each
 * call would take longer than running it.
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
 * Every statement that returns a board or its content joins the board and adds this predicate.
 * @param board alias of boards.board in the statement
 * @param scope expressions for a statement that serves several callers
 */
export function isVisible(board: string, scope: ScopeExpressions = firstThreeValues): string {
  return `(${board}.workspace_id = ${scope.workspaceId} AND (${scope.seesAllBoards} OR ${board}.visibility = 'workspace' OR EXISTS (
    SELECT 1 FROM boards.board_member AS seen WHERE seen.board_id = ${board}.id AND seen.member_id = ${scope.memberId})))`;
}
