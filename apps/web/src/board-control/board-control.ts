import type { BoardCommand, CommandOutcome } from '../board-model/board-command.js';
import type { BoardSession } from '../board-model/board-session.js';
import type { BoardStore } from '../board-model/board-store.js';
import type { ShownCard } from '../board-model/entities.js';
import type { CommandsOfNew } from '../board-model/undo-history.js';
import type { ViewName } from '../board-views/view-names.js';
import type { BoardDisplay, BoardFilter } from '../filters/board-filter.js';
import { limits } from '@kiban/client';
import { cutText } from '@kiban/import';
import { Value } from '../observable/value.js';
import type { Messages } from '../texts/messages.js';
import { announce } from '../ui/announcer/announce.js';
import { START, withId, type BoardView, type CardDialog } from './board-view.js';
import { spotAt, walk, type Direction, type ShownOrder, type Spot } from './card-walk.js';
import { CommandTargets } from './command-targets.js';
import { keptSpot } from './kept-spot.js';
import { ReportedCommands } from './reported-commands.js';
import { ShownCards } from './shown-cards.js';
import { spotAfterAdding } from './spot-after-adding.js';
import { ShownControls } from './view-controls.js';

/** The pages about a board that are no views of its cards. */
export type BoardPageName = 'settings' | 'activity';

/** What a board needs from the page around it. */
export interface BoardPorts {
  readonly me: number;
  readonly messages: Messages;
  /** @param as a panel over the board, unless the window is narrow, or a page */
  openCard(cardId: number, as?: 'panel' | 'page'): void;
  /** Opens the panel of a card on any board. */
  openElsewhere(boardId: number, cardId: number): void;
  /** Shows a view of the board without the panel of a card; by default the one behind the panel. */
  showView(view?: ViewName): void;
  /** Leaves the board for a page about it. */
  openPage(page: BoardPageName): void;
  setFilter(filter: BoardFilter): void;
  /** Changes what is given; undefined takes a group or sort away. */
  setDisplay(change: { [K in keyof BoardDisplay]?: BoardDisplay[K] | undefined }): void;
  /** Address of a card's panel. */
  hrefOf(cardId: number): string;
}

/** A request to give a spot the focus. */
export interface FocusRequest extends Spot {
  /** Differs for each, so that the same spot can be requested again. */
  readonly turn: number;
  /** Whether it is scrolled into view; a change of another person never scrolls. */
  readonly scrolls: boolean;
}

/** An open board as a person works on it: the focus, the selection, and what is edited. */
export class BoardControl implements ShownOrder {
  readonly view = new Value<BoardView>(START);
  readonly focusRequest = new Value<FocusRequest | null>(null);
  readonly store: BoardStore;
  readonly shown: ShownCards;
  /** Each view registers its own. */
  readonly controls = new ShownControls();
  readonly commands: ReportedCommands;
  readonly #targets: CommandTargets;
  #filter: BoardFilter = {};
  #index = 0;
  #turn = 0;

  constructor(
    readonly session: BoardSession,
    readonly ports: BoardPorts,
  ) {
    this.store = session.store;
    this.commands = new ReportedCommands(session, ports.messages);
    this.shown = new ShownCards(this.store, this.view, this.controls, ports.me);
    this.#targets = new CommandTargets(this.store, this.view);
  }

  /** Keeps the focus and what is typed on objects that get the id of the API. @returns disconnects */
  connect(): () => void {
    return this.store.firstIds.subscribe((temporaryId, id) =>
      this.view.update((view) => withId(view, temporaryId, id)),
    );
  }

  get filter(): BoardFilter {
    return this.#filter;
  }

  applyFilter(
    filter: BoardFilter,
    display: BoardDisplay,
    now: Date,
    hasFields?: (card: ShownCard) => boolean,
  ): void {
    this.#filter = filter;
    this.shown.apply(filter, display, now, hasFields);
  }

  get matches(): ShownCards['matches'] {
    return this.shown.matches;
  }

  /** Rows and sort; null for a board in the order of its lists. */
  get arranged(): ShownCards['arranged'] {
    return this.shown.arranged;
  }

  get canWrite(): boolean {
    return !this.store.connection().readOnly;
  }

  openListIds(): readonly number[] {
    return this.shown.openListIds();
  }

  openRowIds(): readonly number[] | null {
    return this.shown.openRowIds();
  }

  shownCardIds(listId: number, row?: number): readonly number[] {
    return this.shown.shownCardIds(listId, row);
  }

  /** The row in which a card is worked on; undefined without rows. */
  rowOf(cardId: number | null): number | undefined {
    return this.shown.rowOf(cardId);
  }

  /** The card that single keys are for. */
  target(): number | null {
    return this.#targets.target();
  }

  /** The cards that card commands are for, in the order of the board: the selected ones, else the target. */
  targets(): readonly number[] {
    return this.#targets.targets();
  }

  /** Runs something with these cards as the targets, for this one call. */
  runOn<T>(cardIds: readonly number[], run: () => T): T {
    return this.#targets.runOn(cardIds, run);
  }

  selectedIds(): readonly number[] {
    return this.#targets.selectedIds();
  }

  change(change: Partial<BoardView>): void {
    const { editing } = change;
    const editingRow = editing == null ? {} : { editingRow: this.rowOf(editing) };
    this.view.update((view) => ({ ...view, ...change, ...editingRow }));
  }

  /** Remembers what has the focus; called by the elements themselves. */
  focused(spot: Spot, hasFocus = true): void {
    this.#index = Math.max(0, this.shownCardIds(spot.listId, spot.row).indexOf(spot.cardId ?? 0));
    this.change({ spot, hasFocus });
  }

  focus({ listId, cardId, row = this.rowOf(cardId) }: Spot, scrolls = true): void {
    const spot = { listId, cardId, ...rowPart(row) };
    if (cardId !== null && row !== undefined) this.arranged.get()?.reveal(listId, row, cardId);
    this.#turn += 1;
    this.change({ spot, hovered: null });
    this.focusRequest.set({ ...spot, turn: this.#turn, scrolls });
  }

  walk(direction: Direction): void {
    const { hovered, spot, hasFocus } = this.view.get();
    if (hovered === null && !hasFocus && spot !== null) {
      this.focus(spot);
      return;
    }
    const card = hovered === null ? undefined : this.store.card(hovered);
    const from = card ? { listId: card.listId, cardId: card.id, ...rowPart(this.rowOf(card.id)) } : spot;
    if (from && direction === 'down') this.shown.showMoreBehind(from, from.cardId);
    const grid = this.controls.of('grid');
    const next = grid ? grid.walk(from, direction) : walk(this, from, direction);
    if (next) this.focus(next);
  }

  /** Goes to the first card that is shown, such as the first match of a filter. */
  focusFirst(): void {
    const listId = this.openListIds().find((id) => this.shownCardIds(id).length > 0);
    if (listId !== undefined) this.focus(spotAt(this, listId, 0));
  }

  /** @returns the request, if it is the newest; it is met once */
  takeFocus(turn: number): FocusRequest | null {
    const request = this.focusRequest.get();
    if (request?.turn !== turn) return null;
    this.focusRequest.set(null);
    return request;
  }

  /** Keeps one tab stop on the board when the cards of a list or cell change. */
  keepSpot(listId: number, row?: number): void {
    const { spot } = this.view.get();
    const isKnown = spot !== null && this.#hasList(spot.listId);
    const kept = keptSpot(this.shown, isKnown ? spot : null, { listId, row }, this.#index);
    if (kept !== spot) this.change({ spot: kept });
  }

  /** The focused card left the page: the focus follows it into its list, or goes to its neighbour. */
  lost(spot: Spot): void {
    const id = spot.cardId === null ? null : this.store.idOf(spot.cardId);
    const card = id === null ? undefined : this.store.card(id);
    const isShown = card !== undefined && this.shownCardIds(card.listId).includes(card.id);
    // A long list drops a card from the page once another one has the focus.
    if (isShown && this.shown.isAt(spot, card) && this.view.get().spot?.cardId !== card.id) return;
    if (isShown) this.focus({ listId: card.listId, cardId: card.id }, false);
    else if (this.store.list(spot.listId))
      this.focus(spotAt(this, spot.listId, this.#index, spot.row), false);
  }

  hover(cardId: number | null, row?: number): void {
    const { hovered, hoveredRow } = this.view.get();
    if (hovered !== cardId || hoveredRow !== row) this.change({ hovered: cardId, hoveredRow: row });
  }

  /** The focus left a card; a dialog that opens keeps its own cards. */
  blurred(): void {
    this.change({ hasFocus: false });
  }

  /** Opens the filter with the focus in its text. */
  focusFilter(): void {
    this.change({ isFilterOpen: true, filterTurn: this.view.get().filterTurn + 1 });
  }

  /** The field for new cards is closed: the focus goes to the last one, or to where it came from. */
  endAdding(listId: number, row?: number): void {
    const spot = spotAfterAdding(this, this.view.get(), { listId, ...rowPart(row) }, this.#index);
    this.change({ adding: null });
    this.focus(spot);
  }

  openDialog(dialog: CardDialog, cardIds = this.targets()): void {
    if (cardIds.length > 0) this.change({ dialog: { kind: dialog, cardIds } });
  }

  /** Runs a command; one for a cell without a list makes the list first. */
  run(command: BoardCommand, others?: CommandsOfNew): Promise<CommandOutcome> {
    const grid = this.controls.of('grid');
    const cell = 'listId' in command ? grid?.emptyCell(command.listId) : undefined;
    if (!cell || !('listId' in command)) return this.commands.run(command, others);
    const { listId } = command;
    const name = cutText(grid?.nameOf(listId) ?? '', limits.nameLengthMax);
    return this.commands.run({ kind: 'list.create', name, ...cell }, ([newId = 0]) => {
      this.view.update((view) => withId(view, listId, newId));
      return [{ ...command, listId: newId }, ...(others?.([]) ?? [])];
    });
  }

  undo(way: 'undo' | 'redo'): Promise<void> {
    return this.commands.undo(way);
  }

  #hasList(id: number): boolean {
    return this.store.list(id) !== undefined || this.controls.of('grid')?.cellOf(id) !== undefined;
  }

  /** Says where a card is now. */
  sayPlace(cardId: number, row = this.rowOf(cardId)): void {
    const card = this.store.card(cardId);
    if (!card) return;
    const cell = { listId: card.listId, row };
    const position = this.shownCardIds(card.listId, row).indexOf(cardId) + 1;
    announce(this.shown.placeText(this.ports.messages, card.title, cell, position, this.shown.countOf(cell)));
  }
}

const rowPart = (row: number | undefined): { row?: number } => (row === undefined ? {} : { row });
