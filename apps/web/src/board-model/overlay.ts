import type { Axis, AxisItem, Board, Card, ChartTask, List } from './entities.js';
import { compareRanks } from './card-order.js';

/** A column or row; the two have separate ids. */
export type AxisKey = `${Axis}:${number}`;

/** How a pending command changes what is shown. A rejected command is removed, so nothing needs to be rolled back. */
export interface Overlay {
  /** By card id; null hides a deleted card. */
  readonly cards?: ReadonlyMap<number, (card: Card) => Card | null>;
  readonly newCards?: readonly Card[];
  readonly lists?: ReadonlyMap<number, (list: List) => List>;
  readonly newLists?: readonly List[];
  readonly board?: (board: Board) => Board;
  /** By card id. */
  readonly tasks?: ReadonlyMap<number, (task: ChartTask) => ChartTask>;
  readonly newAxisItem?: { readonly axis: Axis; readonly item: AxisItem };
  /** Null hides a deleted column or row. */
  readonly axisItem?: {
    readonly axis: Axis;
    readonly id: number;
    readonly change: (item: AxisItem) => AxisItem | null;
  };
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
  private readonly taskChanges = new Map<number, ((task: ChartTask) => ChartTask)[]>();
  private readonly axisChanges = new Map<AxisKey, ((item: AxisItem) => AxisItem | null)[]>();
  private readonly newAxisItems: NonNullable<Overlay['newAxisItem']>[] = [];
  private readonly newCards = new Map<number, Card>();
  private readonly newLists = new Map<number, List>();

  /** @param idOf the API's id of an object that was created with a temporary id */
  constructor(overlays: readonly Overlay[], idOf: (id: number) => number = (id) => id) {
    for (const overlay of overlays) {
      for (const card of overlay.newCards ?? []) this.newCards.set(card.id, card);
      for (const list of overlay.newLists ?? []) this.newLists.set(list.id, list);
      for (const [id, change] of overlay.cards ?? []) append(this.cardChanges, idOf(id), change);
      for (const [id, change] of overlay.lists ?? []) append(this.listChanges, idOf(id), change);
      for (const [id, change] of overlay.tasks ?? []) append(this.taskChanges, idOf(id), change);
      if (overlay.newAxisItem) this.newAxisItems.push(overlay.newAxisItem);
      if (overlay.axisItem) {
        const { axis, id, change } = overlay.axisItem;
        append(this.axisChanges, `${axis}:${idOf(id)}` as const, change);
      }
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

  hasTasks(): boolean {
    return this.taskChanges.size > 0;
  }

  hasGrid(): boolean {
    return this.axisChanges.size > 0 || this.newAxisItems.length > 0;
  }

  axes(baseOf: (axis: Axis) => readonly AxisItem[]): Readonly<Record<Axis, readonly AxisItem[]>> {
    const shown = (axis: Axis): AxisItem[] => [...this.axisItems(axis, baseOf(axis))].sort(compareRanks);
    return { column: shown('column'), row: shown('row') };
  }

  private axisItems(axis: Axis, base: readonly AxisItem[]): readonly AxisItem[] {
    const made = this.newAxisItems.flatMap((added) => (added.axis === axis ? [added.item] : []));
    return [...base, ...made].flatMap((item) => {
      let shown: AxisItem | null = item;
      for (const change of this.axisChanges.get(`${axis}:${item.id}`) ?? []) shown = shown && change(shown);
      return shown ?? [];
    });
  }

  task(id: number, base: ChartTask): ChartTask {
    return (this.taskChanges.get(id) ?? []).reduce((shown, change) => change(shown), base);
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

function append<K, T>(changes: Map<K, T[]>, id: K, change: T): void {
  const known = changes.get(id);
  if (known) known.push(change);
  else changes.set(id, [change]);
}
