import { Injectable } from '@nestjs/common';
import type { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { ResourceRow } from '../sql/json-text.js';
import { CardAssignees } from '../store/cards/card-assignees.js';
import { CardLabels } from '../store/cards/card-labels.js';
import { CardPlacing } from '../store/placing/card-placing.js';
import { asRefusal, isRefusal } from './batched-card.js';
import type { CardChange, RelatedChange } from './changed-card.js';

type Placed = Exclude<CardChange, RelatedChange>;

/** Writes changes of cards in the caller's transaction, which has locked their rows. */
@Injectable()
export class CardChanges {
  constructor(
    private readonly placing: CardPlacing,
    private readonly labels: CardLabels,
    private readonly assignees: CardAssignees,
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
      else if (isRelated(change)) results.push(await this.writeRelated(tx, change).catch(asRefusal));
      else results.push(...(await this.placing.placeAll(tx, leadingPlacements(next))));
    }
    return results;
  }

  private writeRelated(tx: Transaction, change: RelatedChange): Promise<ResourceRow> {
    const { caller, cardId, expected } = change;
    return 'labels' in change
      ? this.labels.change(tx, caller, cardId, change.labels, expected)
      : this.assignees.change(tx, caller, cardId, change.assignees, expected);
  }
}

function isRelated(change: CardChange): change is RelatedChange {
  return !('action' in change);
}

/** Those that one statement can write: it reads the labels of a card as of its own start, so each card occurs once. */
function leadingPlacements(changes: readonly (CardChange | DomainError)[]): Placed[] {
  const placements = new Map<number, Placed>();
  for (const change of changes) {
    if (isRefusal(change) || isRelated(change) || placements.has(change.cardId)) break;
    placements.set(change.cardId, change);
  }
  return [...placements.values()];
}
