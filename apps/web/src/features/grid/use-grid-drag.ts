import { useEffect, type RefObject } from 'react';
import { useControl } from '../../board-control/hooks/use-control.js';
import { DragController } from '../../drag/drag-controller.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import type { BoardGeometry } from '../../card-lists/board-geometry.js';
import heldStyles from '../../card-lists/held.module.css';
import { CardSurface } from '../../card-lists/card-surface.js';
import { AxisSurface } from './axis-surface.js';

/** Cards can be dragged from cell to cell, and columns and rows by their heads. */
export function useGridDrag(root: RefObject<HTMLElement | null>, geometry: BoardGeometry): void {
  const control = useControl();
  const texts = useGridMessages();
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const held = heldStyles['held'] ?? '';
    const kept = { column: geometry.heldLists, row: geometry.heldRows };
    const detach = [
      new DragController(element, new CardSurface(control, geometry, element), held).attach(),
      new DragController(element, new AxisSurface(control, texts, element, kept), held).attach(),
    ];
    return () => detach.forEach((each) => each());
  }, [control, geometry, root, texts]);
}
