import type { ScrollEdge } from '../../drag/auto-scroll.js';
import type { DragSurface } from '../../drag/drag-controller.js';
import { dropIndex, type Extent } from '../../drag/drop-place.js';
import { ShiftedItems } from '../../drag/shifted-items.js';

export interface HeldItem {
  readonly id: number;
  readonly element: HTMLElement;
}

/** What the checklist does with an item that is dragged. */
export interface ChecklistDrag {
  lifted(id: number): void;
  /** @param to index among the other items */
  held(id: number, to: number): void;
  /** @param to null if it goes back where it was */
  dropped(id: number, to: number | null): void;
}

/** Drags the items of a checklist by their handles. */
export class ChecklistSurface implements DragSurface<HeldItem> {
  #shifted: ShiftedItems | null = null;
  #start = 0;
  #index = 0;

  constructor(
    private readonly list: HTMLElement,
    private readonly gapClass: string,
    private readonly drag: ChecklistDrag,
  ) {}

  find(target: Element): HeldItem | null {
    const element = target.closest('[data-item-handle]')?.closest<HTMLElement>('li[data-id]');
    return element ? { id: Number(element.dataset['id']), element } : null;
  }

  lift({ id, element }: HeldItem): HTMLElement {
    this.#shifted = new ShiftedItems(this.list, 'y', 0, this.gapClass);
    this.#start = this.#extents().findIndex((extent) => extent.id === id);
    this.#index = this.#start;
    this.drag.lifted(id);
    return element;
  }

  hold({ id }: HeldItem, rect: DOMRect): void {
    const top = rect.top - this.list.getBoundingClientRect().top;
    const extents = this.#extents();
    const held = new Set([id]);
    const index = dropIndex(extents, { start: top, end: top + rect.height }, held);
    this.#shifted?.show(extents, held, index, rect.height);
    if (index === this.#index) return;
    this.#index = index;
    this.drag.held(id, index);
  }

  edges(): readonly ScrollEdge[] {
    const element = this.list.closest<HTMLElement>('[data-panel-body]');
    return element ? [{ element, axis: 'y' }] : [];
  }

  end({ id }: HeldItem, isDrop: boolean): void {
    this.#shifted?.clear();
    this.#shifted = null;
    this.drag.dropped(id, isDrop && this.#index !== this.#start ? this.#index : null);
  }

  /** Without their translation during the drag. */
  #extents(): Extent[] {
    return [...this.list.querySelectorAll<HTMLElement>(':scope > [data-id]')].map((item) => {
      const { offsetTop: start, offsetHeight } = item;
      return { id: Number(item.dataset['id']), start, end: start + offsetHeight };
    });
  }
}
