import type { CustomField } from '../board-model/entities.js';
import type { CardPanelMessages } from '../texts/card-panel-messages.js';
import { valueText, type ValueNames, type ValueTexts } from '../texts/field-value.js';
import type { Activity } from './card-details.js';

/** Names of what a change refers to by id. */
export interface SentenceNames extends ValueNames {
  readonly fields: readonly CustomField[];
}

type Texts = CardPanelMessages['activity'] & ValueTexts;

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** What an entry of the activity says after the name of its actor. */
export function changeSentence(entry: Activity, texts: Texts, names: SentenceNames): string {
  const data = entry.data as { text?: string; dependsOn?: number; listName?: string };
  const changes = (entry.changes ?? {}) as Record<string, Change | undefined>;
  switch (entry.event) {
    case 'card.create':
      return texts.created;
    case 'card.update':
      return updated(changes, texts, names);
    case 'card.move':
      return moved(changes, data.listName ?? '', texts);
    case 'card.reorder':
      return texts.reordered;
    case 'card.archive':
      return texts.archived;
    case 'card.restore':
      return texts.restored;
    case 'card.complete':
      return texts.completed;
    case 'card.reopen':
      return texts.reopened;
    case 'card.delete':
      return texts.deleted;
    case 'assignee.change':
      return difference(changes['assignees'], texts.assigned, texts.unassigned, texts);
    case 'label.change':
      return difference(changes['labels'], texts.labelled, texts.unlabelled, texts);
    case 'value.change':
      return valueSentence(entry, changes['value'], texts, names);
    case 'gantt.update':
      return taskSentence(changes, texts);
    case 'gantt.reorder':
      return texts.chartOrder;
    case 'checklist.create':
      return texts.itemAdded(data.text ?? '');
    case 'checklist.update':
      return itemSentence(changes, data.text ?? '', texts);
    case 'checklist.delete':
      return texts.itemDeleted(data.text ?? '');
    case 'comment.create':
      return texts.commented;
    case 'comment.update':
      return texts.commentEdited;
    case 'comment.delete':
      return texts.commentDeleted;
    case 'dependency.create':
      return texts.dependencyAdded(data.dependsOn ?? 0);
    case 'dependency.delete':
      return texts.dependencyRemoved(data.dependsOn ?? 0);
    default:
      return texts.other;
  }
}

function updated(
  { title, description, startDate, dueDate }: Record<string, Change | undefined>,
  texts: Texts,
  names: SentenceNames,
): string {
  const parts = [
    title && texts.renamed(String(title.to)),
    description &&
      (description.to === null
        ? texts.describedNone
        : description.from === null
          ? texts.describedNew
          : texts.described),
    startDate && (typeof startDate.to === 'string' ? texts.start(names.date(startDate.to)) : texts.startNone),
    dueDate && (typeof dueDate.to === 'string' ? texts.due(names.date(dueDate.to)) : texts.dueNone),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? texts.other : parts.join(texts.and);
}

function moved(
  { listName, boardId }: Record<string, Change | undefined>,
  current: string,
  texts: Texts,
): string {
  const to = typeof listName?.to === 'string' ? listName.to : current;
  if (boardId) return texts.movedBoard(to);
  return typeof listName?.from === 'string' ? texts.moved(listName.from, to) : texts.movedTo(to);
}

interface Named {
  readonly id?: number;
  readonly memberId?: number;
  readonly name: string;
}

function difference(
  change: Change | undefined,
  added: (names: string) => string,
  removed: (names: string) => string,
  texts: Texts,
): string {
  if (!change) return texts.other;
  const [from, to] = [change.from as readonly Named[], change.to as readonly Named[]];
  const without = (all: readonly Named[], others: readonly Named[]): string =>
    all
      .filter((one) => !others.some((other) => other.id === one.id && other.memberId === one.memberId))
      .map(({ name }) => name)
      .join(texts.and);
  const [plus, minus] = [without(to, from), without(from, to)];
  return (
    [plus !== '' && added(plus), minus !== '' && removed(minus)].filter(Boolean).join(texts.and) ||
    texts.other
  );
}

function valueSentence(
  entry: Activity,
  change: Change | undefined,
  texts: Texts,
  names: SentenceNames,
): string {
  const { fieldId, fieldName } = entry.data as { fieldId: number; fieldName: string };
  if (!change || change.to === null) return texts.valueNone(fieldName);
  const field = names.fields.find(({ id }) => id === fieldId);
  return texts.value(fieldName, valueText(change.to, field, texts, names));
}

function taskSentence({ progress, ...others }: Record<string, Change | undefined>, texts: Texts): string {
  const isMoved = others['start'] ?? others['end'] ?? others['kind'];
  const parts = [
    progress && (typeof progress.to === 'number' ? texts.progress(progress.to) : texts.progressNone),
    isMoved && texts.scheduled,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? texts.other : parts.join(texts.and);
}

function itemSentence(
  { text, done, position }: Record<string, Change | undefined>,
  now: string,
  texts: Texts,
): string {
  if (text) return texts.itemRenamed(String(text.from), String(text.to));
  if (done) return done.to === true ? texts.itemDone(now) : texts.itemOpen(now);
  return position ? texts.itemMoved(now) : texts.other;
}
