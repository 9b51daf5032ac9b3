import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion, respacing } from '../../order/order-versions.js';
import { requiredPlace, type PlaceRequest } from '../../order/place.js';
import { isInGap } from '../../order/siblings.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { boardEventData } from '../../store/boards/board-event.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';

/** Moves a board to another position in the workspace. */
@Injectable()
export class ReorderBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
  ) {}

  execute(
    caller: Caller,
    boardId: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const place = requiredPlace(request);
    return this.changes.run(async (tx) => {
      const orderVersion = await this.boards.lockWorkspace(tx, caller);
      const board = await this.boards.lock(tx, caller, boardId);
      requireVersion(expected, board.version);
      await this.boards.requireVisibleAnchor(tx, caller, place);
      const at = { parentId: caller.principal.workspace.id, place, movingId: boardId };
      const gap = await this.boards.siblings.gap(tx, at.parentId, place, boardId);
      if (!isInGap(board.rank, gap)) {
        const made = await this.boards.siblings.rankIn(tx, gap, at);
        await this.boards.save(tx, { ...board, rank: made.rank });
        await recordEvent(tx, caller, {
          kind: 'board.reorder',
          boardId,
          cardId: null,
          listIds: [],
          data: boardEventData(board),
          changes: {
            position: { from: board.rank, to: made.rank },
            ...parentVersion('boardOrderVersion', orderVersion),
            ...respacing(made),
          },
        });
      }
      return this.boards.resource(tx, boardId);
    });
  }
}
