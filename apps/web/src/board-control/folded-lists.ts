import type { BoardControl } from './board-control.js';
import { spotAt } from './card-walk.js';

export function toggleFolded(control: BoardControl, listId: number): void {
  const folded = new Set(control.view.get().folded);
  if (!folded.delete(listId)) folded.add(listId);
  control.change({ folded });
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
