import { useEffect, type RefObject } from 'react';
import { DragController } from '../../../drag/drag-controller.js';
import type { BoardGeometry } from '../../../card-lists/board-geometry.js';
import styles from '../../../card-lists/held.module.css';
import { CardSurface } from '../../../card-lists/card-surface.js';
import { ListSurface } from './list-surface.js';
import { useControl } from '../../../board-control/hooks/use-control.js';

/** Cards of the board can be dragged, and its lists by their heads. */
export function useBoardDrag(root: RefObject<HTMLElement | null>, geometry: BoardGeometry): void {
  const control = useControl();
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const cards = new DragController(
      element,
      new CardSurface(control, geometry, element),
      styles['held'] ?? '',
    );
    const lists = new DragController(element, new ListSurface(control, geometry), styles['held'] ?? '');
    const detach = [cards.attach(), lists.attach()];
    return () => detach.forEach((each) => each());
  }, [control, geometry, root]);
}
