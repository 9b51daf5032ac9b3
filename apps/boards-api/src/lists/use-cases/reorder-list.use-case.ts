import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion, respacing } from '../../order/order-versions.js';
import { requiredPlace, type PlaceRequest } from '../../order/place.js';
import { isInGap } from '../../order/siblings.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { requireOpenList } from '../../store/lists/domain/open-list.js';
import { listEventData } from '../../store/lists/list-event.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Moves a list to another position on its board. */
@Injectable()
export class ReorderList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
  ) {}

  execute(
    caller: Caller,
    listId: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const place = requiredPlace(request);
    return this.changes.run(async (tx) => {
      const boardId = await this.lists.boardIdOf(tx, caller, listId);
      await this.boards.lockOpen(tx, caller, boardId);
      const list = await this.lists.lock(tx, caller, listId);
      requireVersion(expected, list.version);
      requireOpenList(list);
      const gap = await this.lists.siblings.gap(tx, boardId, place, listId);
      if (!isInGap(list.rank, gap)) {
        const made = await this.lists.siblings.rankIn(tx, gap, {
          parentId: boardId,
          place,
          movingId: listId,
        });
        await this.lists.save(tx, { ...list, rank: made.rank });
        const boardVersion = await this.boards.touch(tx, boardId);
        await recordEvent(tx, caller, {
          kind: 'list.reorder',
          boardId,
          cardId: null,
          listIds: [listId],
          data: listEventData(list),
          changes: {
            position: { from: list.rank, to: made.rank },
            ...parentVersion('boardVersion', boardVersion),
            ...respacing(made),
          },
        });
      }
      return this.lists.resource(tx, listId);
    });
  }
}
