import { Injectable } from '@nestjs/common';
import type { CreateCardDto, Caller } from '@kiban/contracts';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { creationOf, growthOf } from '../new-card.js';
import { CardPlacing } from '../../store/placing/card-placing.js';

/** Creates a card. */
@Injectable()
export class CreateCard {
  constructor(
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, request: CreateCardDto): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, growthOf(request));
    return this.placing.place(creationOf(caller, request, room));
  }
}
