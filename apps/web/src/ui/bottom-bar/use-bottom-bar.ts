import { useEffect, useState } from 'react';

const HEIGHT = '--bottom-bars';
const bars = new Set<HTMLElement>();

/**
 * Toasts appear above a bar of the bottom edge, such as the form of a comment, while it is on the page.
 * @returns the ref of the bar
 */
export function useBottomBar(): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    bars.add(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      observer.disconnect();
      bars.delete(element);
      measure();
    };
  }, [element]);
  return setElement;
}

const ROUNDING_PX = 1;

/** One bar may be above another one. What floats in the middle of the window is none of them. */
function measure(): void {
  const boxes = [...bars].map((bar) => bar.getBoundingClientRect()).sort((a, b) => b.bottom - a.bottom);
  let edge = innerHeight;
  for (const { top, bottom } of boxes) if (bottom >= edge - ROUNDING_PX) edge = Math.min(edge, top);
  document.documentElement.style.setProperty(HEIGHT, `${innerHeight - edge}px`);
}
