import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTable } from './use-table.js';

/** Gives an element the focus when its cell gets it. @param turn 0 for a cell that is not the active one */
export function useCellFocus<T extends HTMLElement>(turn: number): RefObject<T | null> {
  const { control } = useTable();
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (turn > 0 && element.current && control.takeFocus(turn))
      element.current.focus({ preventScroll: true });
  }, [control, turn]);
  return element;
}
