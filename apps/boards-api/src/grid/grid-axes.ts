import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  type NewColumnDto,
  type NewRowDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import type { Executor, Transaction } from '@kiban/persistence';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { requiredPlace, type PlaceRequest } from '../order/place.js';
import { isInGap } from '../order/siblings.js';
import type { ResourceRow } from '../sql/json-text.js';
import { AxisTable, type AxisItem } from '../store/axes/axis-table.js';
import { GridAxesRepository, type Axis } from '../store/axes/grid-axes.repository.js';
import { BoardsRepository, type LockedBoard } from '../store/boards/boards.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';

/** A column or row in a response. */
type AxisResponse = Omit<AxisItem, 'rank'> & { position: string };

/** Columns and rows of a grid or timetable. */
@Injectable()
export class GridAxes {
  private readonly tables = { column: new AxisTable('column'), row: new AxisTable('row') };

  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
  ) {}

  create(
    caller: Caller,
    boardId: number,
    part: { axis: 'column'; item: NewColumnDto } | { axis: 'row'; item: NewRowDto },
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      await this.lockGrid(tx, caller, boardId);
      await this.requireRoom(tx, boardId, part.axis);
      const siblings = this.siblings(part.axis);
      const at = { parentId: boardId, place: { kind: 'last' } as const, movingId: null };
      const made = await siblings.rankIn(tx, await siblings.gap(tx, boardId, at.place, null), at);
      const [id = 0] =
        part.axis === 'column'
          ? await this.axes.insertColumns(tx, boardId, [part.item], [made.rank])
          : await this.axes.insertRows(tx, boardId, [part.item], [made.rank]);
      const item = await this.tables[part.axis].read(tx, id, boardId);
      const changes = { position: { from: null, to: made.rank }, ...respacing(made) };
      const boardVersion = await this.record(tx, caller, boardId, part.axis, 'create', item, changes);
      return rowOf(item, boardVersion);
    });
  }

  update(
    caller: Caller,
    boardId: number,
    axis: Axis,
    id: number,
    request: Partial<AxisItem>,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const board = await this.lockGrid(tx, caller, boardId);
      const item = await this.tables[axis].read(tx, id, boardId);
      requireVersion(expected, item.version);
      const changes = changesOf(item, request);
      if (!changes) return rowOf(item, board.version);
      const given = Object.entries(request).filter(([, value]) => value !== undefined);
      await this.tables[axis].save(tx, {
        ...item,
        ...(Object.fromEntries(given) as Partial<AxisItem>),
      });
      return this.changed(tx, caller, { boardId, axis, id }, 'update', changes);
    });
  }

  reorder(
    caller: Caller,
    boardId: number,
    axis: Axis,
    id: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const place = requiredPlace(request);
    return this.changes.run(async (tx) => {
      const board = await this.lockGrid(tx, caller, boardId);
      const item = await this.tables[axis].read(tx, id, boardId);
      requireVersion(expected, item.version);
      const siblings = this.siblings(axis);
      const gap = await siblings.gap(tx, boardId, place, id);
      if (isInGap(item.rank, gap)) return rowOf(item, board.version);
      const made = await siblings.rankIn(tx, gap, { parentId: boardId, place, movingId: id });
      await this.tables[axis].save(tx, { ...item, rank: made.rank });
      const changes = { position: { from: item.rank, to: made.rank }, ...respacing(made) };
      return this.changed(tx, caller, { boardId, axis, id }, 'reorder', changes);
    });
  }

  /** Deletes a column or row with its empty cells. @throws DomainError 409 while a cell holds cards */
  delete(caller: Caller, boardId: number, axis: Axis, id: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      await this.lockGrid(tx, caller, boardId);
      const item = await this.tables[axis].read(tx, id, boardId);
      requireVersion(expected, item.version);
      await this.lists.lockAll(tx, boardId);
      const cells = await this.tables[axis].cellsOf(tx, id);
      const full = cells.find(({ cards }) => cards > 0);
      if (full)
        throw new DomainError(
          'list_not_empty',
          `List ${full.id} of this ${axis} holds ${full.cards} cards, archived ones included; move or delete them first.`,
        );
      for (const cell of cells) await this.lists.delete(tx, cell.id);
      await this.tables[axis].delete(tx, id);
      await this.record(tx, caller, boardId, axis, 'delete', item);
    });
  }

  private async lockGrid(tx: Executor, caller: Caller, boardId: number): Promise<LockedBoard> {
    const board = await this.boards.lockOpen(tx, caller, boardId);
    if (board.kind === 'kanban')
      throw new DomainError(
        'conflict',
        'A kanban board has lists only; columns and rows belong to a grid or timetable.',
      );
    return board;
  }

  private async requireRoom(tx: Executor, boardId: number, axis: Axis): Promise<void> {
    const most = axis === 'column' ? limits.columnsPerBoardMax : limits.rowsPerBoardMax;
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*) AS count FROM boards.board_${axis} WHERE board_id = $1`,
      [boardId],
    );
    if ((row?.count ?? 0) >= most)
      throw new DomainError('limit_reached', `A board has at most ${most} ${axis}s.`);
  }

  private siblings(axis: Axis): GridAxesRepository['columns'] {
    return axis === 'column' ? this.axes.columns : this.axes.rows;
  }

  /** Records the saved state. The event and the response both show the new state, read again from the table. */
  private async changed(
    tx: Transaction,
    caller: Caller,
    { boardId, axis, id }: { boardId: number; axis: Axis; id: number },
    verb: 'update' | 'reorder',
    changes: Changes,
  ): Promise<ResourceRow> {
    const item = await this.tables[axis].read(tx, id, boardId);
    return rowOf(item, await this.record(tx, caller, boardId, axis, verb, item, changes));
  }

  private async record(
    tx: Transaction,
    caller: Caller,
    boardId: number,
    axis: Axis,
    verb: 'create' | 'update' | 'reorder' | 'delete',
    item: AxisItem,
    changes: Changes = {},
  ): Promise<number> {
    const boardVersion = await this.boards.touch(tx, boardId);
    await recordEvent(tx, caller, {
      kind: `${axis}.${verb}`,
      boardId,
      cardId: null,
      listIds: [],
      data: responseOf(item),
      changes: { ...changes, ...parentVersion('boardVersion', boardVersion) },
    });
    return boardVersion;
  }
}

/** @param boardVersion of the board that orders it */
function rowOf(item: AxisItem, boardVersion: number): ResourceRow {
  return { json: JSON.stringify(responseOf(item)), version: item.version, orderVersion: boardVersion };
}

function responseOf({ rank, ...item }: AxisItem): AxisResponse {
  return { ...item, position: rank };
}
