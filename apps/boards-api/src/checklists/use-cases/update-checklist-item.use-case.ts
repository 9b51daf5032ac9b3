import { Injectable } from '@nestjs/common';
import { limits, type UpdateChecklistItemDto, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { TextMentions } from '../../mentions/text-mentions.js';
import { placeOf } from '../../order/place.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardParts } from '../../store/parts/card-parts.js';

/** Changes the text, the state or the position of a checklist item; omitted properties are unchanged. */
@Injectable()
export class UpdateChecklistItem {
  constructor(
    private readonly parts: CardParts,
    private readonly quotas: Quotas,
    private readonly mentions: TextMentions,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    itemId: number,
    request: UpdateChecklistItemDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { text: given, mentions: mode, done = null, ...position } = request;
    const isPlaced = Object.values(position).some((value) => value !== undefined);
    const place = isPlaced ? placeOf(position) : null;
    const read = await this.mentions.read(caller, {
      of: { cardId },
      text: given,
      lengthMax: limits.titleLengthMax,
      mode,
      field: 'text',
    });
    if (read.fault) throw read.fault;
    const { text = null, mentions } = read;
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    const change = { partId: itemId, text, mentions, done, place, expected, room };
    return this.parts.write({ action: 'checklist.update', caller, cardId, ...change });
  }
}
