import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions, UpdateCardDto } from '@kiban/contracts';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { updateGrowth, updateOf } from '../changed-card.js';
import { RelatedParts } from '../related-parts.js';
import { CardPlacing } from '../../store/placing/card-placing.js';
import { whileFieldsChange } from '../../store/stale-value-error.js';

/** Updates a card's properties; omitted properties are unchanged. */
@Injectable()
export class UpdateCard {
  constructor(
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
    private readonly related: RelatedParts,
  ) {}

  execute(
    caller: Caller,
    cardId: number,
    given: UpdateCardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return whileFieldsChange(async () => {
      const { request, related } = await this.related.read(caller, { cardId }, given);
      const room = await this.quotas.room(caller, updateGrowth(request, related));
      return this.placing.place(updateOf({ caller, cardId, expected }, request, related, room));
    });
  }
}
