import { Injectable } from '@nestjs/common';
import { type UpdateListDto, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { changesOf } from '../../events/changes.js';
import { recordEvent } from '../../events/record-event.js';
import { infoTextBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { emptyListInfo, mergeListInfo } from '../../store/lists/domain/list-info.js';
import { requireOpenList } from '../../store/lists/domain/open-list.js';
import { listEventData } from '../../store/lists/list-event.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Renames a list and merges its attached information. */
@Injectable()
export class UpdateList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly lists: ListsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    listId: number,
    request: UpdateListDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const most = { cards: 0, textBytes: infoTextBytes(mergeListInfo(emptyListInfo, request.info)) };
    const room = await this.quotas.room(caller, most);
    return this.changes.run(async (tx) => {
      const list = await this.lists.lock(tx, caller, listId);
      requireVersion(expected, list.version);
      requireOpenList(list);
      const info = mergeListInfo(list.info, request.info);
      const changes = changesOf(list, { name: request.name, info });
      if (changes) {
        const after = { ...list, name: request.name ?? list.name, info };
        room.take(tx, { cards: 0, textBytes: infoTextBytes(info) - infoTextBytes(list.info) });
        await this.lists.save(tx, after);
        await recordEvent(tx, caller, {
          kind: 'list.update',
          boardId: list.boardId,
          cardId: null,
          listIds: [listId],
          data: listEventData(after),
          changes,
        });
      }
      return this.lists.resource(tx, listId);
    });
  }
}
