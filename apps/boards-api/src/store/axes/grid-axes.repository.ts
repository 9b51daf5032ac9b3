import { Injectable } from '@nestjs/common';
import { DomainError, NotFoundError, type NewColumnDto, type NewRowDto } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { firstRanks, Siblings } from '../../order/siblings.js';

/** The two axes of a grid or timetable. */
export type Axis = 'column' | 'row';

const insertColumns = {
  name: 'grid-insert-columns',
  text: `INSERT INTO boards.board_column (board_id, name, weekday, date, rank)
         SELECT $1, fresh.* FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS fresh RETURNING id`,
};
const insertRows = {
  name: 'grid-insert-rows',
  text: `INSERT INTO boards.board_row (board_id, name, start_time, end_time, rank)
         SELECT $1, fresh.* FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS fresh RETURNING id`,
};
const cell = {
  name: 'grid-cell',
  text: `SELECT EXISTS (SELECT 1 FROM boards.board_column WHERE id = $2 AND board_id = $1) AS "hasColumn",
                EXISTS (SELECT 1 FROM boards.board_row WHERE id = $3 AND board_id = $1) AS "hasRow",
                (SELECT id FROM boards.list WHERE column_id = $2 AND row_id = $3) AS "listId"`,
};

/** Columns and rows of grids and timetables; a writer holds the board's lock. */
@Injectable()
export class GridAxesRepository {
  readonly columns = new Siblings({ table: 'boards.board_column', parent: 'board_id' });
  readonly rows = new Siblings({ table: 'boards.board_row', parent: 'board_id' });

  /** The initial columns and rows of a new board. */
  async insertFirst(
    tx: Executor,
    boardId: number,
    parts: { columns: readonly NewColumnDto[]; rows: readonly NewRowDto[] },
  ): Promise<void> {
    if (parts.columns.length > 0)
      await this.insertColumns(tx, boardId, parts.columns, firstRanks(parts.columns.length));
    if (parts.rows.length > 0) await this.insertRows(tx, boardId, parts.rows, firstRanks(parts.rows.length));
  }

  async insertColumns(
    tx: Executor,
    boardId: number,
    columns: readonly NewColumnDto[],
    ranks: readonly string[],
  ): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(insertColumns, [
      boardId,
      columns.map(({ name }) => name),
      columns.map(({ weekday = null }) => weekday),
      columns.map(({ date = null }) => date),
      ranks,
    ]);
    return rows.map(({ id }) => id);
  }

  async insertRows(
    tx: Executor,
    boardId: number,
    rows: readonly NewRowDto[],
    ranks: readonly string[],
  ): Promise<number[]> {
    const inserted = await tx.query<{ id: number }>(insertRows, [
      boardId,
      rows.map(({ name }) => name),
      rows.map(({ startTime = null }) => startTime),
      rows.map(({ endTime = null }) => endTime),
      ranks,
    ]);
    return inserted.map(({ id }) => id);
  }

  /**
   * @throws NotFoundError for a column or row of another board
   * @throws DomainError 409 if the cell already has its list
   */
  async requireFreeCell(tx: Executor, boardId: number, columnId: number, rowId: number): Promise<void> {
    const [found] = await tx.query<{ hasColumn: boolean; hasRow: boolean; listId: number | null }>(cell, [
      boardId,
      columnId,
      rowId,
    ]);
    if (!found?.hasColumn) throw new NotFoundError('column', columnId);
    if (!found.hasRow) throw new NotFoundError('row', rowId);
    if (found.listId !== null)
      throw new DomainError(
        'conflict',
        `The cell of column ${columnId} and row ${rowId} already has list ${found.listId}; use that list.`,
      );
  }
}
