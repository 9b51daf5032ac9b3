import type { BoardStore } from '../board-model/board-store.js';
import type { ShownCard } from '../board-model/entities.js';
import type { BoardDisplay } from '../filters/board-filter.js';
import { groupingOf, rowIdsOf, rowsOf, type BoardRow, type Grouping } from './card-rows.js';
import { isSame, keptIfSame } from './kept-references.js';
import { compareValues, sorted, sortingOf, type Sorting, type SortValue } from './card-sort.js';

export interface ArrangedOptions {
  readonly display: BoardDisplay;
  readonly matches: ((card: ShownCard) => boolean) | undefined;
  readonly me: number;
}

/** What a card contributes; kept as long as the card is unchanged. */
interface CardFacts {
  readonly isShown: boolean;
  readonly rows: readonly number[];
  readonly value: SortValue;
}

interface ArrangedList {
  readonly cards: readonly (ShownCard | undefined)[];
  readonly ids: readonly number[];
  readonly cells: ReadonlyMap<number, readonly number[]>;
}

/** Cards of a cell that are in the page until more are requested. */
const CELL_CARDS = 10;
export const MORE_CARDS = 25;
/** A card further behind is not shown just because it has the focus. */
const REVEALED_MAX = 200;

const NO_IDS: readonly number[] = [];
const TOPICS = ['cards', 'lists', 'labels', 'members', 'fields'] as const;

/**
 * The cards of a board in rows, sorted, or both. It is only made for a board that has one of them. After a change, lists
 * whose cards are the same objects keep their arrangement, and every returned reference is stable until it differs.
 */
export class ArrangedCards {
  readonly #listeners = new Set<() => void>();
  readonly #limits = new Map<string, number>();
  readonly #shown = new Map<string, readonly number[]>();
  readonly #rowIds = new Map<number, readonly number[]>();
  #facts = new WeakMap<ShownCard, CardFacts>();
  #lists = new Map<number, ArrangedList>();
  #grouping: Grouping | null = null;
  #sorting: Sorting | null = null;
  #rows: readonly BoardRow[] | null = null;
  #vocabulary: readonly unknown[] = [];
  #isStale = true;
  #disconnect: (() => void)[] = [];

  constructor(
    private readonly store: BoardStore,
    private readonly options: ArrangedOptions,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0)
      this.#disconnect = TOPICS.map((topic) => this.store.subscribe(topic, this.#changed));
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      for (const disconnect of this.#disconnect) disconnect();
      this.#isStale = true;
    };
  };

  /** Null while the field of the rows is not read, or does not exist. */
  readonly rows = (): readonly BoardRow[] | null => {
    this.#refresh();
    return this.#rows;
  };

  get grouping(): Grouping | null {
    this.#refresh();
    return this.#grouping;
  }

  get sorting(): Sorting | null {
    this.#refresh();
    return this.#sorting;
  }

  /** The cards of a list that are shown; in a row, those of the cell that are in the page. */
  cardIds(listId: number, row?: number): readonly number[] {
    this.#refresh();
    if (row === undefined) return this.#lists.get(listId)?.ids ?? NO_IDS;
    const all = this.#cell(listId, row);
    const limit = this.#limits.get(keyOf(listId, row)) ?? CELL_CARDS;
    if (all.length <= limit) return all;
    const known = this.#shown.get(keyOf(listId, row));
    const shown = all.slice(0, limit);
    if (known && isSame(known, shown)) return known;
    this.#shown.set(keyOf(listId, row), shown);
    return shown;
  }

  /** Number of cards of a cell that are not in the page. */
  hiddenCount(listId: number, row: number): number {
    return this.#cell(listId, row).length - this.cardIds(listId, row).length;
  }

  /** All cards of a row, over the lists; without a sort in the order of the lists. */
  rowCardIds(row: number): readonly number[] {
    this.#refresh();
    const cells = [...this.#lists.values()].map(({ cells }) => cells.get(row) ?? NO_IDS);
    const ids = this.#sorting ? this.#sortedIds(cells.flat(), this.#sorting) : cells.flat();
    const kept = keptIfSame(this.#rowIds.get(row), ids);
    this.#rowIds.set(row, kept);
    return kept;
  }

  #sortedIds(ids: readonly number[], { isDescending }: Sorting): readonly number[] {
    const cards = ids.flatMap((id, index) => {
      const card = this.store.card(id);
      return card ? [{ id, index, value: this.#factsOf(card).value }] : [];
    });
    return sorted(cards, isDescending).map(({ id }) => id);
  }

  /** Number of cards of a row; one that is in two lists is none. */
  rowCount(row: number): number {
    this.#refresh();
    return [...this.#lists.values()].reduce((count, { cells }) => count + (cells.get(row)?.length ?? 0), 0);
  }

  /** The rows of a card, in the order of the board. */
  rowIdsOf(cardId: number): readonly number[] {
    const card = this.store.card(cardId);
    this.#refresh();
    if (!card || !this.#rows) return NO_IDS;
    const { rows } = this.#factsOf(card);
    return this.#rows.map(({ id }) => id).filter((id) => rows.includes(id));
  }

  showMore(listId: number, row: number, count = MORE_CARDS): void {
    this.#limits.set(keyOf(listId, row), (this.#limits.get(keyOf(listId, row)) ?? CELL_CARDS) + count);
    this.#notify();
  }

  /** Shows the cards up to one that gets the focus. */
  reveal(listId: number, row: number, cardId: number): void {
    const index = this.#cell(listId, row).indexOf(cardId);
    const behind = index + 1 - this.cardIds(listId, row).length;
    if (index >= 0 && behind > 0 && behind <= REVEALED_MAX) this.showMore(listId, row, behind);
  }

  /** New cards of a cell are shown as well. */
  revealNew(listId: number, row: number, count: number): void {
    const hidden = this.hiddenCount(listId, row);
    if (hidden > 0) this.showMore(listId, row, Math.min(hidden, REVEALED_MAX) + count);
  }

  /** Where a card would be among others by the sort; null without one. */
  sortedIndex(cardId: number, others: readonly number[]): number | null {
    const card = this.store.card(cardId);
    const { sorting } = this;
    if (!sorting || !card) return null;
    const value = this.#factsOf(card).value;
    const behind = others.findIndex((id) => {
      const other = this.store.card(id);
      return other && compareValues(this.#factsOf(other).value, value, sorting.isDescending) > 0;
    });
    return behind < 0 ? others.length : behind;
  }

  #cell(listId: number, row: number): readonly number[] {
    this.#refresh();
    return this.#lists.get(listId)?.cells.get(row) ?? NO_IDS;
  }

  readonly #changed = (): void => {
    this.#isStale = true;
    this.#notify();
  };

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #refresh(): void {
    if (!this.#isStale) return;
    // Without a listener, no change is reported.
    this.#isStale = this.#listeners.size === 0;
    const isNew = this.#refreshVocabulary();
    const lists = new Map<number, ArrangedList>();
    for (const listId of this.store.listIds()) {
      const cards = this.store.cardIds(listId).map((id) => this.store.card(id));
      const known = this.#lists.get(listId);
      lists.set(listId, !isNew && known && isSame(known.cards, cards) ? known : this.#arrange(cards, known));
    }
    this.#lists = lists;
    this.#refreshRows();
  }

  /** @returns whether what rows and sorts depend on has changed */
  #refreshVocabulary(): boolean {
    const { display, matches } = this.options;
    const [fields, members, labels] = [this.store.fields(), this.store.members(), this.store.labels()];
    const vocabulary = [fields, members, labels, matches];
    if (isSame(vocabulary, this.#vocabulary)) return false;
    this.#vocabulary = vocabulary;
    this.#facts = new WeakMap();
    this.#grouping = display.group === undefined ? null : groupingOf(display.group, fields);
    this.#sorting = display.sort === undefined ? null : sortingOf(display.sort, { fields, members });
    return true;
  }

  #refreshRows(): void {
    if (!this.#grouping) {
      this.#rows = null;
      return;
    }
    const present = new Set([...this.#lists.values()].flatMap(({ cells }) => [...cells.keys()]));
    const vocabulary = { labels: this.store.labels(), members: this.store.members(), me: this.options.me };
    const rows = rowsOf(this.#grouping, vocabulary, present);
    const known = this.#rows ?? [];
    const isKnown = ({ id, name, color }: BoardRow, index: number): boolean =>
      known[index]?.id === id && known[index].name === name && known[index].color === color;
    if (rows.length !== known.length || !rows.every(isKnown)) this.#rows = rows;
  }

  #arrange(cards: ArrangedList['cards'], known: ArrangedList | undefined): ArrangedList {
    const present = cards.filter((card) => card !== undefined);
    const shown = present.flatMap((card, index) => {
      const { isShown, rows, value } = this.#factsOf(card);
      return isShown ? [{ id: card.id, index, rows, value }] : [];
    });
    const ordered = this.#sorting ? sorted(shown, this.#sorting.isDescending, known?.ids) : shown;
    const cells = new Map<number, number[]>();
    if (this.#grouping)
      for (const { id, rows } of ordered)
        for (const row of rows) {
          const cell = cells.get(row);
          if (cell) cell.push(id);
          else cells.set(row, [id]);
        }
    const ids = keptIfSame(
      known?.ids,
      ordered.map(({ id }) => id),
    );
    return {
      cards,
      ids,
      cells: new Map([...cells].map(([row, cell]) => [row, keptIfSame(known?.cells.get(row), cell)])),
    };
  }

  #factsOf(card: ShownCard): CardFacts {
    const known = this.#facts.get(card);
    if (known) return known;
    const facts = {
      isShown: this.options.matches?.(card) ?? true,
      rows: this.#grouping ? rowIdsOf(this.#grouping, card) : NO_IDS,
      value: this.#sorting ? this.#sorting.valueOf(card) : null,
    };
    this.#facts.set(card, facts);
    return facts;
  }
}

const keyOf = (listId: number, row: number): string => `${listId}:${row}`;
