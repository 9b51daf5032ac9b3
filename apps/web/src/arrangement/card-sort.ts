import { cardProperties, type CardProperty } from '@kiban/vocabulary';
import type { CustomField, Member, ShownCard } from '../board-model/entities.js';
import { shownPropertyList } from '../card-properties/card-properties.js';
import { fieldIdOf, type SortKey, type SortName } from '../filters/board-filter.js';

/** What cards are sorted by; null for a card without a value. */
export type SortValue = string | number | null;

export interface Sorting {
  readonly name: SortName;
  readonly isDescending: boolean;
  readonly valueOf: (card: ShownCard) => SortValue;
}

export interface SortVocabulary {
  readonly fields: readonly CustomField[];
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
}

/** @returns null if there is no such field */
export function sortingOf(name: SortName, vocabulary: SortVocabulary): Sorting | null {
  const isDescending = name.startsWith('-');
  const valueOf = valueBy((isDescending ? name.slice(1) : name) as SortKey, vocabulary);
  return valueOf && { name, isDescending, valueOf };
}

function valueBy(key: SortKey, vocabulary: SortVocabulary): Sorting['valueOf'] | null {
  const property = shownPropertyList().find(([, { sort }]) => sort === key)?.[0];
  if (property) return (card) => propertyValue(cardProperties[property], card[property]);
  switch (key) {
    case 'created':
      return ({ createdAt }) => Date.parse(createdAt);
    case 'updated':
      return ({ updatedAt }) => Date.parse(updatedAt);
    default: {
      const field = vocabulary.fields.find(({ id }) => id === fieldIdOf(key));
      return field ? (card) => fieldValue(field, card.fields[field.id], vocabulary) : null;
    }
  }
}

const propertyValue = ({ type }: CardProperty, value: SortValue): SortValue =>
  type === 'date' && typeof value === 'string' ? dateValue(value) : value;

/** A day without a time is as late as its end here. */
function dateValue(date: string): number {
  if (date.includes('T')) return Date.parse(date);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + 1).getTime() - 1;
}

function fieldValue(
  { type, options }: CustomField,
  value: unknown,
  { members }: Pick<SortVocabulary, 'members'>,
): SortValue {
  if (value == null) return null;
  const optionAt = (id: unknown): number | null => {
    const index = options.findIndex((option) => option.id === id);
    return index < 0 ? null : index;
  };
  switch (type) {
    case 'select':
      return optionAt(value);
    case 'multi_select': {
      const places = (Array.isArray(value) ? value : []).map(optionAt).filter((at) => at !== null);
      return places.length === 0 ? null : Math.min(...places);
    }
    case 'member':
      return members.find(({ id }) => id === value)?.name ?? null;
    case 'checkbox':
      return value === true ? 0 : null;
    case 'number':
      return Number(value);
    case 'date':
      return typeof value === 'string' ? dateValue(value) : null;
    case 'text':
    case 'url':
      return typeof value === 'string' ? value : null;
  }
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Cards without a value are last in both directions. */
export function compareValues(a: SortValue, b: SortValue, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return isDescending ? -order : order;
}

export interface Sortable {
  readonly id: number;
  /** In the list, whose order equal values keep. */
  readonly index: number;
  readonly value: SortValue;
}

/** @param former ids in the order before a change: what is nearly sorted takes few comparisons */
export function sorted<T extends Sortable>(
  cards: readonly T[],
  isDescending: boolean,
  former: readonly number[] = [],
): T[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const known = former.map((id) => byId.get(id)).filter((card) => card !== undefined);
  for (const { id } of known) byId.delete(id);
  return [...known, ...byId.values()].sort(
    (a, b) => compareValues(a.value, b.value, isDescending) || a.index - b.index,
  );
}
