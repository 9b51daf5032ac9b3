import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { ChecklistsRepository } from './checklists.repository.js';

@Injectable()
export class ChecklistsReader {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsRepository,
    private readonly checklists: ChecklistsRepository,
  ) {}

  /** The items of a card in order. @throws NotFoundError also if the caller may not see the card */
  async list(caller: Caller, cardId: number): Promise<JsonResponse> {
    // Read before the items: a client may receive an update twice, and never misses one.
    const { version } = await this.cards.resource(this.database, caller, cardId);
    return new JsonResponse(await this.ofVisibleCard(cardId), { orderVersion: version });
  }

  /** The items of a card that the caller sees, as a JSON array. */
  ofVisibleCard(cardId: number): Promise<string> {
    return this.checklists.ofCard(this.database, cardId);
  }
}
