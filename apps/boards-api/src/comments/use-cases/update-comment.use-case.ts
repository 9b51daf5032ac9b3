import { Injectable } from '@nestjs/common';
import { limits, type Caller, type CommentTextDto, type ExpectedVersions } from '@kiban/contracts';
import { TextMentions } from '../../mentions/text-mentions.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardParts } from '../../store/parts/card-parts.js';

/** Changes the text of a comment; only its author may. */
@Injectable()
export class UpdateComment {
  constructor(
    private readonly parts: CardParts,
    private readonly quotas: Quotas,
    private readonly mentions: TextMentions,
  ) {}

  async execute(
    caller: Caller,
    commentId: number,
    request: CommentTextDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { text, mentions } = await this.mentions.required(caller, {
      of: { commentId },
      text: request.text,
      lengthMax: limits.commentLengthMax,
      mode: request.mentions,
      field: 'text',
    });
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    const change = { partId: commentId, text, mentions, expected, room };
    return this.parts.write({ action: 'comment.update', caller, ...change });
  }
}
