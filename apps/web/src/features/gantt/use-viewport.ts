import { useEffect, useState, type RefObject } from 'react';
import { rowWindow, type RowWindow } from './row-window.js';

/** What of the chart is rendered. */
export interface Viewport {
  readonly rows: RowWindow;
  /** Pixels from the start of the chart. */
  readonly x: readonly [from: number, to: number];
}

const BLOCK_PX = 480;

/** The rows and the time in view, and some beside them; it changes by blocks, so that scrolling renders seldom. */
export function useViewport(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ rows: [0, -1], x: [0, 0] });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const rows = rowWindow(scrollTop, clientHeight, rowHeight, count);
      const from = Math.max(0, Math.floor(scrollLeft / BLOCK_PX) * BLOCK_PX - BLOCK_PX);
      const to = Math.ceil((scrollLeft + clientWidth) / BLOCK_PX) * BLOCK_PX + BLOCK_PX;
      setViewport((known) =>
        isSame(known.rows, rows) && isSame(known.x, [from, to]) ? known : { rows, x: [from, to] },
      );
    };
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, rowHeight, count]);
  return viewport;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, at) => value === b[at]);
