import type { BoardControl } from '../../commands/board-control.js';

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

export function restoreFolded(control: BoardControl): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(control)) ?? '[]');
    if (Array.isArray(stored)) control.change({ folded: new Set(stored.filter(Number.isSafeInteger)) });
  } catch {
    // What is stored is not readable: every list is open.
  }
}
