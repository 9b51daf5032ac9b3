import type { CustomField } from '../../../board-model/entities.js';
import {
  fieldIdOf,
  SORT_KEYS,
  type GroupName,
  type SortKey,
  type SortName,
} from '../../../filters/board-filter.js';
import type { BoardDisplayMessages } from '../../../texts/board-display-messages.js';
import { isGroupable } from '../../../arrangement/card-rows.js';

/** What the rows of a board can stand for, with its name. */
export const groupNames = (
  fields: readonly CustomField[],
  texts: BoardDisplayMessages,
): [GroupName, string][] => [
  ['assignee', texts.assignee],
  ['label', texts.label],
  ...fields.filter(isGroupable).map(({ id, name }): [GroupName, string] => [`field:${id}`, name]),
];

/** What a board can be sorted by, with its name. */
export function sortNames(fields: readonly CustomField[], texts: BoardDisplayMessages): [SortKey, string][] {
  const names = {
    due: texts.due,
    start: texts.start,
    title: texts.cardTitle,
    created: texts.created,
    updated: texts.updated,
    progress: texts.progress,
  };
  return [
    ...SORT_KEYS.map((key): [SortKey, string] => [key, names[key]]),
    ...fields.map(({ id, name }): [SortKey, string] => [`field:${id}`, name]),
  ];
}

export const sortKeyOf = (sort: SortName): SortKey =>
  (sort.startsWith('-') ? sort.slice(1) : sort) as SortKey;

export const isDescending = (sort: SortName): boolean => sort.startsWith('-');

/** The name of a group or sort of the address; null if its field does not exist. */
export function nameIn(names: readonly (readonly [string, string])[], key: string): string | null {
  const known = names.find(([each]) => each === key)?.[1];
  return known ?? (fieldIdOf(key) === null ? key : null);
}
