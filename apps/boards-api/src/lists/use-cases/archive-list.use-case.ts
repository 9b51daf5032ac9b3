import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion } from '../../order/order-versions.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { listEventData } from '../../store/lists/list-event.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Archives or restores a list with its cards; a repeated call changes nothing. */
@Injectable()
export class ArchiveList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
  ) {}

  execute(
    caller: Caller,
    listId: number,
    to: 'archived' | 'restored',
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const boardId = await this.lists.boardIdOf(tx, caller, listId);
      await this.boards.lockOpen(tx, caller, boardId);
      const list = await this.lists.lock(tx, caller, listId);
      requireVersion(expected, list.version);
      if ((list.archivedAt !== null) !== (to === 'archived')) {
        const archivedAt = to === 'archived' ? new Date() : null;
        await this.lists.save(tx, { ...list, archivedAt });
        const boardVersion = await this.boards.touch(tx, boardId);
        await recordEvent(tx, caller, {
          kind: to === 'archived' ? 'list.archive' : 'list.restore',
          boardId,
          cardId: null,
          listIds: [listId],
          data: listEventData(list),
          changes: {
            archivedAt: { from: list.archivedAt, to: archivedAt },
            ...parentVersion('boardVersion', boardVersion),
          },
        });
      }
      return this.lists.resource(tx, listId);
    });
  }
}
