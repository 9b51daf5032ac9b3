import type { Extent } from './drop-place.js';

/**
 * Opens a gap in a list by moving the items behind it, and closes the place of what is held. The elements are moved by
 * `translate`, which no view sets.
 */
export class ShiftedItems {
  #gap: HTMLElement | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly axis: 'x' | 'y',
    /** Between two items. */
    private readonly space: number,
    /** Null shifts the items without a mark of the place. */
    private readonly gapClass: string | null,
  ) {}

  /**
   * @param index of the gap among the items that are not held; null for no gap
   * @param size of the gap, with the space to the next item
   */
  show(extents: readonly Extent[], heldIds: ReadonlySet<number>, index: number | null, size: number): void {
    const offsets = new Map<number, number>();
    let others = 0;
    let closed = 0;
    let gapStart = extents[0]?.start ?? 0;
    for (const [at, { id, start, end }] of extents.entries()) {
      if (heldIds.has(id)) {
        closed += (extents[at + 1]?.start ?? end) - start;
        continue;
      }
      const isBehind = index !== null && others >= index;
      offsets.set(id, (isBehind ? size : 0) - closed);
      if (!isBehind) gapStart = (extents[at + 1]?.start ?? end + this.space) - closed;
      others += 1;
    }
    for (const element of this.#elements()) {
      const id = Number(element.dataset['id']);
      const isHeld = heldIds.has(id);
      if (isHeld !== 'held' in element.dataset) {
        if (isHeld) element.dataset['held'] = 'true';
        else delete element.dataset['held'];
      }
      const offset = offsets.get(id) ?? 0;
      const translate = offset === 0 ? '' : this.axis === 'x' ? `${offset}px` : `0 ${offset}px`;
      if (element.style.translate !== translate) element.style.translate = translate;
    }
    this.#showGap(index === null ? null : { start: gapStart, size: size - this.space });
    const room = index === null ? -closed : size - closed;
    const margin = this.axis === 'x' ? 'marginInlineEnd' : 'marginBlockEnd';
    this.container.style[margin] = room === 0 ? '' : `${room}px`;
  }

  clear(): void {
    for (const element of this.#elements()) {
      element.style.translate = '';
      delete element.dataset['held'];
    }
    this.#gap?.remove();
    this.#gap = null;
    this.container.style.marginBlockEnd = '';
    this.container.style.marginInlineEnd = '';
  }

  #showGap(gap: { start: number; size: number } | null): void {
    if (this.gapClass === null) return;
    if (gap === null) {
      this.#gap?.remove();
      this.#gap = null;
      return;
    }
    if (!this.#gap) {
      this.#gap = document.createElement(this.container instanceof HTMLUListElement ? 'li' : 'div');
      this.#gap.className = this.gapClass;
      this.#gap.setAttribute('aria-hidden', 'true');
      this.container.append(this.#gap);
    }
    const [start, size] = this.axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const);
    this.#gap.style[start] = `${gap.start}px`;
    this.#gap.style[size] = `${gap.size}px`;
  }

  #elements(): NodeListOf<HTMLElement> {
    return this.container.querySelectorAll<HTMLElement>(':scope > [data-id]');
  }
}
