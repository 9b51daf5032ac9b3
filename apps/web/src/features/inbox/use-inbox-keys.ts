import { useEffect, useRef, type RefObject } from 'react';
import { singleKeys } from '../../board-control/single-keys.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface InboxKeys {
  /** @param id of the focused entry */
  readonly archive: (id: number) => void;
  readonly toggleRead: (id: number) => void;
  readonly snooze: (id: number) => void;
  readonly allRead: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Arrows, J and K walk through the entries; E archives, U marks as unread or read, H snoozes, Shift+U reads all. */
export function useInboxKeys(page: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = page.current;
    const listen = (event: KeyboardEvent): void => press(event, element as HTMLElement, latest.current);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [page]);
}

function press(event: KeyboardEvent, page: HTMLElement, keys: InboxKeys): void {
  const { key, target, shiftKey } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
  if (!(target instanceof HTMLElement) || (key.length === 1 && !singleKeys.get())) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const entries = [...page.querySelectorAll<HTMLElement>('[data-entry]')];
  const entry = target.closest<HTMLElement>('[data-entry]');
  const at = entry ? entries.indexOf(entry) : -1;
  const step = STEPS[name];
  if (step !== undefined) {
    event.preventDefault();
    focusEntry(entries[Math.min(Math.max(at + step, 0), entries.length - 1)]);
  } else if (name === 'u' && shiftKey) {
    event.preventDefault();
    keys.allRead();
  } else if (entry && ['e', 'h', 'u'].includes(name)) {
    event.preventDefault();
    const id = Number(entry.dataset['entry']);
    if (name === 'u') return keys.toggleRead(id);
    // The entry leaves the page: the next one is focused, or the one before.
    focusEntry(entries[at + 1] ?? entries[at - 1]);
    if (name === 'e') keys.archive(id);
    else keys.snooze(id);
  }
}

const focusEntry = (entry: HTMLElement | undefined): void =>
  entry?.querySelector<HTMLElement>('[data-entry-link]')?.focus();
