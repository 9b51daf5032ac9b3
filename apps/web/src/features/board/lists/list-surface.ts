import type { BoardControl } from '../../../board-control/board-control.js';
import type { ScrollEdge } from '../../../drag/auto-scroll.js';
import type { DragSurface } from '../../../drag/drag-controller.js';
import { dropIndex, placeOf } from '../../../drag/drop-place.js';
import { ShiftedItems } from '../../../drag/shifted-items.js';
import { announce } from '../../../ui/announcer/announce.js';
import type { BoardGeometry } from '../../../card-lists/board-geometry.js';
import styles from './board-lists.module.css';

export interface HeldList {
  readonly listId: number;
  readonly element: HTMLElement;
}

/** Drags lists by their heads; of a grouped board, their cells go along. */
export class ListSurface implements DragSurface<HeldList> {
  #shifted: readonly ShiftedItems[] = [];
  #index: number | null = null;
  #size = 0;

  constructor(
    private readonly control: BoardControl,
    private readonly geometry: BoardGeometry,
  ) {}

  find(target: Element): HeldList | null {
    const element = target.closest('[data-list-handle]')?.closest<HTMLElement>('section[data-id]');
    const isControl = target.closest('button, textarea, input') !== null;
    if (!element || isControl || !this.control.canWrite) return null;
    return { listId: Number(element.dataset['id']), element };
  }

  lift({ listId, element }: HeldList): HTMLElement {
    const { lists } = this.geometry;
    if (lists?.track.current) {
      this.#size = element.offsetWidth + lists.gap;
      this.#shifted = [
        new ShiftedItems(lists.track.current, 'x', lists.gap, styles['gap'] ?? ''),
        ...[...(lists.rows?.() ?? [])].map((row) => new ShiftedItems(row, 'x', lists.gap, null)),
      ];
      this.geometry.heldLists.add(listId);
    }
    this.#index = this.control.store.listIds().indexOf(listId);
    announce(this.control.ports.messages.board.lifted(this.control.store.list(listId)?.name ?? ''));
    return element;
  }

  hold({ listId }: HeldList, rect: DOMRect): void {
    const { lists } = this.geometry;
    const track = lists?.track.current;
    if (!lists || !track) return;
    const left = rect.left - track.getBoundingClientRect().left;
    const extents = lists.extents();
    const held = new Set([listId]);
    const index = dropIndex(extents, { start: left, end: left + rect.width }, held);
    for (const items of this.#shifted) items.show(extents, held, index, this.#size);
    if (index === this.#index) return;
    this.#index = index;
    const { messages } = this.control.ports;
    announce(
      messages.board.listPlace(this.control.store.list(listId)?.name ?? '', index + 1, extents.length),
    );
  }

  edges(): readonly ScrollEdge[] {
    const scroller = this.geometry.lists?.scroller.current;
    return scroller ? [{ element: scroller, axis: 'x' }] : [];
  }

  end({ listId }: HeldList, isDrop: boolean): void {
    const index = this.#index;
    for (const items of this.#shifted) items.clear();
    this.#shifted = [];
    this.#index = null;
    this.geometry.heldLists.clear();
    const ids = this.control.store.listIds();
    if (!isDrop || index === null || index === ids.indexOf(listId)) {
      announce(this.control.ports.messages.board.dragCanceled);
      return;
    }
    const others = ids.filter((id) => id !== listId);
    void this.control.run({ kind: 'list.move', listId, place: placeOf(others, index, true) });
  }
}
