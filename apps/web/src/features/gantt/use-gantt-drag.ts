import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { DragController } from '../../drag/drag-controller.js';
import type { ChartScale } from './chart-scale.js';
import { DragPreview } from './drag-preview.js';
import { useGantt } from './gantt-control.js';
import { GanttSurface } from './gantt-surface.js';
import styles from './drag-preview.module.css';

/** Drags in the chart, its rows and its tray. */
export function useGanttDrag(
  scroller: RefObject<HTMLElement | null>,
  scale: ChartScale,
  rowHeight: number,
): void {
  const control = useGantt();
  const geometry = useRef({ scale, rowHeight });
  useLayoutEffect(() => {
    geometry.current = { scale, rowHeight };
  }, [scale, rowHeight]);
  useEffect(() => {
    const root = scroller.current?.parentElement;
    const layer = scroller.current?.querySelector<HTMLElement>('[data-preview]');
    if (!scroller.current || !root || !layer) return undefined;
    const parts = {
      scroller: scroller.current,
      control,
      preview: new DragPreview(
        layer,
        () => control.shown,
        () => geometry.current,
      ),
      geometry: () => geometry.current,
    };
    return new DragController(root, new GanttSurface(parts), styles.copy ?? '').attach();
  }, [scroller, control]);
}
