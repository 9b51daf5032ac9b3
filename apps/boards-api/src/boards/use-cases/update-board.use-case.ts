import { Injectable } from '@nestjs/common';
import { type UpdateBoardDto, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { requireAccess } from '@kiban/http-kit';
import { changeBy } from '@kiban/messaging';
import { BoardChanges } from '../../events/board-changes.js';
import { changesOf } from '../../events/changes.js';
import { recordEvent } from '../../events/record-event.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { boardEventData } from '../../store/boards/board-event.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { requireViewOfKind } from '../../store/boards/default-view.js';
import { requireVisibilityRight } from '../visibility-right.js';

/** Updates a board's properties. */
@Injectable()
export class UpdateBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
  ) {}

  execute(
    caller: Caller,
    boardId: number,
    request: UpdateBoardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const board = await this.boards.lockOpen(tx, caller, boardId);
      requireVersion(expected, board.version);
      requireViewOfKind(board.kind, request.defaultView);
      const { name, description, visibility, isTemplate, defaultView } = request;
      const changes = changesOf(board, { name, description, visibility, isTemplate, defaultView });
      if (changes?.['visibility']) requireVisibilityRight(caller, board);
      // A template is there for every board that others create.
      if (changes?.['isTemplate']) requireAccess('boards:workspace', caller.principal);
      if (changes) {
        const after = { ...board, ...withoutUndefined(request) };
        await this.boards.save(tx, after);
        if (after.visibility === 'private')
          await this.boards.addMember(tx, boardId, caller.principal.member.id);
        await recordEvent(tx, caller, {
          kind: 'board.update',
          boardId,
          cardId: null,
          listIds: [],
          data: boardEventData(after),
          changes,
        });
        if (changes['visibility'])
          tx.audit(
            changeBy(caller, {
              action: 'board.set_visibility',
              target: `board ${boardId}`,
              details: { name: after.name, ...changes['visibility'] },
            }),
          );
      }
      return this.boards.resource(tx, boardId);
    });
  }
}

function withoutUndefined<T extends object>(request: T): Partial<T> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as Partial<T>;
}
