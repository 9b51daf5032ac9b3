import type { Caller } from '@kiban/contracts';
import { Database, type Executor, type Transaction } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { recordEvent } from '../events/record-event.js';
import { renumberEvents } from '../events/renumber-events.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { firstRanks } from '../order/siblings.js';
import { GridAxesRepository } from '../store/axes/grid-axes.repository.js';
import { boardEventData } from '../store/boards/board-event.js';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import { listEventData } from '../store/lists/list-event.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import type { BoardArchive } from './board-archive.js';

const ARCHIVE_LISTS = 'UPDATE boards.list SET archived_at = clock_timestamp() WHERE id = ANY ($1::bigint[])';

/** The board of an import with its lists, columns and rows, without what the lists contain. */
@Injectable()
export class BoardImport {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
  ) {}

  /** In a transaction of its own, before that of the import. */
  async ensureWorkspace(caller: Caller): Promise<void> {
    await this.boards.ensureWorkspace(this.database, caller);
  }

  async insert(
    tx: Transaction,
    caller: Caller,
    { board }: BoardArchive,
  ): Promise<{ boardId: number; created: number }> {
    const boardId = await this.boards.insertUnplaced(tx, caller, board);
    await this.boards.addMember(tx, boardId, caller.principal.member.id);
    const data = boardEventData({ id: boardId, ...board });
    const created = await recordEvent(tx, caller, {
      kind: 'board.create',
      boardId,
      cardId: null,
      listIds: [],
      data,
    });
    return { boardId, created };
  }

  /**
   * Puts the board last in the order of its workspace. All changes of that order wait for this lock, so it is taken when
   * everything else is written.
   * @param created the event of the board's creation
   */
  async place(tx: Transaction, caller: Caller, boardId: number, created: number): Promise<void> {
    const orderVersion = await this.boards.lockWorkspace(tx, caller);
    const workspaceId = caller.principal.workspace.id;
    const at = { parentId: workspaceId, place: { kind: 'last' } as const, movingId: boardId };
    const gap = await this.boards.siblings.gap(tx, workspaceId, at.place, boardId);
    const made = await this.boards.siblings.rankIn(tx, gap, at);
    await this.boards.place(tx, caller, boardId, made.rank);
    await renumberEvents(tx, boardId, created, {
      position: { from: null, to: made.rank },
      ...parentVersion('boardOrderVersion', orderVersion),
      ...respacing(made),
    });
  }

  private async insertAxes(
    tx: Executor,
    boardId: number,
    { columns, rows }: BoardArchive,
  ): Promise<{ columns: number[]; rows: number[] }> {
    return {
      columns:
        columns.length > 0
          ? await this.axes.insertColumns(tx, boardId, columns, firstRanks(columns.length))
          : [],
      rows: rows.length > 0 ? await this.axes.insertRows(tx, boardId, rows, firstRanks(rows.length)) : [],
    };
  }

  /** With the columns and rows that they are in. @returns the ids of the lists, in their order */
  async insertLists(
    tx: Transaction,
    caller: Caller,
    boardId: number,
    archive: BoardArchive,
  ): Promise<number[]> {
    const axes = await this.insertAxes(tx, boardId, archive);
    const { lists } = archive;
    const ranks = firstRanks(lists.length);
    const ids: number[] = [];
    for (const [index, { name, info, column, row }] of lists.entries()) {
      const columnId = column === null ? null : (axes.columns[column] ?? null);
      const rowId = row === null ? null : (axes.rows[row] ?? null);
      const list = { boardId, name, info, rank: ranks[index] ?? '', columnId, rowId };
      const id = await this.lists.insert(tx, caller.principal.workspace.id, list);
      const data = listEventData({ id, ...list });
      await recordEvent(tx, caller, {
        kind: 'list.create',
        boardId,
        cardId: null,
        listIds: [id],
        data,
        changes: {
          position: { from: null, to: list.rank },
          // This transaction created the board.
          ...parentVersion('boardVersion', 1),
        },
      });
      ids.push(id);
    }
    return ids;
  }

  /** After their cards, which an archived list does not take. */
  async archiveLists(tx: Executor, listIds: readonly number[], { lists }: BoardArchive): Promise<void> {
    await tx.query(ARCHIVE_LISTS, [listIds.filter((_, index) => lists[index]?.archived)]);
  }
}
