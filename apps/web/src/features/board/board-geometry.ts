import { createContext, use, useState, type RefObject } from 'react';
import type { Extent } from '../../drag/drop-place.js';

/** Where the items of one list are, for dragging. Nothing here renders. */
export interface ListGeometry {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly container: RefObject<HTMLElement | null>;
  readonly extents: () => Extent[];
  readonly gap: number;
}

export interface TrackGeometry {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly extents: () => Extent[];
  readonly gap: number;
}

export class BoardGeometry {
  readonly cards = new Map<number, ListGeometry>();
  /** They stay in the page while they are held. */
  readonly heldCards = new Set<number>();
  readonly heldLists = new Set<number>();
  #lists: TrackGeometry | null = null;

  get lists(): TrackGeometry | null {
    return this.#lists;
  }

  showTrack(lists: TrackGeometry): void {
    this.#lists = lists;
  }

  showCards(listId: number, list: ListGeometry): () => void {
    this.cards.set(listId, list);
    return () => {
      if (this.cards.get(listId) === list) this.cards.delete(listId);
    };
  }
}

export const BoardGeometryContext = createContext<BoardGeometry | null>(null);

export function useBoardGeometry(): BoardGeometry {
  const outer = use(BoardGeometryContext);
  const [own] = useState(() => new BoardGeometry());
  return outer ?? own;
}
