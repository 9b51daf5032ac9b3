import type { KibanEventKind } from '@kiban/client';
import { eventSubjects } from './wire.js';

/** Which events a consumer receives; all by default. */
export interface EventFilter<Kind extends KibanEventKind = KibanEventKind> {
  kinds?: readonly Kind[];
  /** The id of a workspace. */
  workspace?: number;
  /** The id of a board; 0 for events that concern the whole workspace. */
  board?: number;
  /** Subjects of the stream, such as `kiban.v1.*.*.card.>`, instead of the properties above. */
  subjects?: readonly string[];
}

const KIND = /^[a-z]+\.[a-z]+$/;

/** @returns undefined for all events. @throws TypeError for a filter that no subject has */
export function filterSubjectsOf(filter: EventFilter): readonly string[] | undefined {
  const { kinds, workspace, board, subjects } = filter;
  if (subjects) {
    if (kinds !== undefined || workspace !== undefined || board !== undefined)
      throw new TypeError('`subjects` replaces `kinds`, `workspace` and `board`.');
    return nonEmpty('subjects', subjects, (subject) => subject.startsWith('kiban.v1.'));
  }
  if (!kinds && workspace === undefined && board === undefined) return undefined;
  const place = `kiban.v1.${token('workspace', workspace, 1)}.${token('board', board, 0)}`;
  if (!kinds) return [`${place}.>`];
  return nonEmpty('kinds', kinds, (kind) => KIND.test(kind)).map((kind) => `${place}.${kind}`);
}

/** Whether the filter leaves nothing out. */
export function isUnfiltered(subjects: readonly string[] | undefined): boolean {
  return subjects === undefined || subjects.includes(eventSubjects);
}

function nonEmpty(
  name: string,
  values: readonly string[],
  isValid: (value: string) => boolean,
): readonly string[] {
  const distinct = [...new Set(values)];
  if (distinct.length > 0 && distinct.every(isValid)) return distinct;
  throw new TypeError(`\`${name}\` must have at least one value, each like those of the events.`);
}

function token(name: string, id: number | undefined, min: number): string {
  if (id === undefined) return '*';
  if (!Number.isSafeInteger(id) || id < min) throw new TypeError(`\`${name}\` must be an id.`);
  return String(id);
}
