import { Injectable } from '@nestjs/common';
import type { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { ResourceRow } from '../sql/json-text.js';
import { CardValues } from '../store/fields/card-values.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { CardPlacing } from '../store/placing/card-placing.js';
import { asRefusal, isRefusal } from './batched-card.js';
import type { CardChange, ValueOfCard } from './changed-card.js';

type Placed = Exclude<CardChange, ValueOfCard>;

/** Writes changes of cards in the caller's transaction, which has locked their rows. */
@Injectable()
export class CardChanges {
  constructor(
    private readonly placing: CardPlacing,
    private readonly values: CardValues,
    private readonly cards: CardsRepository,
  ) {}

  /** @returns a result for each, as if each had been requested after the one before */
  async writeAll(
    tx: Transaction,
    all: readonly (CardChange | DomainError)[],
  ): Promise<(ResourceRow | DomainError)[]> {
    const results: (ResourceRow | DomainError)[] = [];
    for (let next = all; next.length > 0; next = all.slice(results.length)) {
      const [change] = next as [CardChange | DomainError];
      if (isRefusal(change)) results.push(change);
      else if (isValue(change)) results.push(await this.writeValue(tx, change).catch(asRefusal));
      else results.push(...(await this.placing.placeAll(tx, leadingPlacements(next))));
    }
    return results;
  }

  private async writeValue(
    tx: Transaction,
    { caller, cardId, expected, field }: ValueOfCard,
  ): Promise<ResourceRow> {
    await this.values.set(tx, { caller, cardId, expected, ...field }, tx);
    return this.cards.resource(tx, caller, cardId);
  }
}

function isValue(change: CardChange): change is ValueOfCard {
  return !('action' in change);
}

/** Those that one statement can write: it reads the board of a card as of its own start, so each card occurs once. */
function leadingPlacements(changes: readonly (CardChange | DomainError)[]): Placed[] {
  const placements = new Map<number, Placed>();
  for (const change of changes) {
    if (isRefusal(change) || isValue(change) || placements.has(change.cardId)) break;
    placements.set(change.cardId, change);
  }
  return [...placements.values()];
}
