import { cardProperties, type CardPropertyName } from '@kiban/vocabulary';
import type { CustomField } from '../../board-model/entities.js';
import {
  propertyOfColumn,
  shownProperties,
  shownPropertyList,
  type PropertyColumn,
} from '../../card-properties/card-properties.js';
import type { SortKey } from '../../filters/board-filter.js';

/** Columns of every board, in their order; custom fields follow. */
type Other = 'list' | 'assignees' | 'labels' | 'done' | 'checklist';
type BuiltIn = PropertyColumn | Other;

const PROPERTIES = shownPropertyList().flatMap(([, { column }]) =>
  column === null || column === 'title' ? [] : [column as PropertyColumn],
);
const BUILT_IN: readonly BuiltIn[] = [
  'title',
  'list',
  'assignees',
  'labels',
  ...PROPERTIES,
  'done',
  'checklist',
];

/** The names of the columns that every board has. */
export interface ColumnNames {
  readonly columns: Readonly<Record<Other, string>>;
  readonly properties: Readonly<Record<CardPropertyName, { readonly name: string }>>;
}

export type ColumnId = BuiltIn | `field:${number}`;

export type ColumnKind =
  'title' | 'list' | 'assignees' | 'labels' | 'done' | 'checklist' | CustomField['type'];

export interface Column {
  readonly id: ColumnId;
  readonly name: string;
  readonly kind: ColumnKind;
  /** Null for a property that every card has. */
  readonly field: CustomField | null;
  readonly width: number;
  /** What the address calls a sort by it; null if the board cannot be sorted by it. */
  readonly sort: SortKey | null;
}

/** What a person chose for the table of a board; what is absent is as it is without a choice. */
export interface TableChoice {
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
}

export const WIDTH_MIN = 64;
export const WIDTH_MAX = 800;

const WIDTHS: Readonly<Partial<Record<ColumnKind, number>>> = {
  title: 280,
  assignees: 160,
  labels: 160,
  done: 88,
  checklist: 96,
  checkbox: 96,
  number: 112,
};
const WIDTH = 136;

function builtIn(id: BuiltIn, names: ColumnNames): Pick<Column, 'name' | 'kind' | 'sort'> {
  const property = propertyOfColumn(id);
  if (property === undefined) return { name: names.columns[id as Other], kind: id as Other, sort: null };
  const kind = property === 'title' ? 'title' : cardProperties[property].type;
  return { name: names.properties[property].name, kind, sort: shownProperties[property].sort };
}

/** All columns of a board, in the order and the widths of the choice. The title is always the first. */
export function allColumns(
  fields: readonly CustomField[],
  names: ColumnNames,
  { order = [], widths = {} }: TableChoice,
): readonly Column[] {
  const widthOf = (id: ColumnId, kind: ColumnKind): number =>
    boundedWidth(widths[id] ?? WIDTHS[kind] ?? WIDTH);
  const columns = [
    ...BUILT_IN.map((id): Column => {
      const shown = builtIn(id, names);
      return { id, ...shown, field: null, width: widthOf(id, shown.kind) };
    }),
    ...fields.map((field): Column => {
      const id = `field:${field.id}` as const;
      return { id, name: field.name, kind: field.type, field, width: widthOf(id, field.type), sort: id };
    }),
  ];
  // A column that the choice does not know, such as a new field, comes after those that it knows.
  const placeOf = ({ id }: Column): number => (id === 'title' ? -1 : order.indexOf(id) + 1 || Infinity);
  return columns.toSorted((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return left === right ? 0 : left - right;
  });
}

export const shownColumns = (all: readonly Column[], { hidden = [] }: TableChoice): readonly Column[] =>
  all.filter(({ id }) => id === 'title' || !hidden.includes(id));

export const boundedWidth = (width: number): number =>
  Math.round(Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width)));

export const withWidth = (choice: TableChoice, id: ColumnId, width: number): TableChoice => ({
  ...choice,
  widths: { ...choice.widths, [id]: boundedWidth(width) },
});

export function withHidden(choice: TableChoice, id: ColumnId, isHidden: boolean): TableChoice {
  const others = (choice.hidden ?? []).filter((each) => each !== id);
  return { ...choice, hidden: isHidden ? [...others, id] : others };
}

/** Moves a column by one among the shown ones. The title stays the first. */
export function withMoved(
  choice: TableChoice,
  all: readonly Column[],
  id: ColumnId,
  step: -1 | 1,
): TableChoice {
  const shown = shownColumns(all, choice);
  const neighbour = shown[shown.findIndex((column) => column.id === id) + step];
  if (id === 'title' || !neighbour || neighbour.id === 'title') return choice;
  const order = all.map((column) => column.id).filter((each) => each !== id);
  order.splice(order.indexOf(neighbour.id) + (step === 1 ? 1 : 0), 0, id);
  return { ...choice, order };
}

/** Reads a stored choice; what has another shape is dropped. */
export function readTableChoice(value: unknown): TableChoice {
  const { order, hidden, widths } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const texts = (list: unknown): string[] | undefined =>
    Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : undefined;
  const [orderRead, hiddenRead] = [texts(order), texts(hidden)];
  const numbers =
    typeof widths === 'object' && widths !== null
      ? Object.entries(widths).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
      : [];
  return {
    ...(orderRead && { order: orderRead }),
    ...(hiddenRead && { hidden: hiddenRead }),
    ...(numbers.length > 0 && { widths: Object.fromEntries(numbers) }),
  };
}
