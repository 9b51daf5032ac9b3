import { Injectable } from '@nestjs/common';
import { DomainError, limits, type CreateChecklistItemDto, type Caller } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { respacing } from '../../order/order-versions.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { ChecklistsRepository } from '../checklists.repository.js';

/** Adds an item at the end of a card's checklist. */
@Injectable()
export class CreateChecklistItem {
  constructor(
    private readonly changes: BoardChanges,
    private readonly checklists: ChecklistsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    { text, done = false }: CreateChecklistItemDto,
  ): Promise<ResourceRow> {
    const growth = { cards: 0, textBytes: textBytes(text) };
    const room = await this.quotas.room(caller, growth);
    const { siblings } = this.checklists;
    return this.changes.run(async (tx) => {
      const at = { parentId: cardId, place: { kind: 'last' } as const, movingId: null };
      const [card, count, gap] = await pipelined(
        this.checklists.lockCard(tx, caller, cardId),
        this.checklists.count(tx, cardId),
        siblings.gap(tx, cardId, at.place, null),
      );
      if (count >= limits.checklistItemsPerCardMax)
        throw new DomainError(
          'limit_reached',
          `A card holds at most ${limits.checklistItemsPerCardMax} checklist items.`,
        );
      room.take(tx, growth);
      const made = await siblings.rankIn(tx, gap, at);
      const changes = { position: { from: null, to: made.rank }, ...respacing(made) };
      return this.checklists.insertAndCommit(tx, caller, card, { text, done, rank: made.rank }, changes);
    });
  }
}
