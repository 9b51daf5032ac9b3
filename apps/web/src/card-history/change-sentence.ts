import type { KibanCardEventKind } from '@kiban/client';
import type { CustomField } from '../board-model/entities.js';
import { shownProperties, shownPropertyList } from '../card-properties/card-properties.js';
import type { CardPanelMessages } from '../texts/card-panel-messages.js';
import type { CardPropertyTexts } from '../texts/en/card-properties.js';
import { valueText, type ValueNames, type ValueTexts } from '../texts/field-value.js';
import type { Activity } from './card-details.js';

/** Names of what a change refers to by id. */
export interface SentenceNames extends ValueNames {
  readonly fields: readonly CustomField[];
  readonly properties: CardPropertyTexts;
}

type Texts = CardPanelMessages['activity'] & ValueTexts;

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

interface Told {
  readonly entry: Activity;
  readonly data: { readonly text?: string; readonly dependsOn?: number; readonly listName?: string };
  readonly changes: Record<string, Change | undefined>;
  readonly texts: Texts;
  readonly names: SentenceNames;
}

const SENTENCES: Readonly<Record<KibanCardEventKind, (told: Told) => string>> = {
  'card.create': ({ texts }) => texts.created,
  'card.update': ({ changes, texts, names }) => updated(changes, texts, names),
  'card.move': ({ changes, data, texts }) => moved(changes, data.listName ?? '', texts),
  'card.reorder': ({ texts }) => texts.reordered,
  'card.archive': ({ texts }) => texts.archived,
  'card.restore': ({ texts }) => texts.restored,
  'card.complete': ({ texts }) => texts.completed,
  'card.reopen': ({ texts }) => texts.reopened,
  'card.delete': ({ texts }) => texts.deleted,
  'assignee.change': ({ changes, texts }) =>
    difference(changes['assignees'], texts.assigned, texts.unassigned, texts),
  'label.change': ({ changes, texts }) =>
    difference(changes['labels'], texts.labelled, texts.unlabelled, texts),
  'comment.create': ({ texts }) => texts.commented,
  'comment.update': ({ texts }) => texts.commentEdited,
  'comment.delete': ({ texts }) => texts.commentDeleted,
  'checklist.create': ({ data, texts }) => texts.itemAdded(data.text ?? ''),
  'checklist.update': ({ changes, data, texts }) => itemSentence(changes, data.text ?? '', texts),
  'checklist.delete': ({ data, texts }) => texts.itemDeleted(data.text ?? ''),
  // The activity has the text that mentions, and no entry for this.
  'mention.create': ({ texts }) => texts.other,
  'value.change': ({ entry, changes, texts, names }) => valueSentence(entry, changes['value'], texts, names),
  'gantt.update': ({ changes, texts }) => taskSentence(changes, texts),
  'gantt.reorder': ({ texts }) => texts.chartOrder,
  'dependency.create': ({ data, texts }) => texts.dependencyAdded(data.dependsOn ?? 0),
  'dependency.delete': ({ data, texts }) => texts.dependencyRemoved(data.dependsOn ?? 0),
};

/** What an entry of the activity says after the name of its actor. */
export function changeSentence(entry: Activity, texts: Texts, names: SentenceNames): string {
  if (!Object.hasOwn(SENTENCES, entry.event)) return texts.other;
  return SENTENCES[entry.event as KibanCardEventKind]({
    entry,
    data: entry.data,
    changes: (entry.changes ?? {}) as Told['changes'],
    texts,
    names,
  });
}

function updated(changes: Record<string, Change | undefined>, texts: Texts, names: SentenceNames): string {
  const parts = shownPropertyList().flatMap(([name, { sentence }]) => {
    const change = changes[name];
    const { changed } = names.properties[name];
    return change ? [sentence(change, texts, { date: names.date, property: changed })] : [];
  });
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
    progress && shownProperties.progress.sentence(progress, texts),
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
