import type { CardEdit, SetChange } from './board-command.js';
import { isMove, type Move } from './card-edit.js';
import type { BoardStore } from './board-store.js';
import { ASSIGNEES, LABELS, type CardSet } from './card-sets.js';
import type { Card } from './entities.js';
import { placeIn } from './placement.js';
import type { EditPlace, UndoStep } from './queued-command.js';
import { isSameValue } from './same-value.js';

/**
 * The inverse of each change, in the order in which the board shows the cards: a card returns behind another one that has
 * already returned.
 */
export function undoEdits(
  edits: readonly CardEdit[],
  places: readonly EditPlace[],
  store: BoardStore,
): readonly UndoStep[] {
  const steps = edits.flatMap((edit, index) => {
    const before = store.card(edit.cardId);
    const step = before && undoEdit(edit, before, places[index]?.rank, store);
    return step ? [{ cardId: before.id, step }] : [];
  });
  if (!edits.some(isMove)) return steps.map(({ step }) => step);
  const shown = new Map(
    store
      .listIds()
      .flatMap((listId) => store.cardIds(listId))
      .map((id, index) => [id, index]),
  );
  const indexOf = (id: number): number => shown.get(id) ?? 0;
  return steps.toSorted((a, b) => indexOf(a.cardId) - indexOf(b.cardId)).map(({ step }) => step);
}

function undoEdit(
  edit: CardEdit,
  before: Card,
  rank: string | undefined,
  store: BoardStore,
): UndoStep | undefined {
  const { cardId } = edit;
  if ('move' in edit) return undoMove(edit, before, rank, store);
  if ('completed' in edit) {
    const { completed } = edit;
    if ((before.completedAt !== null) === completed) return undefined;
    return stepOf({ cardId, completed: !completed }, (card) => (card.completedAt !== null) === completed);
  }
  if ('archived' in edit) {
    const { archived } = edit;
    if ((before.archivedAt !== null) === archived) return undefined;
    return stepOf({ cardId, archived: !archived }, (card) => (card.archivedAt !== null) === archived);
  }
  if ('set' in edit) return undoSetting(cardId, edit.set, before);
  if ('field' in edit) return undoField(cardId, edit.field, before);
  if ('labels' in edit) return undoSet(LABELS, cardId, edit.labels, before, 'labels');
  return undoSet(ASSIGNEES, cardId, edit.assignees, before, 'assignees');
}

function stepOf(inverse: CardEdit, isCurrent: (card: Card) => boolean): UndoStep {
  return {
    command: { kind: 'cards.change', edits: [inverse] },
    isCurrent: (now) => {
      const card = now.card(inverse.cardId);
      return card !== undefined && isCurrent(card);
    },
  };
}

function undoMove(
  { cardId, move: { listId } }: Move,
  before: Card,
  rank: string | undefined,
  store: BoardStore,
): UndoStep {
  const place = placeIn(store.cardIds(before.listId), before.id);
  const back = { listId: before.listId, place };
  if (!store.list(listId)) return undoDeparture(cardId, back);
  let position = rank;
  return {
    ...stepOf(
      { cardId, move: back },
      (card) => card.listId === store.idOf(listId) && card.position === position,
    ),
    settle: (now) => (position = now.servedCard(cardId)?.position),
  };
}

/** Brings a card back from another board, unless it was changed there. */
function undoDeparture(cardId: number, back: Move['move']): UndoStep {
  let version: number | undefined;
  return {
    get command() {
      const move = { ...back, ...(version === undefined ? {} : { version }) };
      return { kind: 'cards.change' as const, edits: [{ cardId, move }] };
    },
    isCurrent: (now) => now.card(cardId) === undefined,
    settle: (now) => (version = now.base.departed.get(now.idOf(cardId))),
  };
}

type Setting = Extract<CardEdit, { set: object }>['set'];

function undoSetting(cardId: number, change: Setting, before: Card): UndoStep {
  const keys = Object.keys(change) as (keyof Setting)[];
  const valuesOf = (card: Card): Setting => Object.fromEntries(keys.map((key) => [key, card[key]]));
  let made: Setting = change;
  return {
    ...stepOf({ cardId, set: valuesOf(before) }, (card) => isSameValue(valuesOf(card), made)),
    settle: (now) => {
      const card = now.servedCard(cardId);
      if (card) made = valuesOf(card);
    },
  };
}

function undoField(
  cardId: number,
  { fieldId, value }: Extract<CardEdit, { field: object }>['field'],
  before: Card,
): UndoStep {
  let made = value;
  const inverse = { cardId, field: { fieldId, value: before.fields[fieldId] ?? null } };
  return {
    ...stepOf(inverse, (card) => isSameValue(card.fields[fieldId] ?? null, made)),
    // The service may store the value in another form.
    settle: (now) => (made = now.servedCard(cardId)?.fields[fieldId] ?? null),
  };
}

/** Reverts only what the command really added and removed. */
function undoSet(
  set: CardSet,
  cardId: number,
  { add, remove }: SetChange,
  card: Card,
  part: 'labels' | 'assignees',
): UndoStep | undefined {
  const before = new Set(set.idsOf(card));
  const added = add.filter((id) => !before.has(id));
  const removed = remove.filter((id) => before.has(id));
  if (added.length + removed.length === 0) return undefined;
  const change: SetChange = { add: removed, remove: added };
  const inverse = part === 'labels' ? { cardId, labels: change } : { cardId, assignees: change };
  return stepOf(inverse, (now) => {
    const ids = new Set(set.idsOf(now));
    return added.every((id) => ids.has(id)) && !removed.some((id) => ids.has(id));
  });
}
