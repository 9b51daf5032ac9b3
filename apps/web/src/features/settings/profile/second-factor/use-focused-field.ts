import { useEffect, useRef, type RefObject } from 'react';

/** The first field of a form takes the focus, since the person has just asked for the form. */
export function useFocusedField(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return panel;
}
