import { Injectable } from '@nestjs/common';
import { DomainError, type CreateCardDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Transaction } from '@kiban/persistence';
import { ListsRepository } from '../../lists/data/lists.repository.js';
import { BoardChanges } from '../../events/board-changes.js';
import { placeOf } from '../../order/place.js';
import { cardTextBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { Room } from '../../quotas/room.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardsRepository } from '../data/cards.repository.js';
import { requireRoom, requireSpan } from '../domain/card.js';
import { placedCard } from '../domain/placed-card.js';

/** Creates all cards of a request or none, each with its own event. */
@Injectable()
export class CreateCards {
  constructor(
    private readonly changes: BoardChanges,
    private readonly lists: ListsRepository,
    private readonly cards: CardsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(caller: Caller, requests: readonly CreateCardDto[]): Promise<ResourceRow[]> {
    const room = await this.quotas.room(caller, {
      cards: requests.length,
      textBytes: requests.reduce((sum, request) => sum + cardTextBytes(request), 0),
    });
    return this.changes.run(async (tx) => {
      await this.lists.take(tx, caller, [...new Set(requests.map(({ listId }) => listId))]);
      const rows: ResourceRow[] = [];
      for (const [index, request] of requests.entries()) {
        try {
          rows.push(await this.insert(tx, caller, request, room));
        } catch (error) {
          throw error instanceof DomainError ? atIndex(error, index) : error;
        }
      }
      return rows;
    });
  }

  private async insert(
    tx: Transaction,
    caller: Caller,
    request: CreateCardDto,
    room: Room,
  ): Promise<ResourceRow> {
    const { listId, title, description = null, startDate = null, dueDate = null } = request;
    const place = placeOf(request);
    requireSpan(startDate, dueDate);
    const list = await this.cards.readTarget(tx, caller, listId);
    requireRoom(list);
    const gap = await this.cards.siblings.gap(tx, listId, place, null);
    const made = await this.cards.siblings.rankIn(tx, gap, { parentId: listId, place, movingId: null });
    const card = { listId, title, description, startDate, dueDate };
    room.take(tx, { cards: 1, textBytes: cardTextBytes(card) });
    return this.cards.insert(tx, caller, placedCard(card, list, made));
  }
}

/** The same error, naming the card of the request that caused it. */
function atIndex(error: DomainError, index: number): DomainError {
  const field = `cards.${index}`;
  const details = error.details?.map((detail) => ({ ...detail, field: `${field}.${detail.field}` })) ?? [
    { field, code: error.code, message: error.message },
  ];
  return new DomainError(error.code, `${field}: ${error.message}`, details);
}
