import { Injectable } from '@nestjs/common';
import type { CreateBoardDto, Caller } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion, respacing } from '../../order/order-versions.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { GridAxesRepository } from '../../store/axes/grid-axes.repository.js';
import { boardEventData } from '../../store/boards/board-event.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';
import { boardPartsOf } from '../board-parts.js';
import { requireViewOfKind } from '../../store/boards/default-view.js';

/** Creates a board, last in the workspace, with the requested lists or columns and rows. */
@Injectable()
export class CreateBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly axes: GridAxesRepository,
  ) {}

  execute(caller: Caller, request: CreateBoardDto): Promise<ResourceRow> {
    const parts = boardPartsOf(request);
    const kind = request.kind ?? 'kanban';
    requireViewOfKind(kind, request.defaultView);
    return this.changes.run(async (tx) => {
      const orderVersion = await this.boards.lockWorkspace(tx, caller);
      const workspaceId = caller.principal.workspace.id;
      const at = { parentId: workspaceId, place: { kind: 'last' } as const, movingId: null };
      const gap = await this.boards.siblings.gap(tx, workspaceId, at.place, null);
      const made = await this.boards.siblings.rankIn(tx, gap, at);
      const board = {
        name: request.name,
        description: request.description ?? null,
        kind,
        visibility: request.visibility ?? 'workspace',
        defaultView: request.defaultView ?? null,
        rank: made.rank,
      };
      const id = await this.boards.insert(tx, caller, board);
      // Kept for workspace boards too: the creator still sees the board if it becomes private.
      await this.boards.addMember(tx, id, caller.principal.member.id);
      await this.lists.insertFirst(tx, workspaceId, id, parts.lists);
      await this.axes.insertFirst(tx, id, parts);
      await recordEvent(tx, caller, {
        kind: 'board.create',
        boardId: id,
        cardId: null,
        listIds: [],
        data: boardEventData({ id, ...board }),
        changes: {
          position: { from: null, to: made.rank },
          ...parentVersion('boardOrderVersion', orderVersion),
          ...respacing(made),
        },
      });
      return this.boards.made(tx, caller, id, orderVersion);
    });
  }
}
