import { Injectable } from '@nestjs/common';
import type { CreateCardDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { BoardChanges } from '../../events/board-changes.js';
import { placeOf } from '../../order/place.js';
import { cardTextBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardsAtEnd } from '../data/cards-at-end.js';
import { CardsRepository } from '../data/cards.repository.js';
import { requireRoom, requireSpan } from '../domain/card.js';
import { placedCard } from '../domain/placed-card.js';

/** Creates a card: at the end of a list in one round trip, elsewhere in two (lock and read, then write and commit). */
@Injectable()
export class CreateCard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly atEnd: CardsAtEnd,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, request: CreateCardDto): Promise<ResourceRow> {
    const place = placeOf(request);
    const { listId, title, description = null, startDate = null, dueDate = null } = request;
    requireSpan(startDate, dueDate);
    const card = { listId, title, description, startDate, dueDate };
    const growth = { cards: 1, textBytes: cardTextBytes(card) };
    const room = await this.quotas.room(caller, growth);
    if (place.kind === 'last') {
      const made = await this.changes.once(() =>
        room.during(growth, () => this.atEnd.append({ caller, card })),
      );
      if (made) return made;
    }
    return this.changes.run(async (tx) => {
      const at = { parentId: listId, place, movingId: null };
      const [, list, gap] = await Promise.all([
        this.cards.take(tx, caller, null, listId),
        this.cards.readTarget(tx, caller, listId),
        this.cards.siblings.gap(tx, listId, place, null),
      ]);
      requireRoom(list);
      const made = await this.cards.siblings.rankIn(tx, gap, at);
      room.take(tx, growth);
      return this.cards.insertAndCommit(tx, caller, placedCard(card, list, made));
    });
  }
}
