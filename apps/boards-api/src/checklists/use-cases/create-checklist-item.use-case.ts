import { Injectable } from '@nestjs/common';
import type { CreateChecklistItemDto, Caller } from '@kiban/contracts';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardParts } from '../../store/parts/card-parts.js';

/** Adds an item at the end of a card's checklist. */
@Injectable()
export class CreateChecklistItem {
  constructor(
    private readonly parts: CardParts,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    { text, done = false }: CreateChecklistItemDto,
  ): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.parts.write({ action: 'checklist.create', caller, cardId, text, done, room });
  }
}
