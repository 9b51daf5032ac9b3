import type { Board, Card, List } from './entities.js';

/** How a pending command changes what is shown. A rejected command is removed, so nothing needs to be rolled back. */
export interface Overlay {
  /** By card id; null hides a deleted card. */
  readonly cards?: ReadonlyMap<number, (card: Card) => Card | null>;
  readonly newCards?: readonly Card[];
  readonly lists?: ReadonlyMap<number, (list: List) => List>;
  readonly newLists?: readonly List[];
  readonly board?: (board: Board) => Board;
}

/** An overlay that changes each of the cards in the same way. */
export function cardsOverlay(ids: readonly number[], change: (card: Card) => Card | null): Overlay {
  return { cards: new Map(ids.map((id) => [id, change])) };
}

/** The pending overlays in order, by what they change. */
export class OverlayStack {
  private readonly cardChanges = new Map<number, ((card: Card) => Card | null)[]>();
  private readonly listChanges = new Map<number, ((list: List) => List)[]>();
  private readonly boardChanges: ((board: Board) => Board)[] = [];
  private readonly newCards = new Map<number, Card>();
  private readonly newLists = new Map<number, List>();

  /** @param idOf the API's id of an object that was created with a temporary id */
  constructor(overlays: readonly Overlay[], idOf: (id: number) => number = (id) => id) {
    for (const overlay of overlays) {
      for (const card of overlay.newCards ?? []) this.newCards.set(card.id, card);
      for (const list of overlay.newLists ?? []) this.newLists.set(list.id, list);
      for (const [id, change] of overlay.cards ?? []) append(this.cardChanges, idOf(id), change);
      for (const [id, change] of overlay.lists ?? []) append(this.listChanges, idOf(id), change);
      if (overlay.board) this.boardChanges.push(overlay.board);
    }
  }

  cardIds(): Set<number> {
    return new Set([...this.cardChanges.keys(), ...this.newCards.keys()]);
  }

  changesCard(id: number): boolean {
    return this.cardChanges.has(id) || this.newCards.has(id);
  }

  listIds(): Set<number> {
    return new Set([...this.listChanges.keys(), ...this.newLists.keys()]);
  }

  hasBoard(): boolean {
    return this.boardChanges.length > 0;
  }

  card(id: number, base: Card | undefined): Card | undefined {
    let card: Card | null = base ?? this.newCards.get(id) ?? null;
    for (const change of this.cardChanges.get(id) ?? []) card = card && change(card);
    return card ?? undefined;
  }

  list(id: number, base: List | undefined): List | undefined {
    const list = base ?? this.newLists.get(id);
    return list && (this.listChanges.get(id) ?? []).reduce((shown, change) => change(shown), list);
  }

  board(base: Board): Board {
    return this.boardChanges.reduce((shown, change) => change(shown), base);
  }
}

function append<T>(changes: Map<number, T[]>, id: number, change: T): void {
  const known = changes.get(id);
  if (known) known.push(change);
  else changes.set(id, [change]);
}
