import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { requireActiveCard } from '../../store/cards/domain/card.js';
import { CommentsRepository } from '../comments.repository.js';

/** Adds a comment to a card; the caller is its author. */
@Injectable()
export class CreateComment {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly comments: CommentsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, cardId: number, text: string): Promise<ResourceRow> {
    const growth = { cards: 0, textBytes: textBytes(text) };
    const room = await this.quotas.room(caller, growth);
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireActiveCard(card);
      room.take(tx, growth);
      return this.comments.insertAndCommit(tx, caller, card, text);
    });
  }
}
