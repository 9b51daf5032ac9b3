import type { CardPlace } from './board-command.js';
import type { BoardStore } from './board-store.js';
import { ranksBetween } from './card-order.js';
import { ApiError } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { Prepared } from './queued-command.js';

type Ranked = { readonly position: string } | undefined;

/** Ranks and neighbours of a place among siblings that are shown in the order `ids`. */
export function preparePlace(
  ids: readonly number[],
  place: CardPlace,
  count: number,
  rankOf: (id: number) => Ranked,
): Required<Pick<Prepared, 'ranks'>> & Prepared {
  const index = indexOf(ids, place);
  const [below, above] = [ids[index - 1], ids[index]];
  const rank = (id: number | undefined): string | null =>
    id === undefined ? null : (rankOf(id)?.position ?? null);
  return { ranks: ranksBetween(rank(below), rank(above), count), below, above };
}

/** The same for cards of a list, of which `moving` leave their places. */
export function prepareCardPlace(
  store: BoardStore,
  listId: number,
  place: CardPlace,
  count: number,
  moving: ReadonlySet<number> = new Set(),
): Prepared {
  const ids = store.cardIds(listId).filter((id) => !moving.has(id));
  return preparePlace(ids, place, count, (id) => store.card(id));
}

/** An anchor that is gone means the end, as for the API. */
function indexOf(ids: readonly number[], place: CardPlace): number {
  if ('at' in place) return place.at === 'first' ? 0 : ids.length;
  const index = ids.indexOf('after' in place ? place.after : place.before);
  if (index < 0) return ids.length;
  return 'after' in place ? index + 1 : index;
}

export type Anchor = { after: number } | { before: number } | { position: 'first' | 'last' };

/** The anchors to try in turn: the given one, the neighbour on the other side, then the end. */
export function anchorsOf(
  place: CardPlace,
  { below, above }: Prepared,
  idOf: (id: number) => number,
): Anchor[] {
  if ('at' in place) return [{ position: place.at }];
  const after: Anchor[] = below === undefined ? [] : [{ after: idOf(below) }];
  const before: Anchor[] = above === undefined ? [] : [{ before: idOf(above) }];
  return [...('after' in place ? [...after, ...before] : [...before, ...after]), { position: 'last' }];
}

/** Sends a placing request with each anchor until one exists. */
export async function withAnchors(
  anchors: readonly Anchor[],
  send: (anchor: Anchor, attempt: number) => Promise<ApiResponse>,
): Promise<{ response: ApiResponse; isFallback: boolean }> {
  for (const [attempt, anchor] of anchors.entries()) {
    try {
      const response = await send(anchor, attempt);
      return { response, isFallback: attempt > 0 && 'position' in anchor };
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'anchor_gone';
      if (!isGone || attempt === anchors.length - 1) throw error;
    }
  }
  throw new RangeError('A placing request needs an anchor.');
}

/** The place of an item as it is shown, to return it there. */
export function placeIn(ids: readonly number[], id: number): CardPlace {
  const below = ids[ids.indexOf(id) - 1];
  return below === undefined ? { at: 'first' } : { after: below };
}
