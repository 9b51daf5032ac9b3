import { edgeSpeed } from './drop-place.js';

export interface ScrollEdge {
  readonly element: HTMLElement;
  readonly axis: 'x' | 'y';
}

/** Scrolls by a step for the distance of the pointer to an edge. @returns whether anything scrolled */
export function autoScroll(edges: readonly ScrollEdge[], x: number, y: number): boolean {
  let hasScrolled = false;
  for (const { element, axis } of edges) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isX = axis === 'x';
    const speed = edgeSpeed(isX ? x : y, isX ? { start: left, end: right } : { start: top, end: bottom });
    if (speed === 0) continue;
    const before = isX ? element.scrollLeft : element.scrollTop;
    element.scrollBy({ [isX ? 'left' : 'top']: speed, behavior: 'instant' });
    if ((isX ? element.scrollLeft : element.scrollTop) !== before) hasScrolled = true;
  }
  return hasScrolled;
}
