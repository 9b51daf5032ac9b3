import type { BoardActivityMessages } from '../../texts/board-activity-messages.js';
import type { Activity } from '../../card-history/card-details.js';

type Texts = BoardActivityMessages['did'];

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

type Changes = Readonly<Record<string, Change | undefined>>;

/**
 * What an entry that is about no card says after the name of its actor.
 * @param joint between two of several changes
 * @returns null for an entry about a card
 */
export function boardSentence(entry: Activity, texts: Texts, joint: string): string | null {
  const [noun, verb = ''] = entry.event.split('.');
  const { name = '' } = entry.data as { name?: string };
  const changes = (entry.changes ?? {}) as Changes;
  switch (noun) {
    case 'board':
      return boardChange(verb, changes, texts, joint);
    case 'list':
      return listChange(verb, name, changes, texts);
    case 'column':
    case 'row':
    case 'field':
      return named(noun, verb, texts)(name);
    case 'label':
      return entry.cardId === null ? labelChange(name, changes, texts) : null;
    default:
      return null;
  }
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

function named(noun: 'column' | 'row' | 'field', verb: string, texts: Texts): (name: string) => string {
  if (verb === 'create') return texts[`${noun}Created`];
  if (verb === 'delete') return texts[`${noun}Deleted`];
  return verb === 'reorder' && noun !== 'field' ? texts[`${noun}Moved`] : texts[`${noun}Changed`];
}
