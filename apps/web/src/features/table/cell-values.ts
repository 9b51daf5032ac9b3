import { limits } from '@kiban/client';
import { readDate, readTruth } from '@kiban/import';
import type { CardEdit } from '../../board-model/board-command.js';
import type { CustomField, ShownCard } from '../../board-model/entities.js';
import { propertyOfColumn } from '../../card-properties/card-properties.js';
import type { FieldValue } from '../../pickers/field-value.js';
import { dateText } from '../../pickers/date-value.js';
import { idNamed, idsNamed, readFieldValue, type Choice, type TypedText } from '../../pickers/typed-value.js';
import { asSheetText } from '../../saved-file/sheet-text.js';
import type { Column } from './table-columns.js';

/** What the cells of a board name. */
export interface Names {
  readonly lists: readonly Choice[];
  readonly labels: readonly Choice[];
  readonly members: readonly Choice[];
}

/** The value of a cell: a text, a number, a truth value, an id, several ids, or null for nothing. */
export type CellValue = FieldValue | null;

export function valueOf(card: ShownCard, { id, field }: Pick<Column, 'id' | 'field'>): CellValue {
  if (field) return (card.fields[field.id] as CellValue | undefined) ?? null;
  const property = propertyOfColumn(id);
  if (property) return card[property];
  switch (id) {
    case 'list':
      return card.listId;
    case 'assignees':
      return card.assignees.map(({ memberId }) => memberId);
    case 'labels':
      return card.labels.map((label) => label.id);
    case 'done':
      return card.completedAt !== null;
    default:
      return null;
  }
}

/** What a cell may name: lists, labels, members or options. */
function namedIn({ kind, field }: Pick<Column, 'kind' | 'field'>, names: Names): readonly Choice[] {
  switch (kind) {
    case 'list':
      return names.lists;
    case 'labels':
      return names.labels;
    case 'assignees':
    case 'member':
      return names.members;
    case 'select':
    case 'multi_select':
      return optionsOf(field);
    default:
      return [];
  }
}

const optionsOf = (field: CustomField | null): Choice[] =>
  field?.options.map(({ id, label }) => ({ id, name: label })) ?? [];

/** A cell as it is edited. */
export function textOf(card: ShownCard, column: Column, names: Names): string {
  if (column.kind === 'checklist') {
    const { done, total } = card.checklist;
    return total === 0 ? '' : `${done}/${total}`;
  }
  const value = valueOf(card, column);
  if (column.kind === 'done' || column.kind === 'checkbox')
    return value === true ? 'TRUE' : value === false ? 'FALSE' : '';
  if (value === null) return '';
  if (column.kind === 'date') return dateText(String(value));
  const known = namedIn(column, names);
  const nameOf = (id: unknown): string => known.find((each) => each.id === id)?.name ?? `#${String(id)}`;
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  return known.length > 0 ? nameOf(value) : String(value);
}

/** A cell as it is copied, such as a spreadsheet reads it: a number is a number, and no text becomes a formula. */
export function copiedText(card: ShownCard, column: Column, names: Names): string {
  const text = textOf(card, column, names);
  return column.kind === 'number' ? text : asSheetText(text);
}

/** What a text means in a column; undefined where it fits none of its values. */
export function readCell(cell: TypedText, column: Column, names: Names): CellValue | undefined {
  const text = cell.text.trim();
  switch (column.kind) {
    case 'title':
      return text === '' || text.length > limits.titleLengthMax
        ? undefined
        : text.replaceAll(/\s*\n\s*/g, ' ');
    case 'done':
      return text === '' ? false : (cell.isTrue ?? readTruth(text) ?? isDone(cell));
    case 'list':
      return idNamed(text, names.lists);
    case 'assignees':
    case 'labels':
      return idsNamed(text, namedIn(column, names));
    case 'checklist':
      return undefined;
    default:
      return readFieldValue(cell, column.kind, namedIn(column, names));
  }
}

/** Other tools write when a card was completed. */
const isDone = ({ text }: TypedText): true | undefined => (readDate(text) === null ? undefined : true);

/** The change that gives a cell a value; null if it has it. */
export function editOf(card: ShownCard, column: Column, value: CellValue): CardEdit | null {
  const { id: cardId } = card;
  const before = valueOf(card, column);
  if (isSame(before, value)) return null;
  if (column.field) return { cardId, field: { fieldId: column.field.id, value } };
  const property = propertyOfColumn(column.id);
  if (property) return { cardId, set: { [property]: value } };
  switch (column.id) {
    case 'done':
      return { cardId, completed: value === true };
    case 'list':
      return { cardId, move: { listId: Number(value), place: { at: 'last' } } };
    case 'labels':
      return { cardId, labels: setChange(before, value) };
    case 'assignees':
      return { cardId, assignees: setChange(before, value) };
    default:
      return null;
  }
}

function setChange(before: CellValue, after: CellValue): { add: number[]; remove: number[] } {
  const [from, to] = [idsIn(before), idsIn(after)];
  return { add: to.filter((id) => !from.includes(id)), remove: from.filter((id) => !to.includes(id)) };
}

const idsIn = (value: CellValue): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);

function isSame(a: CellValue, b: CellValue): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((id) => b.includes(id));
}
