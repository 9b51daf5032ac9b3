import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
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
  ) {}

  async execute(
    caller: Caller,
    commentId: number,
    text: string,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.parts.write({ action: 'comment.update', caller, partId: commentId, text, expected, room });
  }
}
