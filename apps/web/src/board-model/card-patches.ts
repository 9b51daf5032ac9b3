import type { KibanCardEventKind } from '@kiban/client';
import { cardPropertyList } from '@kiban/vocabulary';
import { withFieldValue } from './card-fields.js';
import type { BoardEvent, Card } from './entities.js';
import { changeOf } from './event-change.js';

type Patch = Partial<Card> | undefined;

/** @param isVersioned whether the event has the version of the card */
type Patcher = (event: BoardEvent, card: Card, isVersioned: boolean) => Patch;

/** @param names of the changed properties, and of those of the card that they are */
function picked(names: Readonly<Record<string, keyof Card>>): Patcher {
  return (event) => {
    if (!event.changes) return undefined;
    const known = Object.entries(names).filter(([name]) => changeOf(event, name));
    return Object.fromEntries(known.map(([name, property]) => [property, changeOf(event, name)?.to]));
  };
}

const archived = picked({ archivedAt: 'archivedAt' });
const completed = picked({ completedAt: 'completedAt' });
/** It changes nothing that a card shows, beside its place. */
const nothing: Patcher = () => ({});
const unknown: Patcher = () => undefined;
const countComments =
  (more: number): Patcher =>
  (_, { commentCount }, isVersioned) =>
    isVersioned ? { commentCount: Math.max(0, commentCount + more) } : undefined;

const PATCHERS: Readonly<Record<KibanCardEventKind, Patcher>> = {
  'card.create': nothing,
  'card.update': picked(Object.fromEntries(cardPropertyList('update').map(([name]) => [name, name]))),
  'card.move': nothing,
  'card.reorder': nothing,
  'card.archive': archived,
  'card.restore': archived,
  'card.complete': completed,
  'card.reopen': completed,
  'card.delete': unknown,
  'assignee.change': picked({ assignees: 'assignees' }),
  'label.change': picked({ labels: 'labels' }),
  'comment.create': countComments(1),
  'comment.update': nothing,
  'comment.delete': countComments(-1),
  'checklist.create': unknown,
  'checklist.update': unknown,
  'checklist.delete': unknown,
  'mention.create': nothing,
  'value.change': ({ data }, card) => {
    const { fieldId, value } = data as { fieldId: number; value: unknown };
    return { fields: withFieldValue(card.fields, fieldId, value) };
  },
  'gantt.update': picked({ start: 'startDate', end: 'dueDate', progress: 'progress' }),
  'gantt.reorder': nothing,
  'dependency.create': nothing,
  'dependency.delete': nothing,
};

/** The changed properties of a card; undefined if the event does not carry them, also for kinds of a later version. */
export const patchOf: Patcher = (event, card, isVersioned) =>
  (PATCHERS as Partial<Record<string, Patcher>>)[event.event]?.(event, card, isVersioned);
