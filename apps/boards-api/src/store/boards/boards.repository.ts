import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  type BoardKind,
  type BoardVisibility,
  type Caller,
  type ViewKind,
} from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import type { Place } from '../../order/place.js';
import { AnchorGoneError, Siblings } from '../../order/siblings.js';
import { Quotas } from '../../quotas/quotas.js';
import { asResource, type ResourceRow } from '../../sql/json-text.js';
import { boardColumns } from './board-json.js';
import { boardViewStatements, type BoardViewRow } from './board-view.sql.js';

/** A board for a use case; its row is locked. */
export interface LockedBoard {
  id: number;
  name: string;
  description: string | null;
  kind: BoardKind;
  visibility: BoardVisibility;
  isTemplate: boolean;
  defaultView: ViewKind | null;
  rank: string;
  archivedAt: Date | null;
  createdById: number;
  version: number;
}

export interface NewBoard {
  name: string;
  description: string | null;
  kind: BoardKind;
  visibility: BoardVisibility;
  defaultView: ViewKind | null;
  rank: string;
}

const lockWorkspace = {
  name: 'board-lock-workspace',
  text: `INSERT INTO boards.workspace (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET version = workspace.version + 1
         RETURNING version`,
};
const lock = {
  name: 'board-lock',
  text: `SELECT b.id, b.name, b.description, b.kind, b.visibility, b.is_template AS "isTemplate",
           b.default_view AS "defaultView", b.rank, b.archived_at AS "archivedAt",
           b.created_by_id AS "createdById", b.version
         FROM boards.board AS b WHERE b.id = $5 AND ${isVisible('b')} FOR NO KEY UPDATE`,
};
const visibility = {
  name: 'board-visibility',
  text: `SELECT b.visibility FROM boards.board AS b WHERE b.id = $5 AND ${isVisible('b')}`,
};
const insert = {
  name: 'board-insert',
  text: `INSERT INTO boards.board (workspace_id, name, description, kind, visibility, rank, created_by_id, created_by_name, default_view)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
};
const ensureWorkspace = {
  name: 'board-ensure-workspace',
  text: 'INSERT INTO boards.workspace (id) VALUES ($1) ON CONFLICT DO NOTHING',
};
// No other transaction has this rank, so none waits for the row.
const insertUnplaced = {
  name: 'board-insert-unplaced',
  text: `INSERT INTO boards.board (workspace_id, name, description, kind, visibility, rank, created_by_id, created_by_name, default_view)
         VALUES ($1, $2, $3, $4, $5, 'unplaced ' || pg_current_xact_id(), $6, $7, $8) RETURNING id`,
};
const place = {
  name: 'board-place',
  text: 'UPDATE boards.board SET rank = $2 WHERE id = $1',
};
const addMember = {
  name: 'board-add-member',
  text: `INSERT INTO boards.board_member (board_id, member_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};
const change = {
  name: 'board-change',
  text: `UPDATE boards.board SET name = $2, description = $3, visibility = $4, rank = $5, archived_at = $6, is_template = $7,
           default_view = $8, updated_at = clock_timestamp(), version = version + 1
         WHERE id = $1`,
};
const touch = {
  name: 'board-touch',
  text: `UPDATE boards.board SET updated_at = clock_timestamp(), version = version + 1 WHERE id = $1 RETURNING version`,
};
const resource = {
  name: 'board-resource',
  text: asResource(
    `SELECT ${boardColumns} FROM boards.board AS b WHERE b.id = $1`,
    `(SELECT w.version FROM boards.workspace AS w JOIN boards.board AS own ON own.workspace_id = w.id WHERE own.id = $1)`,
  ),
};

/** Writes boards. `BoardsReader` reads them. */
@Injectable()
export class BoardsRepository {
  /** The boards of a workspace; their parent is its row. */
  readonly siblings = new Siblings({ table: 'boards.board', parent: 'workspace_id' });

  constructor(private readonly quotas: Quotas) {}

  /**
   * Locks the order of the workspace's boards, and inserts the workspace's row if it is missing.
   * @returns the new version of that order
   */
  async lockWorkspace(tx: Executor, { principal }: Caller): Promise<number> {
    const [workspace] = await tx.query<{ version: number }>(lockWorkspace, [principal.workspace.id]);
    if (!workspace) throw new Error('PostgreSQL returned no row for a workspace that was locked.');
    return workspace.version;
  }

  /** Reads it without a lock. @throws NotFoundError also if the caller may not see the board */
  async visibilityOf(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard['visibility']> {
    const seen = await this.seenVisibility(tx, caller, boardId);
    if (!seen) throw new NotFoundError('board', boardId);
    return seen;
  }

  /** The boards of a workspace are not visible to all its members, unlike the siblings of every other order. */
  async requireVisibleAnchor(tx: Executor, caller: Caller, place: Place): Promise<void> {
    if ('anchorId' in place && !(await this.seenVisibility(tx, caller, place.anchorId)))
      throw new AnchorGoneError(place.anchorId);
  }

  private async seenVisibility(
    tx: Executor,
    caller: Caller,
    boardId: number,
  ): Promise<LockedBoard['visibility'] | undefined> {
    const [board] = await tx.query<Pick<LockedBoard, 'visibility'>>(visibility, [
      ...scopeOf(caller),
      boardId,
    ]);
    return board?.visibility;
  }

  /** @throws NotFoundError also if the caller may not see the board */
  async lock(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard> {
    const [board] = await tx.query<LockedBoard>(lock, [...scopeOf(caller), boardId]);
    if (!board) throw new NotFoundError('board', boardId);
    return board;
  }

  /** Locks a board for a write. @throws DomainError 409 if it is archived */
  async lockOpen(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard> {
    const board = await this.lock(tx, caller, boardId);
    requireOpenBoard(board);
    return board;
  }

  /** @throws DomainError 409 if the workspace has reached its limit of boards */
  async insert(tx: Executor, { principal }: Caller, board: NewBoard): Promise<number> {
    await this.requireRoom(tx, principal.workspace.id, null);
    const [row] = await tx.query<{ id: number }>(insert, [
      principal.workspace.id,
      board.name,
      board.description,
      board.kind,
      board.visibility,
      board.rank,
      principal.member.id,
      principal.member.name,
      board.defaultView,
    ]);
    if (!row) throw new Error('PostgreSQL returned no row for an inserted board.');
    return row.id;
  }

  /** Inserts the workspace's row if it is missing, so that a longer transaction does not keep others from it. */
  async ensureWorkspace(executor: Executor, { principal }: Caller): Promise<void> {
    await executor.query(ensureWorkspace, [principal.workspace.id]);
  }

  /**
   * Inserts a board that is not in the order of its workspace yet. `place` gives it its rank under the workspace's lock,
   * which a long transaction takes last.
   * @throws DomainError 409 if the workspace has reached its limit of boards
   */
  async insertUnplaced(tx: Executor, { principal }: Caller, board: Omit<NewBoard, 'rank'>): Promise<number> {
    await this.requireRoom(tx, principal.workspace.id, null);
    const [row] = await tx.query<{ id: number }>(insertUnplaced, [
      principal.workspace.id,
      board.name,
      board.description,
      board.kind,
      board.visibility,
      principal.member.id,
      principal.member.name,
      board.defaultView,
    ]);
    if (!row) throw new Error('PostgreSQL returned no row for an inserted board.');
    return row.id;
  }

  /** @throws DomainError 409 if other boards have reached the limit since the board was inserted */
  async place(tx: Executor, { principal }: Caller, boardId: number, rank: string): Promise<void> {
    await this.requireRoom(tx, principal.workspace.id, boardId);
    await tx.query(place, [boardId, rank]);
  }

  private async requireRoom(tx: Executor, workspaceId: number, exceptId: number | null): Promise<void> {
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM boards.board WHERE workspace_id = $1 AND id IS DISTINCT FROM $2::bigint',
      [workspaceId, exceptId],
    );
    if (count >= limits.boardsPerWorkspaceMax)
      throw new DomainError(
        'limit_reached',
        `A workspace holds at most ${limits.boardsPerWorkspaceMax} boards; delete an archived board first.`,
      );
    this.quotas.requireBoardRoom(count);
  }

  async addMember(tx: Executor, boardId: number, memberId: number): Promise<void> {
    await tx.query(addMember, [boardId, memberId]);
  }

  async save(tx: Executor, board: LockedBoard): Promise<void> {
    await tx.query(change, [
      board.id,
      board.name,
      board.description,
      board.visibility,
      board.rank,
      board.archivedAt,
      board.isTemplate,
      board.defaultView,
    ]);
  }

  /** Increments the board's version after a change of its content. @returns the new version */
  async touch(tx: Executor, boardId: number): Promise<number> {
    const [board] = await tx.query<{ version: number }>(touch, [boardId]);
    if (!board) throw new Error('PostgreSQL returned no row for an updated board.');
    return board.version;
  }

  async delete(tx: Executor, boardId: number): Promise<void> {
    // The key from cards to lists does not cascade, so deleting a list never deletes cards by accident.
    await tx.query('DELETE FROM boards.card WHERE board_id = $1', [boardId]);
    await tx.query('DELETE FROM boards.list WHERE board_id = $1', [boardId]);
    await tx.query('DELETE FROM boards.board WHERE id = $1', [boardId]);
  }

  async resource(tx: Executor, boardId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [boardId]);
    if (!row) throw new NotFoundError('board', boardId);
    return row;
  }

  /** A board that the caller has just created, as GET /boards/{id} returns it, so that the client gets the list ids. */
  async made(tx: Executor, caller: Caller, boardId: number, orderVersion: number): Promise<ResourceRow> {
    const [row] = await tx.query<BoardViewRow & { version: number }>(boardViewStatements.included.one, [
      ...scopeOf(caller),
      boardId,
      [],
      null,
    ]);
    if (!row) throw new NotFoundError('board', boardId);
    return { json: row.json ?? '', version: row.version, orderVersion, etag: row.etag };
  }
}

/** @throws DomainError 409 if the board is archived */
export function requireOpenBoard({ id, archivedAt }: Pick<LockedBoard, 'id' | 'archivedAt'>): void {
  if (archivedAt)
    throw new DomainError('archived', `Board ${id} is archived; restore it before you change it.`);
}
