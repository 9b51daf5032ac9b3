/** The cards of a list, or of a row of the board’s arrangement. */
export interface TableGroup {
  /** `list:{id}` or `row:{id}`. */
  readonly key: string;
  readonly title: string;
  readonly color: string | null;
  /** Where a new card goes; null without a list. */
  readonly listId: number | null;
  /** Of the arrangement. */
  readonly row: number | undefined;
  readonly cardIds: readonly number[];
  readonly isFolded: boolean;
  /** Whether further cards of it are still read. */
  readonly isReading: boolean;
}

export type TableRow =
  | { readonly kind: 'group'; readonly group: TableGroup }
  | { readonly kind: 'new'; readonly group: TableGroup }
  | { readonly kind: 'card'; readonly group: TableGroup; readonly cardId: number };

/** A row, wherever it is. */
export interface RowKey {
  readonly kind: TableRow['kind'];
  readonly group: string;
  readonly cardId?: number;
}

/** The rows of the table, found by their index: a table of 40,000 cards makes no object for each. */
export class TableRows {
  readonly #starts: readonly number[];
  readonly count: number;

  /** @param hasNew whether each group ends with a row for a new card */
  constructor(
    readonly groups: readonly TableGroup[],
    private readonly hasNew: boolean,
  ) {
    let start = 0;
    this.#starts = groups.map((group) => {
      const own = start;
      start += this.#sizeOf(group);
      return own;
    });
    this.count = start;
  }

  at(index: number): TableRow | null {
    if (index < 0 || index >= this.count) return null;
    const nth = this.#groupAt(index);
    const group = this.groups[nth];
    if (!group) return null;
    const inGroup = index - (this.#starts[nth] ?? 0);
    if (inGroup === 0) return { kind: 'group', group };
    const cardId = group.cardIds[inGroup - 1];
    return cardId === undefined ? { kind: 'new', group } : { kind: 'card', group, cardId };
  }

  /** @returns -1 if it is not shown */
  indexOf({ kind, group: key, cardId = 0 }: RowKey): number {
    const nth = this.groups.findIndex((group) => group.key === key);
    const group = this.groups[nth];
    const start = this.#starts[nth] ?? 0;
    if (!group) return -1;
    if (kind === 'group') return start;
    if (group.isFolded) return -1;
    if (kind === 'new') return this.#hasNewRow(group) ? start + group.cardIds.length + 1 : -1;
    const inGroup = group.cardIds.indexOf(cardId);
    return inGroup < 0 ? -1 : start + inGroup + 1;
  }

  /** The first row of a card. */
  indexOfCard(cardId: number): number {
    for (const { key } of this.groups) {
      const index = this.indexOf({ kind: 'card', group: key, cardId });
      if (index >= 0) return index;
    }
    return -1;
  }

  /** The cards between two rows, both included, each once. */
  cardIdsBetween(from: number, to: number): readonly number[] {
    const ids = new Set<number>();
    for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
      const row = this.at(index);
      if (row?.kind === 'card') ids.add(row.cardId);
    }
    return [...ids];
  }

  #hasNewRow({ listId }: TableGroup): boolean {
    return this.hasNew && listId !== null;
  }

  #sizeOf(group: TableGroup): number {
    return 1 + (group.isFolded ? 0 : group.cardIds.length + Number(this.#hasNewRow(group)));
  }

  #groupAt(index: number): number {
    let [low, high] = [0, this.groups.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export const keyOf = (row: TableRow): RowKey => ({
  kind: row.kind,
  group: row.group.key,
  ...(row.kind === 'card' ? { cardId: row.cardId } : {}),
});
