import type { KibanCardEventKind } from '@kiban/client';
import type { BoardCommand, CardPlace } from '../board-model/board-command.js';
import type { Card } from '../board-model/entities.js';
import { shownPropertyList } from '../card-properties/card-properties.js';
import type { Activity, ChecklistItem, Comment, Dependency } from './card-details.js';
import { isSameValue } from '../board-model/same-value.js';

/** What is known of a card now. */
export interface CardState {
  readonly card: Card;
  readonly checklist: readonly ChecklistItem[];
  readonly comments: readonly Comment[];
  readonly dependencies: readonly Dependency[];
  /** The signed-in member: comments are changed by their author only. */
  readonly memberId: number;
  /** The place of a rank in a list, as it is now. */
  readonly placeOf: (listId: number, rank: string) => CardPlace;
}

export interface Write {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/**
 * How a change is undone. It is `outdated` where the value is no longer what the change made it,
 * and `none` for changes that have no inverse, such as a deletion.
 */
export type Undo =
  | { readonly kind: 'command'; readonly command: BoardCommand }
  | { readonly kind: 'write'; readonly write: Write }
  | { readonly kind: 'outdated' | 'none' };

const NONE: Undo = { kind: 'none' };
const OUTDATED: Undo = { kind: 'outdated' };

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

const changesOf = ({ changes }: Activity): Record<string, Change | undefined> =>
  (changes ?? {}) as Record<string, Change | undefined>;

const INVERSES: Readonly<Record<KibanCardEventKind, (entry: Activity, state: CardState) => Undo>> = {
  'card.create': undoCard,
  'card.update': undoCard,
  'card.move': undoCard,
  'card.reorder': undoCard,
  'card.archive': undoCard,
  'card.restore': undoCard,
  'card.complete': undoCard,
  'card.reopen': undoCard,
  'card.delete': () => NONE,
  'assignee.change': undoSet,
  'label.change': undoSet,
  'comment.create': undoComment,
  'comment.update': undoComment,
  'comment.delete': undoComment,
  'checklist.create': undoChecklist,
  'checklist.update': undoChecklist,
  'checklist.delete': undoChecklist,
  // Undone with the text that mentions.
  'mention.create': () => NONE,
  'value.change': undoValue,
  'gantt.update': undoTask,
  'gantt.reorder': () => NONE,
  'dependency.create': undoDependency,
  'dependency.delete': undoDependency,
};

/** The inverse of a change, checked against what the card is now. */
export function undoOf(entry: Activity, state: CardState): Undo {
  if (state.card.archivedAt !== null && entry.event !== 'card.archive') return NONE;
  if (!Object.hasOwn(INVERSES, entry.event)) return NONE;
  return INVERSES[entry.event as KibanCardEventKind](entry, state);
}

const command = (made: BoardCommand): Undo => ({ kind: 'command', command: made });
const write = (method: Write['method'], path: string, body?: unknown): Undo => ({
  kind: 'write',
  write: { method, path, ...(body === undefined ? {} : { body }) },
});
const onlyIf = (isCurrent: boolean, undo: Undo): Undo => (isCurrent ? undo : OUTDATED);

const CARD_PROPERTIES = shownPropertyList().flatMap(([name, { undo }]) => (undo === 'card' ? [name] : []));

function undoCard(entry: Activity, { card, placeOf }: CardState): Undo {
  const { id } = card;
  const changes = changesOf(entry);
  switch (entry.event) {
    case 'card.update': {
      const changed = CARD_PROPERTIES.filter((property) => changes[property]);
      if (changed.length === 0) return NONE;
      const isCurrent = changed.every((property) => card[property] === changes[property]?.to);
      const change = Object.fromEntries(changed.map((property) => [property, changes[property]?.from]));
      return onlyIf(isCurrent, command({ kind: 'card.update', cardId: id, change }));
    }
    case 'card.move':
    case 'card.reorder': {
      const { listId, position } = changes;
      const from = listId ? listId.from : card.listId;
      // Without a list the card came from a private board, which the event does not name.
      if (typeof from !== 'number' || typeof position?.from !== 'string') return NONE;
      const isCurrent = listId ? card.listId === listId.to : card.position === position.to;
      const place = placeOf(from, position.from);
      return onlyIf(isCurrent, command({ kind: 'cards.move', cardIds: [id], listId: from, place }));
    }
    case 'card.archive':
      return onlyIf(
        card.archivedAt === changes['archivedAt']?.to,
        command({ kind: 'cards.archive', cardIds: [id], archived: false }),
      );
    case 'card.create':
    case 'card.restore':
      // Archiving removes the card and can itself be undone.
      return command({ kind: 'cards.archive', cardIds: [id], archived: true });
    case 'card.complete':
    case 'card.reopen':
      return onlyIf(
        card.completedAt === changes['completedAt']?.to,
        command({ kind: 'cards.complete', cardIds: [id], complete: entry.event === 'card.reopen' }),
      );
    default:
      return NONE;
  }
}

/** Labels and assignees: what was added must still be there, and what was removed must still be gone. */
function undoSet(entry: Activity, { card }: CardState): Undo {
  const isLabels = entry.event === 'label.change';
  const change = changesOf(entry)[isLabels ? 'labels' : 'assignees'];
  if (!change) return NONE;
  const idsOf = (list: unknown): number[] =>
    (list as { id?: number; memberId?: number }[]).map(({ id, memberId }) => id ?? memberId ?? 0);
  const [from, to] = [idsOf(change.from), idsOf(change.to)];
  const now = idsOf(isLabels ? card.labels : card.assignees);
  const added = to.filter((id) => !from.includes(id));
  const removed = from.filter((id) => !to.includes(id));
  const isCurrent = added.every((id) => now.includes(id)) && !removed.some((id) => now.includes(id));
  const kind = isLabels ? 'cards.labels' : 'cards.assignees';
  return onlyIf(isCurrent, command({ kind, cardIds: [card.id], add: removed, remove: added }));
}

function undoValue(entry: Activity, { card }: CardState): Undo {
  const { fieldId } = entry.data as { fieldId?: number };
  const change = changesOf(entry)['value'];
  if (!change || fieldId === undefined) return NONE;
  return onlyIf(
    isSameValue(card.fields[fieldId] ?? null, change.to),
    command({ kind: 'card.value', cardId: card.id, fieldId, value: change.from }),
  );
}

/** The properties of a task, and those of the card that they are. The kind of a task is not on the card. */
const TASK_PROPERTIES = { start: 'startDate', end: 'dueDate', progress: 'progress' } as const;

function undoTask(entry: Activity, { card }: CardState): Undo {
  const changes = changesOf(entry);
  const changed = (['start', 'end', 'progress'] as const).filter((property) => changes[property]);
  if (changed.length === 0) return NONE;
  const isCurrent = changed.every((property) => card[TASK_PROPERTIES[property]] === changes[property]?.to);
  const body = Object.fromEntries(changed.map((property) => [property, changes[property]?.from]));
  return onlyIf(isCurrent, write('PATCH', `/gantt/tasks/${card.id}`, body));
}

function undoChecklist(entry: Activity, { card, checklist }: CardState): Undo {
  const { id, text, done } = entry.data as { id: number; text: string; done: boolean };
  const item = checklist.find((one) => one.id === id);
  const path = `/cards/${card.id}/checklist`;
  if (entry.event === 'checklist.delete') return onlyIf(!item, write('POST', path, { text, done }));
  if (!item) return OUTDATED;
  if (entry.event === 'checklist.create')
    return onlyIf(item.text === text && item.done === done, write('DELETE', `${path}/${id}`));
  const changes = changesOf(entry);
  const { position } = changes;
  const changed = (['text', 'done'] as const).filter((property) => changes[property]);
  const isCurrent =
    changed.every((property) => item[property] === changes[property]?.to) &&
    (position === undefined || item.position === position.to);
  const body = {
    ...Object.fromEntries(changed.map((property) => [property, changes[property]?.from])),
    ...(typeof position?.from === 'string' ? itemPlace(checklist, item, position.from) : {}),
  };
  return Object.keys(body).length === 0 ? NONE : onlyIf(isCurrent, write('PATCH', `${path}/${id}`, body));
}

/** Ranks compare as bytes. */
function itemPlace(
  checklist: readonly ChecklistItem[],
  item: ChecklistItem,
  rank: string,
): { before: number } | { position: 'last' } {
  const next = checklist.find(({ id, position }) => id !== item.id && position >= rank);
  return next ? { before: next.id } : { position: 'last' };
}

function undoComment(entry: Activity, { card, comments, memberId }: CardState): Undo {
  if (entry.actor.memberId !== memberId) return NONE;
  const { id, text } = entry.data as { id: number; text: string };
  const comment = comments.find((one) => one.id === id);
  if (entry.event === 'comment.delete')
    return onlyIf(!comment, write('POST', `/cards/${card.id}/comments`, { text }));
  if (!comment || comment.author.memberId !== memberId) return OUTDATED;
  if (entry.event === 'comment.create')
    return onlyIf(comment.text === text, write('DELETE', `/comments/${id}`));
  const change = changesOf(entry)['text'];
  if (!change) return NONE;
  return onlyIf(comment.text === change.to, write('PATCH', `/comments/${id}`, { text: change.from }));
}

function undoDependency(entry: Activity, { card, dependencies }: CardState): Undo {
  const { id, taskId, dependsOn, type, lagDays } = entry.data as unknown as Dependency & { taskId: number };
  if (taskId !== card.id) return NONE;
  const path = `/gantt/tasks/${taskId}/dependencies`;
  if (entry.event === 'dependency.create')
    return onlyIf(
      dependencies.some((one) => one.id === id),
      write('DELETE', `${path}/${id}`),
    );
  return onlyIf(
    !dependencies.some((one) => one.dependsOn === dependsOn),
    write('POST', path, { dependsOn, type, lagDays }),
  );
}
