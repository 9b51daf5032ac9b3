import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardParts } from '../../store/parts/card-parts.js';

/** Adds a comment to a card; the caller is its author. */
@Injectable()
export class CreateComment {
  constructor(
    private readonly parts: CardParts,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, cardId: number, text: string): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.parts.write({ action: 'comment.create', caller, cardId, text, room });
  }
}
