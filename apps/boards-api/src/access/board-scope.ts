import { isOwnerOrAdmin, roles, type Caller } from '@kiban/contracts';
import { onlyBoardsOf } from './hidden-origin.js';

/** The first four values of every statement that reads boards or their content. */
export type ScopeValues = readonly [
  workspaceId: number,
  seesAllBoards: boolean,
  memberId: number,
  /** The only boards that a restricted token may see; null for every other caller. */
  onlyBoards: readonly number[] | null,
];

/** Owners, admins and tokens (which act as admins) see every board of the workspace (decisions §3). */
export function scopeOf({ principal }: Caller): ScopeValues {
  return scopeOfPrincipal(principal);
}

export function scopeOfPrincipal(principal: Caller['principal']): ScopeValues {
  return [
    principal.workspace.id,
    isOwnerOrAdmin(principal.role),
    principal.member.id,
    onlyBoardsOf(principal),
  ];
}

/**
 * Equal for callers who see the same boards, so that their equal reads share one. The member of a caller
 * who sees every board decides nothing.
 */
export function scopeKey([workspaceId, seesAllBoards, memberId, onlyBoards]: ScopeValues): string {
  const ofMember = seesAllBoards ? `${workspaceId}` : `${workspaceId} ${memberId}`;
  return onlyBoards === null ? ofMember : `${ofMember} only ${onlyBoards.join()}`;
}

/** SQL expressions for the four values of a scope. */
interface ScopeExpressions {
  workspaceId: string;
  seesAllBoards: string;
  memberId: string;
  /** Of the type bigint[], or NULL. */
  onlyBoards: string;
}

/** For a row of `items` with the columns of `scopeColumns`. */
export const scopeOfItem: ScopeExpressions = {
  workspaceId: 'items.workspace_id',
  seesAllBoards: 'items.sees_all',
  memberId: 'items.member_id',
  onlyBoards: 'items.only_boards',
};

/** The columns of a caller's scope in a JSON array of items, with their types. */
export const scopeColumns = 'workspace_id bigint, sees_all boolean, member_id bigint, only_boards bigint[]';

/** The values of `scopeColumns`. */
export function scopeItem([workspaceId, seesAllBoards, memberId, onlyBoards]: ScopeValues): object {
  return { workspace_id: workspaceId, sees_all: seesAllBoards, member_id: memberId, only_boards: onlyBoards };
}

/**
 * The same four values, hidden from the planner to keep the generic plan. Planning such a frequent statement on each
 * call would take longer than running it.
 */
export const unseenScope: ScopeExpressions = {
  workspaceId: '(SELECT $1::bigint)',
  seesAllBoards: '(SELECT $2::boolean)',
  memberId: '(SELECT $3::bigint)',
  onlyBoards: '(SELECT $4::bigint[])',
};

const firstFourValues: ScopeExpressions = {
  workspaceId: '$1',
  seesAllBoards: '$2::boolean',
  memberId: '$3::bigint',
  onlyBoards: '$4::bigint[]',
};

/**
 * The one predicate of visibility, for a statement whose first four values are `scopeOf(caller)`.
 * Every statement that returns a board or its content joins the board and adds this predicate.
 * @param board alias of boards.board in the statement
 * @param scope expressions for a statement that serves several callers
 */
export function isVisible(board: string, scope: ScopeExpressions = firstFourValues): string {
  // The outer cast makes a subquery of one array an array; without it, ANY would compare with its rows.
  return `(${board}.workspace_id = ${scope.workspaceId}
    AND (${scope.onlyBoards} IS NULL OR ${board}.id = ANY ((${scope.onlyBoards})::bigint[]))
    AND (${scope.seesAllBoards} OR ${board}.visibility = 'workspace' OR EXISTS (
    SELECT 1 FROM boards.board_member AS seen WHERE seen.board_id = ${board}.id AND seen.member_id = ${scope.memberId})))`;
}

/**
 * A board's id, null if an item's caller does not see the board. Nothing is locked for this.
 * Its one condition is the id: with the workspace's as another, a plan that is kept from before the first ANALYZE reads all
 * boards of the workspace.
 * @param boardId expression for the id
 */
export const seenBoardOfItem = (boardId: string): string =>
  `(SELECT CASE WHEN ${isVisible('b', scopeOfItem)} THEN b.id END FROM boards.board AS b WHERE b.id = ${boardId})`;

const ownerAndAdmin = roles.filter(isOwnerOrAdmin).map((role) => `'${role}'`);

/** Whether a member sees every board of the workspace. @param member alias of boards.member */
export const memberSeesAll = (member: string): string => `${member}.role IN (${ownerAndAdmin.join(', ')})`;

/**
 * The same predicate for a member who is not the caller. A restriction of the caller's token is not one of the members.
 * @param member alias of boards.member @param board alias of boards.board
 */
export const memberSeesBoard = (member: string, board: string): string =>
  isVisible(board, {
    workspaceId: `${member}.workspace_id`,
    seesAllBoards: memberSeesAll(member),
    memberId: `${member}.id`,
    onlyBoards: 'NULL',
  });
