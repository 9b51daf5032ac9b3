import { Injectable } from '@nestjs/common';
import type { Caller, CardChangeDto } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { batchedCard, isRefusal, refusedCard, type BatchedCard } from '../batched-card.js';
import { CardChanges } from '../card-changes.js';
import { WantedChanges } from '../wanted-changes.js';

/** Changes the cards of a request in one transaction, each as a request of its own would, with its own event. */
@Injectable()
export class UpdateCards {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly cardChanges: CardChanges,
    private readonly wanted: WantedChanges,
  ) {}

  async execute(caller: Caller, items: readonly CardChangeDto[]): Promise<BatchedCard[]> {
    const wanted = await this.wanted.of(caller, items);
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
