import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions, UpdateCardDto } from '@kiban/contracts';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { updateGrowth, updateOf } from '../changed-card.js';
import { CardPlacing } from '../../store/placing/card-placing.js';

/** Updates a card's properties; omitted properties are unchanged. */
@Injectable()
export class UpdateCard {
  constructor(
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    request: UpdateCardDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, updateGrowth(request));
    return this.placing.place(updateOf({ caller, cardId, expected }, request, room));
  }
}
