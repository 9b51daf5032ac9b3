import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { BoardsRepository } from '../../boards/data/boards.repository.js';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion } from '../../order/order-versions.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { ListsRepository } from '../data/lists.repository.js';
import { listEventData } from '../list-event.js';

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
