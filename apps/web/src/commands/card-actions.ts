import { arrangedStep } from './arranged-step.js';
import type { BoardControl } from './board-control.js';
import { stepOf } from './card-step.js';
import type { Direction } from './card-walk.js';

/** Moves the target cards one step with the keyboard; the focus goes with them. */
export function moveStep(board: BoardControl, direction: Exclude<Direction, 'first' | 'last'>): void {
  if (board.arranged.get()) {
    arrangedStep(board, direction);
    return;
  }
  const targets = board.targets();
  const lead = board.target() ?? targets[0];
  const listId = lead === undefined ? undefined : board.store.card(lead)?.listId;
  if (lead === undefined || listId === undefined) return;
  const together = targets.filter((id) => board.store.card(id)?.listId === listId);
  const step = stepOf(board, listId, together.includes(lead) ? together : [lead], direction);
  if (!step) return;
  void board.run(step);
  board.focus({ listId: step.listId, cardId: lead });
  board.sayPlace(lead);
}

/** Completes the target cards; reopens them if all are complete. */
export function toggleComplete(board: BoardControl, cardIds = board.targets()): void {
  if (cardIds.length === 0) return;
  const complete = cardIds.some((id) => board.store.card(id)?.completedAt === null);
  void board.run({ kind: 'cards.complete', cardIds, complete });
}

/** Archives the target cards, with a toast that restores them. */
export async function archiveCards(board: BoardControl): Promise<void> {
  const cardIds = board.targets();
  const [first] = cardIds;
  if (first === undefined) return;
  const title = board.store.card(first)?.title ?? '';
  board.change({ selected: new Set(), hovered: null });
  const outcome = await board.run({ kind: 'cards.archive', cardIds, archived: true });
  if (!outcome.ok) return;
  const { messages } = board.ports;
  board.done(messages.board.archivedCards(cardIds.length, title), {
    kind: 'cards.archive',
    cardIds,
    archived: false,
  });
}

/** Adds to every target card what not all of them have; takes from all what all have. */
export function toggleOnAll(
  board: BoardControl,
  kind: 'cards.labels' | 'cards.assignees',
  id: number,
  cardIds = board.targets(),
): void {
  if (cardIds.length === 0) return;
  const isOnAll = cardIds.every((cardId) => idsOn(board, kind, cardId).includes(id));
  void board.run({ kind, cardIds, add: isOnAll ? [] : [id], remove: isOnAll ? [id] : [] });
}

/** What every one of the cards has. */
export function commonIds(
  board: BoardControl,
  kind: 'cards.labels' | 'cards.assignees',
  cardIds: readonly number[],
): readonly number[] {
  const [first, ...others] = cardIds.map((cardId) => idsOn(board, kind, cardId));
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}

function idsOn(board: BoardControl, kind: 'cards.labels' | 'cards.assignees', cardId: number): number[] {
  const card = board.store.card(cardId);
  if (!card) return [];
  return kind === 'cards.labels'
    ? card.labels.map(({ id }) => id)
    : card.assignees.map(({ memberId }) => memberId);
}

export function toggleLabelAt(board: BoardControl, index: number): void {
  const label = board.store.labels()[index];
  if (label) toggleOnAll(board, 'cards.labels', label.id);
}

export function setDueDate(board: BoardControl, cardIds: readonly number[], dueDate: string | null): void {
  for (const cardId of cardIds) void board.run({ kind: 'card.update', cardId, change: { dueDate } });
}

export function toggleSelected(board: BoardControl, cardId = board.target()): void {
  if (cardId === null) return;
  const selected = new Set(board.view.get().selected);
  if (!selected.delete(cardId)) selected.add(cardId);
  board.change({ selected });
}

/** Selects from the selected card that is nearest to the target in its list. */
export function selectToHere(board: BoardControl, cardId = board.target()): void {
  const listId = cardId === null ? undefined : board.store.card(cardId)?.listId;
  if (cardId === null || listId === undefined) return;
  const { selected } = board.view.get();
  const ids = board.shownCardIds(listId, board.rowOf(cardId));
  const here = ids.indexOf(cardId);
  const chosen = ids.flatMap((id, index) => (selected.has(id) ? [index] : []));
  const from = chosen.toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))[0] ?? here;
  const range = ids.slice(Math.min(from, here), Math.max(from, here) + 1);
  board.change({ selected: new Set([...selected, ...range]) });
}

export function selectAllOfList(board: BoardControl): void {
  const { spot } = board.view.get();
  const target = board.target();
  const listId = (target === null ? undefined : board.store.card(target)?.listId) ?? spot?.listId;
  if (listId !== undefined) board.change({ selected: new Set(board.shownCardIds(listId)) });
}

/** Opens the field for new cards in the list of the target. */
export function addCard(board: BoardControl, at: 'first' | 'last'): void {
  const target = board.target();
  const card = target === null ? undefined : board.store.card(target);
  const listId = card?.listId ?? board.view.get().spot?.listId ?? board.openListIds()[0];
  const row = card ? board.rowOf(card.id) : (board.view.get().spot?.row ?? board.openRowIds()?.[0]);
  if (listId !== undefined) board.change({ adding: { listId, at, row } });
}
