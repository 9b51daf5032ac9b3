import { Injectable } from '@nestjs/common';
import { DomainError, type CreateCardDto, type Caller } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { Quotas } from '../../quotas/quotas.js';
import type { Room } from '../../quotas/room.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { asRefusal, atIndex, isRefusal, refusedCard, type RefusedCard } from '../batched-card.js';
import { creationOf, growthOf } from '../new-card.js';
import { RelatedParts, type ReadCard } from '../related-parts.js';
import { CardPlacing } from '../../store/placing/card-placing.js';
import type { Creation } from '../../store/placing/placement.js';

/** A created card, or why it was not created. Plain data, since it may be a recorded outcome (decision 7). */
export type CreatedCard = { row: ResourceRow } | RefusedCard;

/** Creates the cards of a request in one transaction, each with its own event. */
@Injectable()
export class CreateCards {
  constructor(
    private readonly changes: BoardChanges,
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
    private readonly related: RelatedParts,
  ) {}

  /** @param isAtomic creates all or none @throws DomainError with `isAtomic`, the first error with its index */
  async execute(
    caller: Caller,
    requests: readonly CreateCardDto[],
    isAtomic: boolean,
  ): Promise<CreatedCard[]> {
    const read = await this.related.readAll(
      caller,
      requests.map((request) => [{ listId: request.listId }, request] as const),
    );
    const growths = read.map(({ request, related }) => growthOf(request, related));
    const room = await this.quotas.room(caller, {
      cards: requests.length,
      textBytes: growths.reduce((sum, { textBytes }) => sum + textBytes, 0),
    });
    const wanted = read.map((one) => creationOrRefusal(caller, one, room));
    // With `isAtomic`, the cards after the first error are not created in any case.
    const last = isAtomic ? wanted.findIndex(isRefusal) : -1;
    return this.changes.run(async (tx) => {
      const some = last === -1 ? wanted : wanted.slice(0, last + 1);
      const creations = some.filter((one): one is Creation => !isRefusal(one));
      const results = (await this.placing.createAll(tx, creations)).values();
      return some.map((one, index) => {
        const result = isRefusal(one) ? one : (results.next().value as ResourceRow | DomainError);
        if (!isRefusal(result)) return { row: result };
        if (isAtomic) throw atIndex(result, index);
        return refusedCard(result);
      });
    });
  }
}

function creationOrRefusal(
  caller: Caller,
  { request, related, fault }: ReadCard<CreateCardDto>,
  room: Room,
): Creation | DomainError {
  if (fault) return fault;
  try {
    return creationOf(caller, request, related, room);
  } catch (error) {
    return asRefusal(error);
  }
}
