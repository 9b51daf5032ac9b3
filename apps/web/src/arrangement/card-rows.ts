import type { CustomField, Label, Member, ShownCard } from '../board-model/entities.js';
import { fieldIdOf, type GroupName } from '../filters/board-filter.js';

/** The row of the cards without a value; ids of the API begin with 1. */
export const NO_VALUE = 0;
/** The row of a checkbox that is set. */
const CHECKED = 1;

/** What the rows of a board stand for. */
export type Grouping =
  | { readonly kind: 'assignee' }
  | { readonly kind: 'label' }
  | { readonly kind: 'field'; readonly field: CustomField };

/** A row across the lists. Its id is that of the member, label or option; a card may be in several rows. */
export interface BoardRow {
  readonly id: number;
  /** Null for the row without a value, and for a value that no longer exists. */
  readonly name: string | null;
  readonly color: string | null;
}

const GROUPED_TYPES: readonly CustomField['type'][] = ['select', 'multi_select', 'member', 'checkbox'];

/** Whether the values of a field are few and known, so that rows can be made of them. */
export const isGroupable = ({ type }: CustomField): boolean => GROUPED_TYPES.includes(type);

/** @returns null if there is no such field */
export function groupingOf(name: GroupName, fields: readonly CustomField[]): Grouping | null {
  if (name === 'assignee' || name === 'label') return { kind: name };
  const field = fields.find(({ id }) => id === fieldIdOf(name));
  return field && isGroupable(field) ? { kind: 'field', field } : null;
}

/** The rows that a card is in, at least one. */
export function rowIdsOf(grouping: Grouping, card: ShownCard): readonly number[] {
  const ids = valueIdsOf(grouping, card);
  return ids.length === 0 ? [NO_VALUE] : ids;
}

/** The ids that a card has for the grouping. */
export function valueIdsOf(grouping: Grouping, card: ShownCard): readonly number[] {
  if (grouping.kind === 'assignee') return card.assignees.map(({ memberId }) => memberId);
  if (grouping.kind === 'label') return card.labels.map(({ id }) => id);
  const value = card.fields[grouping.field.id] as unknown;
  if (grouping.field.type === 'checkbox') return value === true ? [CHECKED] : [];
  if (Array.isArray(value)) return value.filter((id): id is number => typeof id === 'number');
  return typeof value === 'number' ? [value] : [];
}

export interface RowVocabulary {
  readonly labels: readonly Label[];
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly me: number;
}

/**
 * The rows of a board, in the order of their values; the one without a value is last. Labels and options each have a
 * row, members only with cards: a workspace has many of them. Oneself always has one.
 * @param present ids of the rows that have cards
 */
export function rowsOf(
  grouping: Grouping,
  { labels, members, me }: RowVocabulary,
  present: ReadonlySet<number>,
): BoardRow[] {
  const rows = knownRows();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...present].filter((id) => id !== NO_VALUE && !known.has(id));
  return [
    ...rows,
    ...unknown.sort((a, b) => a - b).map((id) => ({ id, name: null, color: null })),
    { id: NO_VALUE, name: null, color: null },
  ];

  function knownRows(): BoardRow[] {
    if (grouping.kind === 'label') return labels.map(({ id, name, color }) => ({ id, name, color }));
    const people = members
      .filter(({ id }) => id === me || present.has(id))
      .map(({ id, name }) => ({ id, name, color: null }));
    if (grouping.kind === 'assignee') return people;
    const { type, name, options } = grouping.field;
    if (type === 'member') return people;
    if (type === 'checkbox') return [{ id: CHECKED, name, color: null }];
    return options.map(({ id, label, color }) => ({ id, name: label, color }));
  }
}
