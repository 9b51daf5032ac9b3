import type { BoardCommand, CommandOutcome } from '../board-data/board-command.js';
import type { BoardSession } from '../board-data/board-session.js';
import type { BoardStore } from '../board-data/board-store.js';
import type { ShownCard } from '../board-data/entities.js';
import { inWords } from '../board-data/store-text.js';
import { cardMatcher, type BoardFilter } from '../filters/board-filter.js';
import { Value } from '../observable/value.js';
import type { Messages } from '../texts/messages.js';
import { announce } from '../ui/announcer/announce.js';
import { showToast, type Toast } from '../ui/toast/toasts.js';
import { outcomeText } from './outcome-text.js';
import { START, withId, type BoardView, type CardDialog } from './board-view.js';
import { spotAt, walk, type Direction, type ShownOrder, type Spot } from './card-walk.js';

/** What a board needs from the page around it. */
export interface BoardPorts {
  readonly me: number;
  readonly messages: Messages;
  /** @param as a panel over the board, unless the window is narrow, or a page */
  openCard(cardId: number, as?: 'panel' | 'page'): void;
  /** Opens the panel of a card on any board. */
  openElsewhere(boardId: number, cardId: number): void;
  /** Closes the panel of a card. */
  showBoard(): void;
  setFilter(filter: BoardFilter): void;
  /** Address of a card's panel. */
  hrefOf(cardId: number): string;
}

/** A change of more cards takes several requests, so its end is announced. */
const MANY_CARDS = 200;

/** A request to give a spot the focus. */
export interface FocusRequest extends Spot {
  /** Differs for each, so that the same spot can be requested again. */
  readonly turn: number;
  /** Whether it is scrolled into view; a change of another person never scrolls. */
  readonly scrolls: boolean;
}

/** An open board as a person works on it: the focus, the selection, what is edited, and how commands report. */
export class BoardControl implements ShownOrder {
  readonly view = new Value<BoardView>(START);
  readonly focusRequest = new Value<FocusRequest | null>(null);
  readonly matches = new Value<((card: ShownCard) => boolean) | undefined>(undefined);
  readonly store: BoardStore;
  #filter: BoardFilter = {};
  #index = 0;
  #turn = 0;

  constructor(
    readonly session: BoardSession,
    readonly ports: BoardPorts,
  ) {
    this.store = session.store;
  }

  /** Keeps the focus and what is typed on objects that get the id of the API. @returns disconnects */
  connect(): () => void {
    return this.store.subscribeIds((temporaryId, id) =>
      this.view.update((view) => withId(view, temporaryId, id)),
    );
  }

  get filter(): BoardFilter {
    return this.#filter;
  }

  applyFilter(filter: BoardFilter, now: Date): void {
    this.#filter = filter;
    this.matches.set(cardMatcher(filter, this.ports.me, now));
  }

  get canWrite(): boolean {
    return !this.store.connection().readOnly;
  }

  openListIds(): readonly number[] {
    const { folded } = this.view.get();
    return this.store.listIds().filter((id) => !folded.has(id));
  }

  shownCardIds(listId: number): readonly number[] {
    const ids = this.store.cardIds(listId);
    const matches = this.matches.get();
    if (!matches) return ids;
    return ids.filter((id) => {
      const card = this.store.card(id);
      return card !== undefined && matches(card);
    });
  }

  /** The card that single keys are for. */
  target(): number | null {
    const { hovered, spot, hasFocus, openedCardId } = this.view.get();
    if (hovered !== null) return hovered;
    return (hasFocus ? spot?.cardId : null) ?? openedCardId;
  }

  /** The cards that card commands are for, in the order of the board: the selected ones, else the target. */
  targets(): readonly number[] {
    const { selected, pinned } = this.view.get();
    if (pinned) return pinned;
    const target = this.target();
    if (selected.size === 0) return target === null ? [] : [target];
    return this.selectedIds();
  }

  selectedIds(): readonly number[] {
    const { selected } = this.view.get();
    return this.store.listIds().flatMap((id) => this.store.cardIds(id).filter((card) => selected.has(card)));
  }

  change(change: Partial<BoardView>): void {
    this.view.update((view) => ({ ...view, ...change }));
  }

  /** Remembers what has the focus; called by the elements themselves. */
  focused(spot: Spot, hasFocus = true): void {
    this.#index = Math.max(0, this.shownCardIds(spot.listId).indexOf(spot.cardId ?? 0));
    this.change({ spot, hasFocus });
  }

  focus(spot: Spot, scrolls = true): void {
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
    const next = walk(this, card ? { listId: card.listId, cardId: card.id } : spot, direction);
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

  /** Keeps one tab stop on the board when the cards of a list change. */
  keepSpot(listId: number): void {
    const { spot } = this.view.get();
    if (spot === null || !this.store.list(spot.listId)) this.change({ spot: walk(this, null, 'first') });
    else if (spot.listId === listId && !this.shownCardIds(listId).includes(spot.cardId ?? 0)) {
      this.change({ spot: spotAt(this, listId, this.#index) });
    }
  }

  /** The focused card left the page: the focus follows it into its list, or goes to its neighbour. */
  lost(spot: Spot): void {
    const id = spot.cardId === null ? null : this.store.idOf(spot.cardId);
    const card = id === null ? undefined : this.store.card(id);
    const isShown = card !== undefined && this.shownCardIds(card.listId).includes(card.id);
    // A long list drops a card from the page once another one has the focus.
    if (isShown && card.listId === spot.listId && this.view.get().spot?.cardId !== card.id) return;
    if (isShown) this.focus({ listId: card.listId, cardId: card.id }, false);
    else if (this.store.list(spot.listId)) this.focus(spotAt(this, spot.listId, this.#index), false);
  }

  hover(cardId: number | null): void {
    if (this.view.get().hovered !== cardId) this.change({ hovered: cardId });
  }

  /** The focus left a card; a dialog that opens keeps its own cards. */
  blurred(): void {
    this.change({ hasFocus: false });
  }

  /** Opens the filter with the focus in its text. */
  focusFilter(): void {
    this.change({ isFilterOpen: true, filterTurn: this.view.get().filterTurn + 1 });
  }

  endAdding(listId: number): void {
    this.change({ adding: null });
    this.focus(spotAt(this, listId, this.#index));
  }

  openDialog(dialog: CardDialog, cardIds = this.targets()): void {
    if (cardIds.length > 0) this.change({ dialog: { kind: dialog, cardIds }, pinned: null });
  }

  /** Runs a command. A rejection is shown with the sentence of the API. */
  async run(command: BoardCommand): Promise<CommandOutcome> {
    const outcome = await this.session.run(command);
    if (!outcome.ok) this.#failed(command, outcome);
    else if ('cardIds' in command && command.cardIds.length > MANY_CARDS)
      announce(this.ports.messages.board.changedAll(command.cardIds.length));
    return outcome;
  }

  /** Shows what was done, with a way back. */
  done(text: string, undo: () => void, link?: Toast['link']): void {
    const { undo: title } = this.ports.messages.board;
    showToast({ kind: 'done', text, action: { title, run: undo }, ...(link && { link }) });
  }

  /**
   * Reverts the command that was run last, as Undo does.
   * @param inverse is run instead once other commands came after it
   */
  undoLast(inverse: () => BoardCommand): () => void {
    const { undo: made } = this.store.history();
    return () => {
      const isLast = made !== undefined && this.store.history().undo === made;
      void (isLast ? this.undo('undo') : this.run(inverse()));
    };
  }

  async undo(way: 'undo' | 'redo'): Promise<void> {
    const { messages } = this.ports;
    const { [way]: title } = this.store.history();
    const outcome = await this.session[way]();
    if (outcome === null)
      announce(way === 'undo' ? messages.board.nothingToUndo : messages.board.nothingToRedo);
    else if (!outcome.ok) showToast({ kind: 'failure', text: outcomeText(outcome, messages) });
    else
      announce(
        messages.board[way === 'undo' ? 'undone' : 'redone'](title ? inWords(title, messages.store) : ''),
      );
  }

  /** Says where a card is now. */
  sayPlace(cardId: number): void {
    const card = this.store.card(cardId);
    if (!card) return;
    const ids = this.shownCardIds(card.listId);
    const list = this.store.list(card.listId)?.name ?? '';
    announce(this.ports.messages.board.place(card.title, list, ids.indexOf(cardId) + 1, ids.length));
  }

  #failed(command: BoardCommand, outcome: Extract<CommandOutcome, { ok: false }>): void {
    const isTextConflict = outcome.conflict !== undefined && command.kind === 'card.update';
    const text = outcomeText(outcome, this.ports.messages);
    if (!isTextConflict) {
      showToast({ kind: outcome.code === 'canceled' ? 'done' : 'failure', text });
      return;
    }
    const again = { ...command };
    delete again.base;
    const { keepMine: title, changedByOther } = this.ports.messages.board;
    showToast({
      kind: 'failure',
      text: changedByOther,
      action: { title, run: () => void this.run(again) },
    });
  }
}
