import { Injectable } from '@nestjs/common';
import {
  DomainError,
  NotFoundError,
  ValidationError,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import { CardPlacing } from '../../store/placing/card-placing.js';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { listVersions, parentVersion } from '../../order/order-versions.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { lockCardsOfList } from '../../store/cards/card-locks.js';
import { listEventData } from '../../store/lists/list-event.js';
import { ListsRepository, type LockedList } from '../../store/lists/lists.repository.js';

const countCards = {
  name: 'list-count-cards',
  text: 'SELECT count(*) AS count FROM boards.card WHERE list_id = $1',
};

/** Deletes a list. Its cards must move to another list of the board. */
@Injectable()
export class DeleteList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly placing: CardPlacing,
  ) {}

  execute(
    caller: Caller,
    listId: number,
    moveCardsTo: number | undefined,
    expected: ExpectedVersions,
  ): Promise<void> {
    if (moveCardsTo === listId)
      throw new ValidationError('moveCardsTo', 'list', 'moveCardsTo must be another list of the board.');
    return this.changes.run(async (tx) => {
      const boardId = await this.lists.boardIdOf(tx, caller, listId);
      await this.boards.lockOpen(tx, caller, boardId);
      if (moveCardsTo !== undefined) await lockCardsOfList(tx, listId);
      await this.lists.take(tx, caller, moveCardsTo === undefined ? [listId] : [listId, moveCardsTo]);
      const list = await this.lists.lock(tx, caller, listId);
      requireVersion(expected, list.version);
      const named = moveCardsTo === undefined ? null : await this.target(tx, caller, list, moveCardsTo);
      const target = await this.emptyInto(tx, list, named);
      await this.lists.delete(tx, listId);
      const boardVersion = await this.boards.touch(tx, boardId);
      await recordEvent(tx, caller, {
        kind: 'list.delete',
        boardId,
        cardId: null,
        listIds: target ? [listId, target.id] : [listId],
        data: listEventData(list),
        changes: {
          ...parentVersion('boardVersion', boardVersion),
          // The event lists no ranks of the moved cards: a subscriber reads that list again.
          ...(target ? { cards: { from: listId, to: target.id }, ...listVersions(target) } : {}),
        },
      });
    });
  }

  /** The other list of the board, also if no card would move. @throws NotFoundError */
  private async target(
    tx: Transaction,
    caller: Caller,
    { boardId }: LockedList,
    targetId: number,
  ): Promise<LockedList> {
    const target = await this.lists.lock(tx, caller, targetId);
    if (target.boardId !== boardId) throw new NotFoundError('list', targetId);
    return target;
  }

  /** @returns the state of the target list before the move, null if no cards moved */
  private async emptyInto(
    tx: Transaction,
    list: LockedList,
    target: LockedList | null,
  ): Promise<LockedList | null> {
    const [cards] = await tx.query<{ count: number }>(countCards, [list.id]);
    if (!cards || cards.count === 0) return null;
    if (!target)
      throw new DomainError(
        'list_not_empty',
        `List ${list.id} holds ${cards.count} cards, archived ones included; move them, or set ?moveCardsTo= to another list of the board.`,
      );
    await this.placing.moveAll(tx, list.id, target.id);
    return target;
  }
}
