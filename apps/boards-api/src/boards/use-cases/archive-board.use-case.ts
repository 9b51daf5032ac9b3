import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { boardEventData } from '../../store/boards/board-event.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Archives or restores a board; a repeated call changes nothing. */
@Injectable()
export class ArchiveBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
  ) {}

  execute(
    caller: Caller,
    boardId: number,
    to: 'archived' | 'restored',
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const board = await this.boards.lock(tx, caller, boardId);
      requireVersion(expected, board.version);
      if ((board.archivedAt !== null) !== (to === 'archived')) {
        // Writers of cards lock only their list: this waits for those in flight, and later ones see the archive.
        await this.lists.lockAll(tx, boardId);
        const archivedAt = to === 'archived' ? new Date() : null;
        await this.boards.save(tx, { ...board, archivedAt });
        await recordEvent(tx, caller, {
          kind: to === 'archived' ? 'board.archive' : 'board.restore',
          boardId,
          cardId: null,
          listIds: [],
          data: boardEventData(board),
          changes: { archivedAt: { from: board.archivedAt, to: archivedAt } },
        });
      }
      return this.boards.resource(tx, boardId);
    });
  }
}
