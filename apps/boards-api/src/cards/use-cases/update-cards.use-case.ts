import { Injectable } from '@nestjs/common';
import type { Caller, CardChangeDto, DomainError } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { MemberDirectory, type KnownMember } from '../../members/member-directory.js';
import { Quotas } from '../../quotas/quotas.js';
import type { Room } from '../../quotas/room.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { asRefusal, batchedCard, isRefusal, refusedCard, type BatchedCard } from '../batched-card.js';
import { CardChanges } from '../card-changes.js';
import { changeOf, updateGrowth, type CardChange } from '../changed-card.js';

/** Changes the cards of a request in one transaction, each as a request of its own would, with its own event. */
@Injectable()
export class UpdateCards {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly cardChanges: CardChanges,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, items: readonly CardChangeDto[]): Promise<BatchedCard[]> {
    const textBytes = items.reduce((sum, { set }) => sum + (set ? updateGrowth(set).textBytes : 0), 0);
    const room = await this.quotas.room(caller, { cards: 0, textBytes });
    const memberIds = new Set(items.flatMap(({ assignees }) => assignees?.add ?? []));
    const members = await this.members.find(caller, [...memberIds]);
    const wanted = items.map((item) => changeOrRefusal(caller, item, { room, members }));
    const cardIds = items.map(({ id }) => id);
    const listIds = items.flatMap(({ move }) => (move ? [move.listId] : []));
    return this.changes.run(async (tx) => {
      tx.holdCommit();
      // All rows before the first change, in the order in which every write locks them.
      await this.cards.take(tx, caller, { cardIds, listIds });
      const results = await this.cardChanges.writeAll(tx, wanted);
      return results.map((result) => (isRefusal(result) ? refusedCard(result) : batchedCard(result)));
    });
  }
}

function changeOrRefusal(
  caller: Caller,
  item: CardChangeDto,
  parts: { room: Room; members: readonly KnownMember[] },
): CardChange | DomainError {
  try {
    return changeOf(caller, item, parts);
  } catch (error) {
    return asRefusal(error);
  }
}
