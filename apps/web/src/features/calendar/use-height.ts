import { useLayoutEffect, useState, type RefObject } from 'react';

/** The height of an element, also when it changes. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const measure = (): void => setHeight(shown.clientHeight);
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(shown);
    return () => resizing.disconnect();
  }, [element]);
  return height;
}
