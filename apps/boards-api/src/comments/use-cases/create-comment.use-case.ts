import { Injectable } from '@nestjs/common';
import { limits, type Caller, type CommentTextDto } from '@kiban/contracts';
import { TextMentions } from '../../mentions/text-mentions.js';
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
    private readonly mentions: TextMentions,
  ) {}

  /** @throws DomainError */
  async execute(caller: Caller, cardId: number, request: CommentTextDto): Promise<ResourceRow> {
    const { text, mentions } = await this.mentions.required(caller, {
      of: { cardId },
      text: request.text,
      lengthMax: limits.commentLengthMax,
      mode: request.mentions,
      field: 'text',
    });
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.parts.write({ action: 'comment.create', caller, cardId, text, mentions, room });
  }
}
