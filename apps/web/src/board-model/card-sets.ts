import type { SetChange } from './board-command.js';
import type { BoardStore } from './board-store.js';

import type { Card } from './entities.js';

/** A set that a card has: its labels or its assignees. */
export interface CardSet {
  idsOf(card: Card): number[];
  with(card: Card, ids: readonly number[], store: BoardStore): Card;
}

export const LABELS: CardSet = {
  idsOf: (card) => card.labels.map(({ id }) => id),
  with: (card, ids, store) => ({
    ...card,
    labels: ids.flatMap((id) => {
      const label = [...card.labels, ...store.labels()].find((candidate) => candidate.id === id);
      return label ? [{ id, name: label.name, color: label.color }] : [];
    }),
  }),
};

export const ASSIGNEES: CardSet = {
  idsOf: (card) => card.assignees.map(({ memberId }) => memberId),
  with: (card, ids, store) => {
    const members = new Map(store.members().map(({ id, name }) => [id, name]));
    for (const { memberId, name } of card.assignees) members.set(memberId, name);
    return {
      ...card,
      assignees: ids.flatMap((id) => {
        const name = members.get(id);
        return name === undefined ? [] : [{ memberId: id, name }];
      }),
    };
  },
};

export function changedIds(ids: readonly number[], { add, remove }: SetChange): number[] {
  return [...new Set([...ids, ...add])].filter((id) => !remove.includes(id));
}
