import { keptIfSame } from '../../arrangement/kept-references.js';
import type { BoardStore } from '../../board-model/board-store.js';
import type { ShownCard } from '../../board-model/entities.js';
import { barOf, type Bar } from '../../spans/bar.js';

/** A card on its days. */
export interface DatedCard extends Bar {
  readonly id: number;
  readonly card: ShownCard;
}

/** What a part of the calendar shows of a board. */
export interface DatedCards {
  /** The cards of these days, in the order in which they get their lanes. */
  readonly dated: readonly DatedCard[];
  /** Cards without dates, in the order of the board. */
  readonly undated: readonly ShownCard[];
  /** Whether any card of the board has a date, also beside these days and beside the filter. */
  readonly hasDated: boolean;
}

const NO_CARDS: DatedCards = { dated: [], undated: [], hasDated: false };

/** Dates are read once for each version of a card: a calendar of 40,000 cards reads all of them at every change. */
const bars = new WeakMap<ShownCard, DatedCard | null>();

function datedCard(card: ShownCard): DatedCard | null {
  const known = bars.get(card);
  if (known !== undefined) return known;
  const bar = barOf(card);
  const dated = bar && { ...bar, id: card.id, card };
  bars.set(card, dated);
  return dated;
}

/** Reads the cards of some days, and those without a day. What is equal to before is the same object again. */
export class DatedCardsReader {
  #known = NO_CARDS;

  constructor(private readonly store: BoardStore) {}

  read({ first, last }: Bar, matches: ((card: ShownCard) => boolean) | undefined): DatedCards {
    const dated: DatedCard[] = [];
    const undated: ShownCard[] = [];
    let hasDated = false;
    for (const card of this.#cards()) {
      const one = datedCard(card);
      const isInTime = one === null || (one.first <= last && one.last >= first);
      hasDated ||= one !== null;
      if (!isInTime || (matches && !matches(card))) continue;
      if (one === null) undated.push(card);
      else dated.push(one);
    }
    return this.#keep({ dated: dated.sort(byLane), undated, hasDated });
  }

  *#cards(): Generator<ShownCard> {
    const { store } = this;
    for (const listId of store.listIds())
      for (const id of store.cardIds(listId)) {
        const card = store.card(id);
        if (card) yield card;
      }
  }

  #keep({ hasDated, ...next }: DatedCards): DatedCards {
    const known = this.#known;
    const dated = keptIfSame(known.dated, next.dated);
    const undated = keptIfSame(known.undated, next.undated);
    const isSame = dated === known.dated && undated === known.undated && hasDated === known.hasDated;
    if (!isSame) this.#known = { dated, undated, hasDated };
    return this.#known;
  }
}

/** Longer bars first, then whole days before times; cards that are equal stay in the order in which they were made. */
function byLane(a: DatedCard, b: DatedCard): number {
  return (
    a.first - b.first ||
    b.last - a.last ||
    compare(timeOf(a), timeOf(b)) ||
    compare(a.card.createdAt, b.card.createdAt) ||
    a.id - b.id
  );
}

const timeOf = ({ card }: DatedCard): string => {
  const date = card.startDate ?? card.dueDate ?? '';
  return date.includes('T') ? date : '';
};

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
