import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { listVersions } from '../../order/order-versions.js';
import { cardData } from '../../store/cards/card-event.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { requireOpenCard } from '../../store/cards/domain/card.js';

/** Deletes a card with its related rows. */
@Injectable()
export class DeleteCard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
  ) {}

  execute(caller: Caller, cardId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      requireOpenCard(card);
      await Promise.all([
        this.cards.delete(tx, card),
        recordEvent(tx, caller, {
          kind: 'card.delete',
          boardId: card.boardId,
          cardId,
          listIds: [card.listId],
          data: cardData(card),
          changes: {
            listId: { from: card.listId, to: null },
            ...listVersions({ id: card.listId, version: card.listVersion }),
          },
        }),
      ]);
    });
  }
}
