import { Injectable } from '@nestjs/common';
import { DomainError, limits, NotFoundError, type NewListDto, type Caller } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { firstRanks, Siblings } from '../../order/siblings.js';
import { asResource, type ResourceRow } from '../../sql/json-text.js';
import type { ListInfo } from './domain/list-info.js';
import { listMembers } from './list-json.js';

/** A list for a use case; its row is locked. */
export interface LockedList {
  id: number;
  boardId: number;
  name: string;
  info: ListInfo;
  columnId: number | null;
  rowId: number | null;
  rank: string;
  cardCount: number;
  archivedAt: Date | null;
  boardArchivedAt: Date | null;
  version: number;
}

export interface NewList {
  boardId: number;
  name: string;
  info: ListInfo;
  rank: string;
  columnId: number | null;
  rowId: number | null;
}

const columns = `l.id, l.board_id AS "boardId", l.name,
  json_build_object('text', l.info_text, 'color', l.info_color, 'cardLimit', l.info_card_limit, 'attributes', l.info_attributes) AS info,
  l.column_id AS "columnId", l.row_id AS "rowId", l.rank, l.card_count AS "cardCount", l.archived_at AS "archivedAt",
  b.archived_at AS "boardArchivedAt", l.version`;
const boardOf = {
  name: 'list-board-of',
  text: `SELECT l.board_id AS "boardId" FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = $5 AND ${isVisible('b')}`,
};
const take = {
  name: 'list-take',
  text: `SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = ANY ($5::bigint[]) AND ${isVisible('b')} ORDER BY l.id FOR UPDATE OF l`,
};
const takeAll = {
  name: 'list-take-all',
  text: `SELECT id FROM boards.list WHERE board_id = $1 ORDER BY id FOR UPDATE`,
};
const read = {
  name: 'list-read',
  text: `SELECT ${columns} FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = $5 AND ${isVisible('b')}`,
};
const insert = {
  name: 'list-insert',
  text: `INSERT INTO boards.list (workspace_id, board_id, name, info_text, info_color, info_card_limit, info_attributes, rank, column_id, row_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
};
const insertFirst = {
  name: 'list-insert-first',
  text: `INSERT INTO boards.list (workspace_id, board_id, name, rank)
         SELECT $1, $2, name, rank FROM unnest($3::text[], $4::text[]) AS fresh (name, rank)`,
};
const change = {
  name: 'list-change',
  text: `UPDATE boards.list SET name = $2, info_text = $3, info_color = $4, info_card_limit = $5, info_attributes = $6,
           rank = $7, archived_at = $8, updated_at = clock_timestamp(), version = version + 1
         WHERE id = $1`,
};
const resource = {
  name: 'list-resource',
  text: asResource(
    `SELECT ${listMembers} FROM boards.list AS l WHERE l.id = $1`,
    '(SELECT b.version FROM boards.board AS b WHERE b.id = resource."boardId")',
  ),
};

/** Writes lists. An action that creates, moves, archives or deletes one also locks its board. */
@Injectable()
export class ListsRepository {
  /** The lists of a board. */
  readonly siblings = new Siblings({
    table: 'boards.list',
    parent: 'board_id',
    anchor: 'anchor.archived_at IS NULL',
  });

  /** @throws NotFoundError also if the caller may not see the list */
  async boardIdOf(tx: Executor, caller: Caller, listId: number): Promise<number> {
    const [list] = await tx.query<{ boardId: number }>(boardOf, [...scopeOf(caller), listId]);
    if (!list) throw new NotFoundError('list', listId);
    return list.boardId;
  }

  /** Locks those of the lists that the caller sees, in id order, so that two actions never wait for each other. */
  async take(tx: Executor, caller: Caller, listIds: readonly number[]): Promise<void> {
    await tx.query(take, [...scopeOf(caller), listIds]);
  }

  /** @param boardId a board that is visible to the caller */
  async lockAll(tx: Executor, boardId: number): Promise<void> {
    await tx.query(takeAll, [boardId]);
  }

  /** Locks a list, then reads it. @throws NotFoundError */
  async lock(tx: Executor, caller: Caller, listId: number): Promise<LockedList> {
    // Two statements in one round trip: the second sees everything committed while the first waited.
    const [, rows] = await Promise.all([
      this.take(tx, caller, [listId]),
      tx.query<LockedList>(read, [...scopeOf(caller), listId]),
    ]);
    const [list] = rows;
    if (!list) throw new NotFoundError('list', listId);
    return list;
  }

  async insert(tx: Executor, workspaceId: number, list: NewList): Promise<number> {
    const [row] = await tx.query<{ id: number }>(insert, [
      workspaceId,
      list.boardId,
      list.name,
      list.info.text,
      list.info.color,
      list.info.cardLimit,
      JSON.stringify(list.info.attributes),
      list.rank,
      list.columnId,
      list.rowId,
    ]);
    if (!row) throw new Error('PostgreSQL returned no row for an inserted list.');
    return row.id;
  }

  /** The initial lists of a new board. */
  async insertFirst(
    tx: Executor,
    workspaceId: number,
    boardId: number,
    lists: readonly NewListDto[],
  ): Promise<void> {
    if (lists.length === 0) return;
    await tx.query(insertFirst, [
      workspaceId,
      boardId,
      lists.map(({ name }) => name),
      firstRanks(lists.length),
    ]);
  }

  /** @throws DomainError 409 if the board has reached its limit of lists */
  async requireRoom(tx: Executor, boardId: number): Promise<void> {
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM boards.list WHERE board_id = $1',
      [boardId],
    );
    if ((row?.count ?? 0) >= limits.listsPerBoardMax)
      throw new DomainError('limit_reached', `A board holds at most ${limits.listsPerBoardMax} lists.`);
  }

  async save(tx: Executor, list: LockedList): Promise<void> {
    await tx.query(change, [
      list.id,
      list.name,
      list.info.text,
      list.info.color,
      list.info.cardLimit,
      JSON.stringify(list.info.attributes),
      list.rank,
      list.archivedAt,
    ]);
  }

  async delete(tx: Executor, listId: number): Promise<void> {
    await tx.query('DELETE FROM boards.list WHERE id = $1', [listId]);
  }

  async resource(tx: Executor, listId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [listId]);
    if (!row) throw new NotFoundError('list', listId);
    return row;
  }
}
