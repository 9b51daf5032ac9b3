import { useEffect, useRef, type RefObject } from 'react';

/** Gives an element the focus when it appears: it may replace the one that had it. */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true });
    // Once, when it appears.
  }, []);
  return element;
}
