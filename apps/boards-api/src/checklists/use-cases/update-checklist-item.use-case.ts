import { Injectable } from '@nestjs/common';
import type { UpdateChecklistItemDto, Caller, ExpectedVersions } from '@kiban/contracts';
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
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    itemId: number,
    request: UpdateChecklistItemDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { text = null, done = null, ...position } = request;
    const isPlaced = Object.values(position).some((value) => value !== undefined);
    const place = isPlaced ? placeOf(position) : null;
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    const change = { partId: itemId, text, done, place, expected, room };
    return this.parts.write({ action: 'checklist.update', caller, cardId, ...change });
  }
}
