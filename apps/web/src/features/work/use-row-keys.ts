import { useEffect, type RefObject } from 'react';
import { singleKeys } from '../../board-control/single-keys.js';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
  j: (at, last) => Math.min(at + 1, last),
  k: (at) => Math.max(at - 1, 0),
};

/** The keys of a page of rows: arrows, J and K walk through the rows of all groups, T completes the focused card. */
export function useRowKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    const listen = (event: KeyboardEvent): void => press(event, element as HTMLElement);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [page]);
}

function press(event: KeyboardEvent, page: HTMLElement): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || !target.matches('[data-row-link]')) return;
  if (key.length === 1 && !singleKeys.get()) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const links = [...page.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(target);
  const step = STEPS[name];
  if (step) {
    event.preventDefault();
    links[step(at, links.length - 1)]?.focus();
  } else if (name === 't') {
    event.preventDefault();
    target.closest('li')?.querySelector<HTMLElement>('[data-toggle]')?.click();
    // A completed card leaves the page: the next one is focused, or the one before.
    (links[at + 1] ?? links[at - 1])?.focus();
  }
}
