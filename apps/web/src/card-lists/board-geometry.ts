import { createContext, use, useState, type RefObject } from 'react';
import type { Cell } from '../arrangement/row-drop.js';
import type { Extent } from '../drag/drop-place.js';

/** Where the items of one list or cell are, for dragging. Nothing here renders. */
export interface ListGeometry extends Cell {
  /** What a card is dropped on. */
  readonly box: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly container: RefObject<HTMLElement | null>;
  readonly extents: () => Extent[];
  readonly gap: number;
}

export interface TrackGeometry {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  /** Of a grouped board: the containers of its rows, with a cell for each list. */
  readonly rows?: () => Iterable<HTMLElement>;
  readonly extents: () => Extent[];
  readonly gap: number;
}

export const cellKey = ({ listId, row }: Cell): string => `${listId}:${row ?? ''}`;

export class BoardGeometry {
  readonly cards = new Map<string, ListGeometry>();
  /** They stay in the page while they are held. */
  readonly heldCards = new Set<number>();
  readonly heldLists = new Set<number>();
  readonly heldRows = new Set<number>();
  #lists: TrackGeometry | null = null;

  get lists(): TrackGeometry | null {
    return this.#lists;
  }

  showTrack(lists: TrackGeometry): void {
    this.#lists = lists;
  }

  showCards(list: ListGeometry): () => void {
    const key = cellKey(list);
    this.cards.set(key, list);
    return () => {
      if (this.cards.get(key) === list) this.cards.delete(key);
    };
  }
}

export const BoardGeometryContext = createContext<BoardGeometry | null>(null);

export function useBoardGeometry(): BoardGeometry {
  const outer = use(BoardGeometryContext);
  const [own] = useState(() => new BoardGeometry());
  return outer ?? own;
}
