import { Injectable } from '@nestjs/common';
import { ValidationError, type CreateListDto, type Caller } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion, respacing } from '../../order/order-versions.js';
import { placeOf } from '../../order/place.js';
import { infoTextBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { GridAxesRepository } from '../../store/axes/grid-axes.repository.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { emptyListInfo, mergeListInfo } from '../../store/lists/domain/list-info.js';
import { listEventData } from '../../store/lists/list-event.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Creates a list on a board: at a position among the lists, or in a cell of a grid or timetable. */
@Injectable()
export class CreateList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, boardId: number, request: CreateListDto): Promise<ResourceRow> {
    const place = placeOf(request);
    const info = mergeListInfo(emptyListInfo, request.info);
    const growth = { cards: 0, textBytes: infoTextBytes(info) };
    const room = await this.quotas.room(caller, growth);
    return this.changes.run(async (tx) => {
      const board = await this.boards.lockOpen(tx, caller, boardId);
      const { columnId = null, rowId = null } = request;
      if ((board.kind === 'kanban') !== (columnId === null) || (columnId === null) !== (rowId === null))
        throw new ValidationError(
          'columnId',
          'cell',
          board.kind === 'kanban'
            ? 'Lists of a kanban board have no columnId and rowId; remove both.'
            : `A list of a ${board.kind} is a cell; send columnId and rowId of this board.`,
        );
      if (columnId !== null && rowId !== null) await this.axes.requireFreeCell(tx, boardId, columnId, rowId);
      await this.lists.requireRoom(tx, boardId);
      const gap = await this.lists.siblings.gap(tx, boardId, place, null);
      const made = await this.lists.siblings.rankIn(tx, gap, { parentId: boardId, place, movingId: null });
      room.take(tx, growth);
      const list = { boardId, name: request.name, info, rank: made.rank, columnId, rowId };
      const id = await this.lists.insert(tx, caller.principal.workspace.id, list);
      const boardVersion = await this.boards.touch(tx, boardId);
      await recordEvent(tx, caller, {
        kind: 'list.create',
        boardId,
        cardId: null,
        listIds: [id],
        data: listEventData({ id, ...list }),
        changes: {
          position: { from: null, to: made.rank },
          ...parentVersion('boardVersion', boardVersion),
          ...respacing(made),
        },
      });
      return this.lists.resource(tx, id);
    });
  }
}
