import type { CardEdit } from './board-command.js';
import { isMove, isPushing, type Move } from './card-edit.js';
import type { BoardStore } from './board-store.js';
import { preparePlace } from './placement.js';
import type { EditPlace } from './queued-command.js';

/** Ranks and neighbours of the cards that are moved, each as the ones before it leave the board. */
export function placesOf(edits: readonly CardEdit[], store: BoardStore): readonly EditPlace[] {
  const moving = new Set(edits.filter(isMove).map(({ cardId }) => store.idOf(cardId)));
  const orders = new Map<number, number[]>();
  const ranks = new Map<number, string>();
  const rankOf = (id: number): { position: string } | undefined => {
    const position = ranks.get(id) ?? store.card(id)?.position;
    return position === undefined ? undefined : { position };
  };
  const places: EditPlace[] = [];
  for (const group of groupsOf(edits)) {
    const [first] = group;
    if (!first || !isMove(first)) {
      places.push(...group.map(() => ({})));
      continue;
    }
    const { listId, place } = first.move;
    const order = orders.get(listId) ?? store.cardIds(listId).filter((id) => !moving.has(id));
    orders.set(listId, order);
    const prepared = preparePlace(order, place, group.length, rankOf);
    const { below, above } = prepared;
    const neighbours = {
      ...(below === undefined ? {} : { below }),
      ...(above === undefined ? {} : { above }),
    };
    const given = isPushing(place) ? prepared.ranks.toReversed() : prepared.ranks;
    for (const [index, { cardId }] of group.entries()) {
      const rank = given[index] ?? '';
      ranks.set(store.idOf(cardId), rank);
      places.push({ rank, ...neighbours });
    }
    const ids = group.map(({ cardId }) => store.idOf(cardId));
    const at = above === undefined ? order.length : order.indexOf(above);
    order.splice(at, 0, ...(isPushing(place) ? ids.toReversed() : ids));
  }
  return places;
}

/** Changes that follow each other, those of one place together. */
function groupsOf(edits: readonly CardEdit[]): readonly (readonly CardEdit[])[] {
  const groups: CardEdit[][] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isSamePlace =
      first !== undefined && isMove(first) && isMove(edit) && samePlace(first.move, edit.move);
    if (group && isSamePlace) group.push(edit);
    else groups.push([edit]);
  }
  return groups;
}

const samePlace = (a: Move['move'], b: Move['move']): boolean => a.listId === b.listId && a.place === b.place;
