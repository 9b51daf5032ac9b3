import type { BoardControl } from '../../board-control/board-control.js';
import { toggleFolded } from '../../board-control/folded-lists.js';
import { Value } from '../../observable/value.js';
import type { TableMessages } from '../../texts/table-messages.js';
import { bounded, type GridStep } from './grid-keys.js';
import { isPicked, isSwitch } from './cell-kinds.js';
import type { Column, ColumnId } from './table-columns.js';
import { keyOf, TableRows, type RowKey, type TableRow } from './table-rows.js';

/** A cell of the grid; `head` is the row with the names of the columns. */
export interface Spot extends Omit<RowKey, 'kind'> {
  readonly kind: RowKey['kind'] | 'head';
  readonly column: ColumnId;
}

/** Indexes of the selected block, all included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface TableState {
  readonly active: Spot | null;
  /** Where the selection began. */
  readonly anchor: Spot | null;
  /** Indexes of the active cell; -1 is the head. */
  readonly at: { readonly row: number; readonly column: number };
  readonly block: Block | null;
  /** `typed` begins empty, as what is typed replaces the cell. */
  readonly editing: 'typed' | 'whole' | null;
  /** What was typed to open a list of names: it filters them. */
  readonly typed: string;
  /** Counts the requests to give the active cell the focus. */
  readonly turn: number;
  /** Whether the newest one scrolls: below a pressed button nothing may move. */
  readonly isScrolling: boolean;
}

const HEAD = -1;

/** The selection of a table: which cell is active, which block is selected, and whether a cell is edited. */
export class TableControl {
  readonly state = new Value<TableState>({
    active: null,
    anchor: null,
    at: { row: HEAD, column: 0 },
    block: null,
    editing: null,
    typed: '',
    turn: 0,
    isScrolling: true,
  });
  rows = new TableRows([], false);
  columns: readonly Column[] = [];
  /** Whether the grid had the focus when a cell left the page. */
  hadFocus = false;
  #met = 0;

  constructor(
    readonly board: BoardControl,
    readonly texts: TableMessages,
  ) {}

  /** Follows the cards: the active cell stays with its card, or goes to the one that took its place. */
  setShape(rows: TableRows, columns: readonly Column[], hasFocus: boolean): void {
    this.rows = rows;
    this.columns = columns;
    const { active, anchor, at } = this.state.get();
    const first = this.spotAt(0, 0);
    if (active === null) {
      if (first) this.#set(first, first, {});
      return;
    }
    const kept = this.#kept(active) ?? this.spotAt(bounded(at.row, HEAD, rows.count - 1), at.column);
    if (!kept) return;
    const isLost = kept !== active && hasFocus;
    const start = anchor && kept === active ? (this.#kept(anchor) ?? kept) : kept;
    this.#set(kept, start, {
      ...(isLost && { turn: this.state.get().turn + 1 }),
      ...(kept !== active && !this.#isSameCard(kept, active) && { editing: null }),
    });
  }

  /** Keeps the active cell on a card that got the id of the service. @returns disconnects */
  connect(): () => void {
    return this.board.store.firstIds.subscribe((temporaryId, id) => {
      const renamed = (spot: Spot | null): Spot | null =>
        spot?.cardId === temporaryId ? { ...spot, cardId: id } : spot;
      this.state.update((state) => ({
        ...state,
        active: renamed(state.active),
        anchor: renamed(state.anchor),
      }));
    });
  }

  spotAt(row: number, column: number): Spot | null {
    const { id } = this.columns[bounded(column, 0, this.columns.length - 1)] ?? {};
    if (id === undefined) return null;
    if (row === HEAD) return { kind: 'head', group: '', column: id };
    const found = this.rows.at(row);
    return found && { ...keyOf(found), column: id };
  }

  move({ rows, columns, isExtending }: GridStep): void {
    const { at } = this.state.get();
    const isStart = rows === -Infinity || isExtending;
    const row = bounded(at.row + rows, isStart && at.row > HEAD ? 0 : HEAD, this.rows.count - 1);
    const column = bounded(at.column + columns, 0, this.columns.length - 1);
    const spot = this.spotAt(row, column);
    if (spot) this.select(spot, isExtending);
  }

  /** Makes a cell the active one and gives it the focus. */
  select(spot: Spot, isExtending = false, isScrolling = true): void {
    const { anchor, turn } = this.state.get();
    const start = isExtending && spot.kind !== 'head' && anchor && anchor.kind !== 'head' ? anchor : spot;
    this.#set(spot, start, { editing: null, turn: turn + 1, isScrolling });
  }

  selectAt(row: number, column: number, isExtending = false, isScrolling = true): void {
    const spot = this.spotAt(row, column);
    if (spot) this.select(spot, isExtending, isScrolling);
  }

  selectAll(): void {
    const last = this.spotAt(this.rows.count - 1, this.columns.length - 1);
    const first = this.spotAt(0, 0);
    if (!first || !last) return;
    this.select(first, false, false);
    this.select(last, true, false);
  }

  focusCard(cardId: number): void {
    const row = this.rows.indexOfCard(cardId);
    if (row >= 0) this.selectAt(row, this.state.get().at.column);
  }

  /** @returns whether the newest request for the focus is not met yet */
  takeFocus(turn: number): boolean {
    const isNew = turn > this.#met && turn === this.state.get().turn;
    if (isNew) this.#met = turn;
    return isNew;
  }

  /**
   * What a row must know of the selection, as a text that is equal while the row looks the same.
   * The active row is found by what it stands for. When rows come and go above it, it is drawn with its new index first; the
   * text that is typed into it must not leave the page for that moment.
   */
  markOf(row: number, shown: TableRow | null): string {
    const { active, at, block, editing, turn } = this.state.get();
    const isIn = block !== null && row >= block.top && row <= block.bottom;
    const range = isIn && block ? `${block.left}-${block.right}` : '';
    const isActive = shown ? active !== null && isRow(active, shown) : at.row === row;
    return isActive ? `${at.column}|${range}|${editing ?? ''}|${turn}` : `|${range}||`;
  }

  activeRow(): TableRow | null {
    const { active, at } = this.state.get();
    return active === null || active.kind === 'head' ? null : this.rows.at(at.row);
  }

  activeColumn(): Column | null {
    return this.columns[this.state.get().at.column] ?? null;
  }

  /** Edits the active cell, or does what its row is for. */
  edit(how: 'typed' | 'whole', toggle: () => void, typed = ''): void {
    const row = this.activeRow();
    const column = this.activeColumn();
    if (!row || !column) return;
    if (row.kind === 'group') return this.toggleGroup(row);
    if (row.kind === 'card' && column.kind === 'checklist') return this.board.ports.openCard(row.cardId);
    if (!this.board.canWrite) return;
    if (row.kind === 'card' && isSwitch(column)) return toggle();
    this.state.update((state) => ({ ...state, editing: isPicked(column) ? 'whole' : how, typed }));
  }

  endEditing(step?: Pick<GridStep, 'rows' | 'columns'>): void {
    if (this.state.get().editing === null) return;
    this.state.update((state) => ({ ...state, editing: null, turn: state.turn + 1 }));
    if (step) this.move({ ...step, isExtending: false });
  }

  /** The focus went elsewhere while a cell was edited. */
  leaveEditing(): void {
    this.state.update((state) => ({ ...state, editing: null }));
  }

  toggleGroup({ group }: TableRow): void {
    if (group.row === undefined) {
      if (group.listId !== null) toggleFolded(this.board, group.listId);
      return;
    }
    const foldedRows = new Set(this.board.view.get().foldedRows);
    if (!foldedRows.delete(group.row)) foldedRows.add(group.row);
    this.board.change({ foldedRows });
  }

  /** The cards of the selected block. */
  selectedCardIds(): readonly number[] {
    const { block } = this.state.get();
    return block ? this.rows.cardIdsBetween(block.top, block.bottom) : [];
  }

  selectedColumns(): readonly Column[] {
    const { block } = this.state.get();
    return block ? this.columns.slice(block.left, block.right + 1) : [];
  }

  /** The same spot, or that of its card in another group. */
  #kept(spot: Spot): Spot | null {
    const isKnown = this.columns.some(({ id }) => id === spot.column);
    const column = isKnown ? spot.column : this.columns[0]?.id;
    if (column === undefined) return null;
    const own = isKnown ? spot : { ...spot, column };
    if (spot.kind === 'head' || this.rows.indexOf({ ...spot, kind: spot.kind }) >= 0) return own;
    if (spot.cardId === undefined) return null;
    const row = this.rows.at(this.rows.indexOfCard(spot.cardId));
    return row && { ...keyOf(row), column };
  }

  #isSameCard(a: Spot, b: Spot): boolean {
    return a.kind === b.kind && a.cardId === b.cardId && a.column === b.column;
  }

  #set(active: Spot, anchor: Spot, change: Partial<TableState>): void {
    const at = this.#indexesOf(active);
    const from = this.#indexesOf(anchor);
    const block =
      active.kind === 'head'
        ? null
        : {
            top: Math.min(at.row, from.row),
            bottom: Math.max(at.row, from.row),
            left: Math.min(at.column, from.column),
            right: Math.max(at.column, from.column),
          };
    this.state.update((state) => ({ ...state, active, anchor, at, block, ...change }));
  }

  #indexesOf({ kind, column, ...key }: Spot): TableState['at'] {
    return {
      row: kind === 'head' ? HEAD : this.rows.indexOf({ ...key, kind }),
      column: Math.max(
        0,
        this.columns.findIndex(({ id }) => id === column),
      ),
    };
  }
}

const isRow = ({ kind, group, cardId }: Spot, row: TableRow): boolean =>
  kind === row.kind && group === row.group.key && (row.kind !== 'card' || cardId === row.cardId);
