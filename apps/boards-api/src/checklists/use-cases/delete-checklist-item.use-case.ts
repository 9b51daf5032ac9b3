import { Injectable } from '@nestjs/common';
import { NotFoundError, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { pipelined } from '../../sql/pipelined.js';
import { ChecklistsRepository } from '../checklists.repository.js';

@Injectable()
export class DeleteChecklistItem {
  constructor(
    private readonly changes: BoardChanges,
    private readonly checklists: ChecklistsRepository,
  ) {}

  execute(caller: Caller, cardId: number, itemId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const [card, item] = await pipelined(
        this.checklists.lockCard(tx, caller, cardId),
        this.checklists.read(tx, cardId, itemId),
      );
      if (!item) throw new NotFoundError('checklist item', itemId);
      requireVersion(expected, item.version);
      await this.checklists.deleteAndCommit(tx, caller, card, item);
    });
  }
}
