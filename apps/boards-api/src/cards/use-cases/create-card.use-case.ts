import { Injectable } from '@nestjs/common';
import type { CreateCardDto, Caller } from '@kiban/contracts';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { creationOf, growthOf } from '../new-card.js';
import { RelatedParts } from '../related-parts.js';
import { CardPlacing } from '../../store/placing/card-placing.js';
import { whileFieldsChange } from '../../store/stale-value-error.js';

/** Creates a card with its labels, assignees and field values. */
@Injectable()
export class CreateCard {
  constructor(
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
    private readonly related: RelatedParts,
  ) {}

  execute(caller: Caller, given: CreateCardDto): Promise<ResourceRow> {
    return whileFieldsChange(async () => {
      const { request, related } = await this.related.read(caller, { listId: given.listId }, given);
      const room = await this.quotas.room(caller, growthOf(request, related));
      return this.placing.place(creationOf(caller, request, related, room));
    });
  }
}
