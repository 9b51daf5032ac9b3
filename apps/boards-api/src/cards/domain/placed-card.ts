import type { Changes } from '../../events/record-event.js';
import { listVersions, respacing } from '../../order/order-versions.js';
import type { MadeRank } from '../../order/siblings.js';
import type { TargetList } from './card.js';

export interface NewCard {
  listId: number;
  title: string;
  description: string | null;
  startDate: string | null;
  dueDate: string | null;
}

/** A new card with its rank, and the part of its event about the position. */
export interface PlacedCard extends NewCard {
  rank: string;
  changes: Changes;
}

/** @param list the locked target list */
export function placedCard(card: NewCard, list: TargetList, made: MadeRank): PlacedCard {
  return {
    ...card,
    rank: made.rank,
    changes: {
      listId: { from: null, to: list.id },
      position: { from: null, to: made.rank },
      ...listVersions(list),
      ...respacing(made),
    },
  };
}
