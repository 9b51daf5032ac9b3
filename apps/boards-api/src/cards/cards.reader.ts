import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import type { ResourceRow } from '../sql/json-text.js';
import { CardsRepository } from '../store/cards/cards.repository.js';

/** The read-only door to cards. */
@Injectable()
export class CardsReader {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsRepository,
  ) {}

  /** @throws NotFoundError also if the caller may not see the card */
  one(caller: Caller, cardId: number): Promise<ResourceRow> {
    return this.cards.resource(this.database, caller, cardId);
  }
}
