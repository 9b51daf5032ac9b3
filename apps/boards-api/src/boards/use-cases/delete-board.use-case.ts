import { Injectable } from '@nestjs/common';
import { DomainError, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { boardEventData } from '../../store/boards/board-event.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';

/** Deletes an archived board with all its content. */
@Injectable()
export class DeleteBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
  ) {}

  execute(caller: Caller, boardId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const board = await this.boards.lock(tx, caller, boardId);
      requireVersion(expected, board.version);
      if (!board.archivedAt)
        throw new DomainError(
          'not_archived',
          `Board ${boardId} is not archived; archive it before you delete it.`,
        );
      await this.lists.lockAll(tx, boardId);
      await this.boards.delete(tx, boardId);
      await recordEvent(tx, caller, {
        kind: 'board.delete',
        boardId,
        cardId: null,
        listIds: [],
        data: boardEventData(board),
      });
    });
  }
}
