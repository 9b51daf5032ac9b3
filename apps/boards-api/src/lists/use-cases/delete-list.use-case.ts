import { Injectable } from '@nestjs/common';
import { DomainError, limits, NotFoundError, ValidationError } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { generateNKeysBetween } from 'fractional-indexing';
import { BoardsRepository } from '../../boards/data/boards.repository.js';
import { lockCardsOfList } from '../../cards/data/card-locks.js';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { ListsRepository, type LockedList } from '../data/lists.repository.js';
import { listVersions, parentVersion } from '../../order/order-versions.js';
import { requireOpenList } from '../domain/open-list.js';
import { listEventData } from '../list-event.js';

const cardIds = {
  name: 'list-card-ids',
  text: 'SELECT id, archived_at AS "archivedAt" FROM boards.card WHERE list_id = $1 ORDER BY rank',
};
const lastRank = {
  name: 'list-last-rank',
  text: 'SELECT max(rank) AS rank FROM boards.card WHERE list_id = $1',
};
const moveCards = {
  name: 'list-move-cards',
  text: `UPDATE boards.card SET list_id = $1, rank = moved.rank, version = version + 1, updated_at = clock_timestamp()
         FROM unnest($2::bigint[], $3::text[]) AS moved (id, rank) WHERE card.id = moved.id`,
};
const addToCount = {
  name: 'list-add-to-count',
  text: 'UPDATE boards.list SET card_count = card_count + $2, version = version + 1 WHERE id = $1',
};

/** Deletes a list. Its cards must move to another list of the board. */
@Injectable()
export class DeleteList {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
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
      const target = await this.emptyInto(tx, caller, list, moveCardsTo);
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

  /** @returns the state of the target list before the move, null if no cards moved */
  private async emptyInto(
    tx: Executor,
    caller: Caller,
    list: LockedList,
    targetId: number | undefined,
  ): Promise<LockedList | null> {
    const cards = await tx.query<{ id: number; archivedAt: Date | null }>(cardIds, [list.id]);
    if (cards.length === 0) return null;
    if (targetId === undefined)
      throw new DomainError(
        'list_not_empty',
        `List ${list.id} holds ${cards.length} cards, archived ones included; move them, or set ?moveCardsTo= to another list of the board.`,
      );
    const target = await this.lists.lock(tx, caller, targetId);
    if (target.boardId !== list.boardId) throw new NotFoundError('list', targetId);
    requireOpenList(target);
    const open = cards.filter(({ archivedAt }) => archivedAt === null).length;
    if (target.cardCount + open > limits.cardsPerListMax)
      throw new DomainError(
        'list_full',
        `List ${targetId} would hold more than ${limits.cardsPerListMax} cards; use another list.`,
      );
    const [last] = await tx.query<{ rank: string | null }>(lastRank, [targetId]);
    const ranks = generateNKeysBetween(last?.rank ?? null, null, cards.length);
    await tx.query(moveCards, [targetId, cards.map(({ id }) => id), ranks]);
    await tx.query(addToCount, [targetId, open]);
    return target;
  }
}
