import type { BoardControl } from './board-control.js';
import { spotAt } from './card-walk.js';

const nameOf = (control: BoardControl): string => `kiban.folded.${control.store.board()?.id ?? 0}`;

/** Folded lists are remembered on this device. */
export function toggleFolded(control: BoardControl, listId: number): void {
  const folded = new Set(control.view.get().folded);
  if (!folded.delete(listId)) folded.add(listId);
  control.change({ folded });
  try {
    localStorage.setItem(nameOf(control), JSON.stringify([...folded]));
  } catch {
    // The storage is full or refused: the lists stay folded as long as the page.
  }
}

/** Folds the list in focus to a strip, which gets the focus; the strip opens it again. */
export function foldFocused(control: BoardControl): void {
  const target = control.target();
  const card = target === null ? undefined : control.store.card(target);
  const listId = card?.listId ?? control.view.get().spot?.listId;
  if (listId === undefined) return;
  toggleFolded(control, listId);
  const isFolded = control.view.get().folded.has(listId);
  control.focus(isFolded ? { listId, cardId: null } : spotAt(control, listId, 0));
}

export function restoreFolded(control: BoardControl): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(control)) ?? '[]');
    if (Array.isArray(stored)) control.change({ folded: new Set(stored.filter(Number.isSafeInteger)) });
  } catch {
    // What is stored is not readable: every list is open.
  }
}
