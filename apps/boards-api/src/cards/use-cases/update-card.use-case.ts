import { Injectable } from '@nestjs/common';
import type { UpdateCardDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { BoardChanges } from '../../events/board-changes.js';
import { changesOf } from '../../events/changes.js';
import { cardTextBytes, textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardsRepository } from '../data/cards.repository.js';
import { requireActiveCard, requireSpan, type Card } from '../domain/card.js';

/** Updates a card's properties; omitted properties are unchanged. */
@Injectable()
export class UpdateCard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    request: UpdateCardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const most = { cards: 0, textBytes: textBytes(request.title, request.description) };
    const room = await this.quotas.room(caller, most);
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const { title, description, startDate, dueDate } = request;
      const changes = changesOf(card, { title, description, startDate, dueDate });
      if (!changes) return this.cards.unchanged(tx, caller, card);
      const after: Card = { ...card };
      if (title !== undefined) after.title = title;
      if (description !== undefined) after.description = description;
      if (startDate !== undefined) after.startDate = startDate;
      if (dueDate !== undefined) after.dueDate = dueDate;
      requireSpan(after.startDate, after.dueDate);
      room.take(tx, { cards: 0, textBytes: cardTextBytes(after) - cardTextBytes(card) });
      return this.cards.saveAndCommit(tx, caller, card, after, { kind: 'card.update', changes });
    });
  }
}
