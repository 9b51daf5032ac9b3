import { Injectable } from '@nestjs/common';
import { DomainError, limits, NotFoundError, type BoardKind, type BoardVisibility } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { Siblings } from '../../order/siblings.js';
import { Quotas } from '../../quotas/quotas.js';
import { asResource, type ResourceRow } from '../../sql/json-text.js';
import { boardColumns } from './board-json.js';
import { boardView, type BoardViewRow } from './board-view.sql.js';

/** A board as a use case sees it, its row locked. */
export interface LockedBoard {
  id: number;
  name: string;
  description: string | null;
  kind: BoardKind;
  visibility: BoardVisibility;
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
  rank: string;
}

const lockWorkspace = {
  name: 'board-lock-workspace',
  text: `INSERT INTO boards.workspace (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET version = workspace.version + 1
         RETURNING version`,
};
const lock = {
  name: 'board-lock',
  text: `SELECT b.id, b.name, b.description, b.kind, b.visibility, b.rank, b.archived_at AS "archivedAt",
           b.created_by_id AS "createdById", b.version
         FROM boards.board AS b WHERE b.id = $4 AND ${isVisible('b')} FOR NO KEY UPDATE`,
};
const insert = {
  name: 'board-insert',
  text: `INSERT INTO boards.board (workspace_id, name, description, kind, visibility, rank, created_by_id, created_by_name)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
};
const addMember = {
  name: 'board-add-member',
  text: `INSERT INTO boards.board_member (board_id, member_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};
const change = {
  name: 'board-change',
  text: `UPDATE boards.board SET name = $2, description = $3, visibility = $4, rank = $5, archived_at = $6,
           updated_at = clock_timestamp(), version = version + 1
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

/** Writes boards. Reads are the reader's. */
@Injectable()
export class BoardsRepository {
  /** The boards of a workspace; their parent is its row. */
  readonly siblings = new Siblings({ table: 'boards.board', parent: 'workspace_id' });

  constructor(private readonly quotas: Quotas) {}

  /** Locks the order of the workspace's boards, and makes the workspace known here. @returns the version of that order from now on */
  async lockWorkspace(tx: Executor, { principal }: Caller): Promise<number> {
    const [workspace] = await tx.query<{ version: number }>(lockWorkspace, [principal.workspace.id]);
    if (!workspace) throw new Error('PostgreSQL returned no row for a workspace that was locked.');
    return workspace.version;
  }

  /** @throws NotFoundError also where the caller may not see it */
  async lock(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard> {
    const [board] = await tx.query<LockedBoard>(lock, [...scopeOf(caller), boardId]);
    if (!board) throw new NotFoundError('board', boardId);
    return board;
  }

  /** Locks a board that is about to be written to. @throws DomainError 409 when it is archived */
  async lockOpen(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard> {
    const board = await this.lock(tx, caller, boardId);
    if (board.archivedAt)
      throw new DomainError('archived', `Board ${boardId} is archived; restore it before you change it.`);
    return board;
  }

  /** @throws DomainError 409 when the workspace has as many boards as it may */
  async insert(tx: Executor, { principal }: Caller, board: NewBoard): Promise<number> {
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM boards.board WHERE workspace_id = $1',
      [principal.workspace.id],
    );
    if (count >= limits.boardsPerWorkspaceMax)
      throw new DomainError(
        'limit_reached',
        `A workspace holds at most ${limits.boardsPerWorkspaceMax} boards; delete one that is archived.`,
      );
    this.quotas.requireBoardRoom(count);
    const [row] = await tx.query<{ id: number }>(insert, [
      principal.workspace.id,
      board.name,
      board.description,
      board.kind,
      board.visibility,
      board.rank,
      principal.member.id,
      principal.member.name,
    ]);
    if (!row) throw new Error('PostgreSQL returned no row for an inserted board.');
    return row.id;
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
    ]);
  }

  /** Moves the board's version on for a change of something that belongs to it. @returns the version then */
  async touch(tx: Executor, boardId: number): Promise<number> {
    const [board] = await tx.query<{ version: number }>(touch, [boardId]);
    if (!board) throw new Error('PostgreSQL returned no row for a board that was touched.');
    return board.version;
  }

  async delete(tx: Executor, boardId: number): Promise<void> {
    // Cards hang on lists by a key that does not cascade: a list never takes cards with it by accident.
    await tx.query('DELETE FROM boards.card WHERE board_id = $1', [boardId]);
    await tx.query('DELETE FROM boards.list WHERE board_id = $1', [boardId]);
    await tx.query('DELETE FROM boards.board WHERE id = $1', [boardId]);
  }

  async resource(tx: Executor, boardId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [boardId]);
    if (!row) throw new NotFoundError('board', boardId);
    return row;
  }

  /** A board that the caller has just made, as GET /boards/{id} shows it: one request gives the ids of its lists. */
  async made(tx: Executor, caller: Caller, boardId: number, orderVersion: number): Promise<ResourceRow> {
    const [row] = await tx.query<BoardViewRow & { version: number }>(boardView, [
      ...scopeOf(caller),
      boardId,
      [],
      null,
    ]);
    if (!row) throw new NotFoundError('board', boardId);
    return { json: row.json ?? '', version: row.version, orderVersion, etag: row.etag };
  }
}
