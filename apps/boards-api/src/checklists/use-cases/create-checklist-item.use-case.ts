import { Injectable } from '@nestjs/common';
import { limits, type CreateChecklistItemDto, type Caller } from '@kiban/contracts';
import { TextMentions } from '../../mentions/text-mentions.js';
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
    private readonly mentions: TextMentions,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    { done = false, ...request }: CreateChecklistItemDto,
  ): Promise<ResourceRow> {
    const { text, mentions } = await this.mentions.required(caller, {
      of: { cardId },
      text: request.text,
      lengthMax: limits.titleLengthMax,
      mode: request.mentions,
      field: 'text',
    });
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.parts.write({ action: 'checklist.create', caller, cardId, text, mentions, done, room });
  }
}
