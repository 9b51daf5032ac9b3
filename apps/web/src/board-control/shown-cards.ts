import type { Cell } from '../arrangement/row-drop.js';
import { ArrangedCards } from '../arrangement/arranged-cards.js';
import { rowTitle } from '../arrangement/row-title.js';
import type { BoardStore } from '../board-model/board-store.js';
import type { ShownCard } from '../board-model/entities.js';
import { cardMatcher, type BoardDisplay, type BoardFilter } from '../filters/board-filter.js';
import { Value } from '../observable/value.js';
import type { Messages } from '../texts/messages.js';
import type { BoardView } from './board-view.js';
import type { ShownOrder } from './card-walk.js';
import type { ShownControls } from './view-controls.js';

/** The cards of a board that are shown, in their order: filtered, sorted, and in rows. */
export class ShownCards implements ShownOrder {
  readonly matches = new Value<((card: ShownCard) => boolean) | undefined>(undefined);
  /** Rows and sort; null for a board in the order of its lists. */
  readonly arranged = new Value<ArrangedCards | null>(null);

  constructor(
    private readonly store: BoardStore,
    private readonly view: Value<BoardView>,
    private readonly controls: ShownControls,
    private readonly me: number,
  ) {}

  apply(
    filter: BoardFilter,
    display: BoardDisplay,
    now: Date,
    hasFields?: (card: ShownCard) => boolean,
  ): void {
    const { me } = this;
    const matches = cardMatcher(filter, me, now, hasFields);
    const isArranged = display.group !== undefined || display.sort !== undefined;
    this.matches.set(matches);
    this.arranged.set(isArranged ? new ArrangedCards(this.store, { display, matches, me }) : null);
  }

  openListIds(): readonly number[] {
    const grid = this.controls.of('grid');
    if (grid) return grid.listIds();
    const { folded } = this.view.get();
    return this.store.listIds().filter((id) => !folded.has(id));
  }

  openRowIds(): readonly number[] | null {
    const { foldedRows } = this.view.get();
    const rows = this.arranged.get()?.rows();
    return rows ? rows.flatMap(({ id }) => (foldedRows.has(id) ? [] : [id])) : null;
  }

  shownCardIds(listId: number, row?: number): readonly number[] {
    const arranged = this.arranged.get();
    if (arranged) return arranged.cardIds(listId, row);
    const ids = this.store.cardIds(listId);
    const matches = this.matches.get();
    if (!matches) return ids;
    return ids.filter((id) => {
      const card = this.store.card(id);
      return card !== undefined && matches(card);
    });
  }

  /** The row in which a card is worked on; undefined without rows. */
  rowOf(cardId: number | null): number | undefined {
    const arranged = this.arranged.get();
    if (arranged === null || cardId === null) return undefined;
    const { hovered, hoveredRow, spot, foldedRows } = this.view.get();
    const isIn = arranged.rowIdsOf(cardId);
    const open = isIn.filter((row) => !foldedRows.has(row));
    const wanted = hovered === cardId ? hoveredRow : spot?.cardId === cardId ? spot.row : undefined;
    return open.find((row) => row === wanted) ?? open[0] ?? isIn[0];
  }

  /** Whether a card is shown where it was; in another list or row it is elsewhere. */
  isAt({ listId, row }: Cell, { id, listId: current }: ShownCard): boolean {
    if (current !== listId) return false;
    return row === undefined || (this.arranged.get()?.rowIdsOf(id).includes(row) ?? false);
  }

  /** The last card of a cell that is in the page may be followed by others. */
  showMoreBehind({ listId, row }: Cell, cardId: number | null): void {
    const arranged = this.arranged.get();
    if (!arranged || row === undefined || arranged.cardIds(listId, row).at(-1) !== cardId) return;
    if (arranged.hiddenCount(listId, row) > 0) arranged.showMore(listId, row);
  }

  /** Number of cards of a list or cell, with those of a long cell that are not in the page. */
  countOf({ listId, row }: Cell): number {
    const hidden = row === undefined ? 0 : (this.arranged.get()?.hiddenCount(listId, row) ?? 0);
    return this.shownCardIds(listId, row).length + hidden;
  }

  /** Where a card is, in words. */
  placeText(messages: Messages, title: string, cell: Cell, position: number, count: number): string {
    const list = this.controls.of('grid')?.nameOf(cell.listId) ?? this.store.list(cell.listId)?.name ?? '';
    if (cell.row === undefined) return messages.board.place(title, list, position, count);
    return messages.display.place(title, list, this.rowName(messages, cell.row), position, count);
  }

  rowName(messages: Messages, row: number): string {
    const arranged = this.arranged.get();
    const name = arranged?.rows()?.find(({ id }) => id === row)?.name ?? null;
    return arranged?.grouping ? rowTitle(arranged.grouping, row, name, messages) : '';
  }
}
