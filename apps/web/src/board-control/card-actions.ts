import type { CardPlace } from '../board-model/board-command.js';
import type { Move } from '../board-model/card-edit.js';
import { placeIn } from '../board-model/placement.js';
import { arrangedStep } from './arranged-step.js';
import type { BoardControl } from './board-control.js';
import { stepOf } from './card-step.js';
import type { Direction } from './card-walk.js';
import { dropCards } from './drop-cards.js';
import { gridStep } from './grid-step.js';

/** Moves the target cards one step with the keyboard; the focus goes with them. */
export function moveStep(board: BoardControl, direction: Exclude<Direction, 'first' | 'last'>): void {
  const grid = board.controls.of('grid');
  if (grid) {
    gridStep(board, grid, direction);
    return;
  }
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

export interface MoveTarget {
  readonly boardId: number;
  readonly listId: number;
  readonly place: CardPlace;
  /** Of a grouped board: the row that the cards leave, and the one that they get into. */
  readonly row?: { readonly from: number; readonly to: number } | undefined;
}

/** Moves cards to a list of this board or of another one, which a toast leads to. */
export async function moveCards(
  board: BoardControl,
  cardIds: readonly number[],
  { boardId, listId, place, row }: MoveTarget,
): Promise<void> {
  const { store, ports } = board;
  const [first] = cardIds;
  if (first === undefined) return;
  board.change({ selected: new Set(), hovered: null });
  if (row) {
    const to = { listId, row: row.to };
    dropCards(board, { cardIds, from: { listId, row: row.from }, to, place });
    board.change({ spot: { ...to, cardId: first } });
    board.sayPlace(first, row.to);
    return;
  }
  const { title = '' } = store.card(first) ?? {};
  const back = cardIds.flatMap((id) => placeOnBoard(board, id));
  const moving = board.run({ kind: 'cards.move', cardIds, listId, place });
  if (boardId === store.base.boardId) {
    board.sayPlace(first);
    return;
  }
  const undo = board.commands.undoLast(() => ({
    kind: 'cards.change',
    edits: back.map((edit) => asDeparted(board, edit)),
  }));
  if (!(await moving).ok) return;
  const texts = ports.messages.board;
  const open = (): void => ports.openElsewhere(boardId, store.idOf(first));
  const href = `/boards/${boardId}/cards/${store.idOf(first)}`;
  // The panel follows the card that it shows.
  if (board.view.get().openedCardId === first) open();
  board.commands.done(texts.movedElsewhere(cardIds.length, title), undo, {
    title: texts.showCard,
    href,
    open,
  });
}

/** The change that returns a card to where it is shown now. */
function placeOnBoard({ store }: BoardControl, cardId: number): Move[] {
  const card = store.card(cardId);
  if (!card) return [];
  return [{ cardId, move: { listId: card.listId, place: placeIn(store.cardIds(card.listId), card.id) } }];
}

/** Only a card that was not changed on the other board returns. */
function asDeparted({ store }: BoardControl, { cardId, move }: Move): Move {
  const version = store.base.departed.get(store.idOf(cardId));
  return { cardId, move: { ...move, ...(version === undefined ? {} : { version }) } };
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
  const archiving = board.run({ kind: 'cards.archive', cardIds, archived: true });
  const undo = board.commands.undoLast(() => ({ kind: 'cards.archive', cardIds, archived: false }));
  if (!(await archiving).ok) return;
  const { messages } = board.ports;
  board.commands.done(messages.board.archivedCards(cardIds.length, title), undo);
}

/** Copies cards to the place below each, or to the given one, with a toast that archives the copies. */
export async function copyCards(
  board: BoardControl,
  cardIds = board.targets(),
  to?: Pick<MoveTarget, 'listId' | 'place'>,
): Promise<void> {
  const cards = cardIds.flatMap((id) => board.store.card(id) ?? []);
  const copying = cards.map(({ id, listId, title }) =>
    board.run({ kind: 'card.create', listId, title, place: { after: id }, copyOf: id, ...to }),
  );
  const ids = (await Promise.all(copying)).flatMap((made) => (made.ok ? (made.createdIds ?? []) : []));
  if (ids.length === 0) return;
  const text = board.ports.messages.board.copiedCards(ids.length, cards[0]?.title ?? '');
  board.commands.done(text, () => void board.run({ kind: 'cards.archive', cardIds: ids, archived: true }));
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

export function setDates(
  board: BoardControl,
  cardIds: readonly number[],
  change: { startDate?: string | null; dueDate?: string | null },
): void {
  const [cardId] = cardIds;
  if (cardId === undefined || Object.keys(change).length === 0) return;
  const chart = board.controls.of('chart');
  if (cardIds.length === 1 && chart) chart.setDates(cardId, change);
  else if (cardIds.length === 1) void board.run({ kind: 'card.update', cardId, change });
  else void board.run({ kind: 'cards.dates', cardIds, change });
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

/** Selects the cards that are in the store, and the others of a long list when they are read. */
export async function selectAllOfList(board: BoardControl): Promise<void> {
  const { spot } = board.view.get();
  const target = board.target();
  const listId = (target === null ? undefined : board.store.card(target)?.listId) ?? spot?.listId;
  if (listId === undefined) return;
  const select = (): ReadonlySet<number> => {
    const selected = new Set(board.shownCardIds(listId));
    board.change({ selected });
    return selected;
  };
  const first = select();
  if (board.store.list(listId)?.complete !== false) return;
  const isRead = await board.session.readAll(listId).then(
    () => true,
    () => false,
  );
  // Unless another selection was made while they were read.
  if (isRead && board.view.get().selected === first) select();
}

/** Opens the field for new cards in the list of the target. */
export function addCard(board: BoardControl, at: 'first' | 'last'): void {
  const target = board.target();
  const card = target === null ? undefined : board.store.card(target);
  const listId = card?.listId ?? board.view.get().spot?.listId ?? board.openListIds()[0];
  const row = card ? board.rowOf(card.id) : (board.view.get().spot?.row ?? board.openRowIds()?.[0]);
  if (listId !== undefined) board.change({ adding: { listId, at, row } });
}
