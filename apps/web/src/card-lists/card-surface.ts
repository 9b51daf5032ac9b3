import type { Cell } from '../arrangement/row-drop.js';
import { saySorted } from '../board-control/arranged-step.js';
import type { BoardControl } from '../board-control/board-control.js';
import { dropCards } from '../board-control/drop-cards.js';
import type { ScrollEdge } from '../drag/auto-scroll.js';
import type { DragSurface, Point } from '../drag/drag-controller.js';
import { dropIndex, nearest } from '../drag/drop-place.js';
import { ShiftedItems } from '../drag/shifted-items.js';
import { announce } from '../ui/announcer/announce.js';
import { cellKey, type BoardGeometry, type ListGeometry } from './board-geometry.js';
import { placeOfDrop } from './drop-target.js';
import listStyles from './list-cards.module.css';

export interface HeldCards {
  readonly cardId: number;
  readonly cell: Cell;
  readonly element: HTMLElement;
  /** The held card and the selected ones, in the order of the board. */
  readonly cardIds: readonly number[];
}

interface Target extends Cell {
  readonly index: number;
}

/** Drags cards within and between the lists of a board. */
export class CardSurface implements DragSurface<HeldCards> {
  readonly #shifted = new Map<string, ShiftedItems>();
  #heldIds = new Set<number>();
  #size = 0;
  #target: Target | null = null;
  #start: Target | null = null;

  constructor(
    private readonly control: BoardControl,
    private readonly geometry: BoardGeometry,
    private readonly board: HTMLElement,
  ) {}

  find(target: Element): HeldCards | null {
    const element = target.closest<HTMLElement>('[data-list-scroller] li[data-id]');
    const isControl = target.closest('button, textarea, input, [data-no-drag]') !== null;
    if (!element || isControl || !this.control.canWrite) return null;
    const cardId = Number(element.dataset['id']);
    const card = this.control.store.card(cardId);
    if (!card) return null;
    const { selected } = this.control.view.get();
    const cardIds = selected.has(cardId) ? this.control.selectedIds() : [cardId];
    const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const cell = { listId: card.listId, ...(row === undefined ? {} : { row: Number(row) }) };
    return { cardId, cell, element, cardIds };
  }

  lift({ cardId, cardIds, element, cell }: HeldCards): HTMLElement {
    this.#heldIds = new Set(cardIds);
    for (const id of cardIds) this.geometry.heldCards.add(id);
    if (cell.row !== undefined) {
      this.geometry.heldLists.add(cell.listId);
      this.geometry.heldRows.add(cell.row);
    }
    this.#size = element.offsetHeight + (this.geometry.cards.get(cellKey(cell))?.gap ?? 0);
    this.#start = { ...cell, index: this.#others(cell, cardId).before };
    this.#target = this.#start;
    this.control.hover(null);
    announce(this.#texts.lifted(this.control.store.card(cardId)?.title ?? ''));
    return element;
  }

  hold(held: HeldCards, rect: DOMRect, pointer: Point): void {
    const target = this.#targetAt(held, rect, pointer);
    if (target === null) return;
    const isNew = !isSameCell(target, this.#target) || target.index !== this.#target?.index;
    this.#target = target;
    for (const [key, list] of this.geometry.cards) {
      const isTarget = isSameCell(list, target);
      if (isTarget || this.#holdsHeld(list)) this.#shift(key, list, isTarget ? target.index : null);
      else this.#clear(key);
    }
    if (isNew) this.#say(held, target);
  }

  edges(_held: HeldCards, pointer: Point): readonly ScrollEdge[] {
    const board = this.geometry.lists?.scroller.current;
    const list = this.#target && this.geometry.cards.get(cellKey(this.#target))?.scroller.current;
    const isOverStrip = this.#stripListAt(pointer) !== null;
    return [
      ...(board && !isOverStrip ? [{ element: board, axis: 'x' } as const] : []),
      ...(list && !isOverStrip ? [{ element: list, axis: 'y' } as const] : []),
    ];
  }

  end(held: HeldCards, isDrop: boolean): void {
    const target = this.#target;
    for (const key of [...this.#shifted.keys()]) this.#clear(key);
    this.geometry.heldCards.clear();
    this.geometry.heldLists.clear();
    this.geometry.heldRows.clear();
    const start = this.#start;
    this.#target = null;
    this.#start = null;
    const { control } = this;
    const isSorted = control.arranged.get()?.sorting != null;
    const isSame = isSameCell(target, start) && (isSorted || target?.index === start?.index);
    if (!isDrop || target === null || (isSame && (isSorted || held.cardIds.length === 1))) {
      if (isDrop && isSorted) saySorted(control);
      announce(this.#texts.dragCanceled);
      return;
    }
    const place = placeOfDrop(control, held.cell, target, this.#others(target, held.cardId).ids);
    dropCards(control, { cardIds: held.cardIds, from: held.cell, to: target, place });
    control.change({ selected: new Set() });
    control.sayPlace(held.cardId, target.row);
  }

  get #texts(): BoardControl['ports']['messages']['board'] {
    return this.control.ports.messages.board;
  }

  #targetAt(held: HeldCards, rect: DOMRect, pointer: Point): Target | null {
    const overName = this.#stripListAt(pointer);
    if (overName !== null) {
      const cell = { ...held.cell, listId: overName };
      this.#page(overName);
      return { ...cell, index: this.#sortedIndex(held, cell) ?? this.#others(cell, 0).ids.length };
    }
    const cells = [...this.geometry.cards.values()].flatMap((cell) => {
      const box = cell.box.current?.getBoundingClientRect();
      const container = cell.container.current;
      return box && container ? [{ cell, box, start: box.left, end: box.right, container }] : [];
    });
    const column = nearest(cells, rect.left + rect.width / 2);
    const inColumn = cells
      .filter(({ start }) => start === column?.start)
      .map((each) => ({ ...each, start: each.box.top, end: each.box.bottom }));
    const found = nearest(inColumn, pointer.y);
    if (!found) return null;
    const { listId, row, extents } = found.cell;
    const cell = row === undefined ? { listId } : { listId, row };
    const top = rect.top - found.container.getBoundingClientRect().top;
    const index =
      this.#sortedIndex(held, cell) ??
      dropIndex(extents(), { start: top, end: top + rect.height }, this.#heldIds);
    return { ...cell, index };
  }

  /** A sorted list has its own place for a card. */
  #sortedIndex({ cardId }: HeldCards, cell: Cell): number | null {
    const arranged = this.control.arranged.get();
    if (!arranged?.sorting) return null;
    return arranged.sortedIndex(cardId, this.#others(cell, cardId).ids);
  }

  /** On a phone, the name of a list at the top is a place to drop. */
  #stripListAt({ x, y }: Point): number | null {
    const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-strip-list]');
    return name ? Number(name.dataset['stripList']) : null;
  }

  #page(listId: number): void {
    if (this.#target?.listId === listId) return;
    this.board
      .querySelector(`section[data-id="${listId}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }

  #others({ listId, row }: Cell, cardId: number): { ids: readonly number[]; before: number } {
    const all = this.control.shownCardIds(listId, row);
    const ids = all.filter((id) => !this.#heldIds.has(id));
    const ahead = all.slice(0, Math.max(0, all.indexOf(cardId)));
    return { ids, before: ahead.filter((id) => !this.#heldIds.has(id)).length };
  }

  #holdsHeld({ listId, row }: Cell): boolean {
    const isHere = (id: number): boolean => this.control.store.card(id)?.listId === listId;
    if (row === undefined) return [...this.#heldIds].some(isHere);
    return this.control.shownCardIds(listId, row).some((id) => this.#heldIds.has(id));
  }

  #shift(key: string, list: ListGeometry, index: number | null): void {
    const container = list.container.current;
    if (!container) return;
    let shifted = this.#shifted.get(key);
    if (!shifted) {
      shifted = new ShiftedItems(container, 'y', list.gap, listStyles['gap'] ?? '');
      this.#shifted.set(key, shifted);
    }
    shifted.show(list.extents(), this.#heldIds, index, this.#size);
  }

  #clear(key: string): void {
    this.#shifted.get(key)?.clear();
    this.#shifted.delete(key);
  }

  #say(held: HeldCards, target: Target): void {
    const { store, shown, ports } = this.control;
    const title = store.card(held.cardId)?.title ?? '';
    const count = this.#others(target, held.cardId).ids.length + held.cardIds.length;
    announce(shown.placeText(ports.messages, title, target, target.index + 1, count));
  }
}

const isSameCell = (a: Cell | null, b: Cell | null): boolean => a?.listId === b?.listId && a?.row === b?.row;
