import type { BoardControl } from '../../commands/board-control.js';
import type { ScrollEdge } from '../../drag/auto-scroll.js';
import type { DragSurface, Point } from '../../drag/drag-controller.js';
import { dropIndex, nearest, placeOf } from '../../drag/drop-place.js';
import { ShiftedItems } from '../../drag/shifted-items.js';
import { announce } from '../../ui/announcer/announce.js';
import type { BoardGeometry, ListGeometry } from './board-geometry.js';
import listStyles from './list-cards.module.css';

export interface HeldCards {
  readonly cardId: number;
  readonly listId: number;
  readonly element: HTMLElement;
  /** The held card and the selected ones, in the order of the board. */
  readonly cardIds: readonly number[];
}

interface Target {
  readonly listId: number;
  readonly index: number;
}

/** Drags cards within and between the lists of a board. */
export class CardSurface implements DragSurface<HeldCards> {
  readonly #shifted = new Map<number, ShiftedItems>();
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
    return { cardId, listId: card.listId, element, cardIds };
  }

  lift({ cardId, cardIds, element, listId }: HeldCards): HTMLElement {
    this.#heldIds = new Set(cardIds);
    for (const id of cardIds) this.geometry.heldCards.add(id);
    this.#size = element.offsetHeight + (this.geometry.cards.get(listId)?.gap ?? 0);
    this.#start = { listId, index: this.#others(listId, cardId).before };
    this.#target = this.#start;
    this.control.hover(null);
    announce(this.#texts.lifted(this.control.store.card(cardId)?.title ?? ''));
    return element;
  }

  hold(held: HeldCards, rect: DOMRect, pointer: Point): void {
    const target = this.#targetAt(rect, pointer);
    if (target === null) return;
    const isNew = target.listId !== this.#target?.listId || target.index !== this.#target.index;
    this.#target = target;
    for (const [listId, list] of this.geometry.cards) {
      const isShown = listId === target.listId || this.#holdsHeld(listId);
      if (isShown) this.#shift(listId, list, listId === target.listId ? target.index : null);
      else this.#clear(listId);
    }
    if (isNew) this.#say(held, target);
  }

  edges(_held: HeldCards, pointer: Point): readonly ScrollEdge[] {
    const board = this.geometry.lists?.scroller.current;
    const list = this.geometry.cards.get(this.#target?.listId ?? 0)?.scroller.current;
    const isOverStrip = this.#stripListAt(pointer) !== null;
    return [
      ...(board && !isOverStrip ? [{ element: board, axis: 'x' } as const] : []),
      ...(list && !isOverStrip ? [{ element: list, axis: 'y' } as const] : []),
    ];
  }

  end(held: HeldCards, isDrop: boolean): void {
    const target = this.#target;
    for (const listId of [...this.#shifted.keys()]) this.#clear(listId);
    this.geometry.heldCards.clear();
    const start = this.#start;
    this.#target = null;
    this.#start = null;
    const isSame = target?.listId === start?.listId && target?.index === start?.index;
    if (!isDrop || target === null || (isSame && held.cardIds.length === 1)) {
      announce(this.#texts.dragCanceled);
      return;
    }
    const { control } = this;
    const others = this.#others(target.listId, held.cardId).ids;
    const isWhole =
      control.matches.get() === undefined && control.store.list(target.listId)?.complete === true;
    void control.run({
      kind: 'cards.move',
      cardIds: held.cardIds,
      listId: target.listId,
      place: placeOf(others, target.index, isWhole),
    });
    control.change({ selected: new Set() });
    control.sayPlace(held.cardId);
  }

  get #texts(): BoardControl['ports']['messages']['board'] {
    return this.control.ports.messages.board;
  }

  #targetAt(rect: DOMRect, pointer: Point): Target | null {
    const overName = this.#stripListAt(pointer);
    if (overName !== null) {
      this.#page(overName);
      return { listId: overName, index: this.#others(overName, 0).ids.length };
    }
    const lists = [...this.geometry.cards].flatMap(([id, { scroller, container, extents }]) => {
      const box = scroller.current?.getBoundingClientRect();
      return box && container.current
        ? [{ id, start: box.left, end: box.right, container: container.current, extents }]
        : [];
    });
    const list = nearest(lists, rect.left + rect.width / 2);
    if (!list) return null;
    const top = rect.top - list.container.getBoundingClientRect().top;
    const index = dropIndex(list.extents(), { start: top, end: top + rect.height }, this.#heldIds);
    return { listId: list.id, index };
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

  #others(listId: number, cardId: number): { ids: readonly number[]; before: number } {
    const all = this.control.shownCardIds(listId);
    const ids = all.filter((id) => !this.#heldIds.has(id));
    const ahead = all.slice(0, Math.max(0, all.indexOf(cardId)));
    return { ids, before: ahead.filter((id) => !this.#heldIds.has(id)).length };
  }

  #holdsHeld(listId: number): boolean {
    return [...this.#heldIds].some((id) => this.control.store.card(id)?.listId === listId);
  }

  #shift(listId: number, list: ListGeometry, index: number | null): void {
    const container = list.container.current;
    if (!container) return;
    let shifted = this.#shifted.get(listId);
    if (!shifted) {
      shifted = new ShiftedItems(container, 'y', list.gap, listStyles['gap'] ?? '');
      this.#shifted.set(listId, shifted);
    }
    shifted.show(list.extents(), this.#heldIds, index, this.#size);
  }

  #clear(listId: number): void {
    this.#shifted.get(listId)?.clear();
    this.#shifted.delete(listId);
  }

  #say(held: HeldCards, { listId, index }: Target): void {
    const { store } = this.control;
    const title = store.card(held.cardId)?.title ?? '';
    const count = this.#others(listId, held.cardId).ids.length + held.cardIds.length;
    announce(this.#texts.place(title, store.list(listId)?.name ?? '', index + 1, count));
  }
}
