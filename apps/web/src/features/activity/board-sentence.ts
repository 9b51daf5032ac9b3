import type { KibanCardEventKind, KibanEventKind } from '@kiban/client';
import type { BoardActivityMessages } from '../../texts/board-activity-messages.js';
import type { Activity } from '../../card-history/card-details.js';

type Texts = BoardActivityMessages['did'];

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

type Changes = Readonly<Record<string, Change | undefined>>;

interface Told {
  readonly name: string;
  readonly changes: Changes;
  readonly texts: Texts;
  readonly joint: string;
}

type OtherKind = Exclude<KibanEventKind, KibanCardEventKind> | 'label.change';

/** Null for what is in no activity of a board. */
const SENTENCES: Readonly<Record<OtherKind, ((told: Told) => string) | null>> = {
  'board.create': ({ changes, texts, joint }) => boardChange('create', changes, texts, joint),
  'board.update': ({ changes, texts, joint }) => boardChange('update', changes, texts, joint),
  'board.archive': ({ changes, texts, joint }) => boardChange('archive', changes, texts, joint),
  'board.restore': ({ changes, texts, joint }) => boardChange('restore', changes, texts, joint),
  'board.reorder': ({ changes, texts, joint }) => boardChange('reorder', changes, texts, joint),
  'board.delete': ({ changes, texts, joint }) => boardChange('delete', changes, texts, joint),
  'list.create': ({ name, changes, texts }) => listChange('create', name, changes, texts),
  'list.update': ({ name, changes, texts }) => listChange('update', name, changes, texts),
  'list.reorder': ({ name, changes, texts }) => listChange('reorder', name, changes, texts),
  'list.archive': ({ name, changes, texts }) => listChange('archive', name, changes, texts),
  'list.restore': ({ name, changes, texts }) => listChange('restore', name, changes, texts),
  'list.delete': ({ name, changes, texts }) => listChange('delete', name, changes, texts),
  'column.create': ({ name, texts }) => texts.columnCreated(name),
  'column.update': ({ name, texts }) => texts.columnChanged(name),
  'column.reorder': ({ name, texts }) => texts.columnMoved(name),
  'column.delete': ({ name, texts }) => texts.columnDeleted(name),
  'row.create': ({ name, texts }) => texts.rowCreated(name),
  'row.update': ({ name, texts }) => texts.rowChanged(name),
  'row.reorder': ({ name, texts }) => texts.rowMoved(name),
  'row.delete': ({ name, texts }) => texts.rowDeleted(name),
  'field.create': ({ name, texts }) => texts.fieldCreated(name),
  'field.update': ({ name, texts }) => texts.fieldChanged(name),
  'field.delete': ({ name, texts }) => texts.fieldDeleted(name),
  'member.add': null,
  'member.update': null,
  'member.remove': null,
  'token.issue': null,
  'token.revoke': null,
  'client.connect': null,
  'client.revoke': null,
  'webhook.ping': null,
  'webhook.disable': null,
  'label.change': ({ name, changes, texts }) => labelChange(name, changes, texts),
};

/**
 * What an entry that is about no card says after the name of its actor.
 * @param joint between two of several changes
 * @returns null for an entry about a card
 */
export function boardSentence(entry: Activity, texts: Texts, joint: string): string | null {
  if (entry.cardId !== null || !Object.hasOwn(SENTENCES, entry.event)) return null;
  const { name = '' } = entry.data as { name?: string };
  const told = { name, changes: (entry.changes ?? {}) as Changes, texts, joint };
  return SENTENCES[entry.event as OtherKind]?.(told) ?? null;
}

function boardChange(verb: string, changes: Changes, texts: Texts, joint: string): string {
  const whole: Readonly<Record<string, string>> = {
    create: texts.boardCreated,
    archive: texts.boardArchived,
    restore: texts.boardRestored,
    reorder: texts.boardMoved,
  };
  const { name, description, visibility, isTemplate, defaultView, members } = changes;
  const parts = [
    name && texts.boardRenamed(String(name.to)),
    description && texts.boardDescribed,
    visibility && (visibility.to === 'private' ? texts.boardPrivate : texts.boardShared),
    isTemplate && (isTemplate.to === true ? texts.templateMade : texts.templateUnmade),
    defaultView && texts.boardViewChosen,
    ...(members ? peopleChange(members, texts, joint) : []),
  ].filter((part) => part !== undefined);
  return whole[verb] ?? (parts.length === 0 ? texts.boardChanged : parts.join(joint));
}

interface Person {
  readonly memberId: number;
  readonly name: string;
}

function peopleChange(change: Change, texts: Texts, joint: string): string[] {
  const [from, to] = [change.from as readonly Person[], change.to as readonly Person[]];
  const without = (people: readonly Person[], others: readonly Person[]): string =>
    people
      .filter(({ memberId }) => !others.some((other) => other.memberId === memberId))
      .map(({ name }) => name)
      .join(joint);
  const [added, removed] = [without(to, from), without(from, to)];
  return [
    ...(added === '' ? [] : [texts.peopleAdded(added)]),
    ...(removed === '' ? [] : [texts.peopleRemoved(removed)]),
  ];
}

function listChange(verb: string, name: string, { name: renamed }: Changes, texts: Texts): string {
  const whole: Readonly<Record<string, (name: string) => string>> = {
    create: texts.listCreated,
    reorder: texts.listMoved,
    archive: texts.listArchived,
    restore: texts.listRestored,
    delete: texts.listDeleted,
  };
  if (verb === 'update' && renamed) return texts.listRenamed(String(renamed.from), String(renamed.to));
  return (whole[verb] ?? texts.listChanged)(name);
}

function labelChange(name: string, { label, name: renamed, color, position }: Changes, texts: Texts): string {
  if (label) return (label.to === null ? texts.labelDeleted : texts.labelCreated)(name);
  if (renamed) return texts.labelRenamed(String(renamed.from), String(renamed.to));
  return (position && !color ? texts.labelMoved : texts.labelChanged)(name);
}
