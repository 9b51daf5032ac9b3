import { limits } from '@kiban/client';
import type { CardEdit } from '../../board-data/board-command.js';
import type { CustomField, ShownCard } from '../../board-data/entities.js';
import type { SheetCell } from './clipboard-text.js';
import { dateOfSerial, dateText, readDate } from './sheet-dates.js';
import { readNumber } from './sheet-numbers.js';
import type { Column } from './table-columns.js';

/** What the cells of a board name. */
export interface Names {
  readonly lists: readonly Named[];
  readonly labels: readonly Named[];
  readonly members: readonly Named[];
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The value of a cell: a text, a number, a truth value, an id, several ids, or null for nothing. */
export type CellValue = string | number | boolean | readonly number[] | null;

export function valueOf(card: ShownCard, { id, field }: Pick<Column, 'id' | 'field'>): CellValue {
  if (field) return (card.fields[field.id] as CellValue | undefined) ?? null;
  switch (id) {
    case 'title':
      return card.title;
    case 'list':
      return card.listId;
    case 'assignees':
      return card.assignees.map(({ memberId }) => memberId);
    case 'labels':
      return card.labels.map((label) => label.id);
    case 'start':
      return card.startDate;
    case 'due':
      return card.dueDate;
    case 'done':
      return card.completedAt !== null;
    default:
      return null;
  }
}

/** What a cell may name: lists, labels, members or options. */
function namedIn({ kind, field }: Pick<Column, 'kind' | 'field'>, names: Names): readonly Named[] {
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

const optionsOf = (field: CustomField | null): Named[] =>
  field?.options.map(({ id, label }) => ({ id, name: label })) ?? [];

/** A cell as it is copied and edited, such as a spreadsheet reads it. */
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

/** What a text means in a column; undefined where it fits none of its values. */
export function readCell(cell: SheetCell, column: Column, names: Names): CellValue | undefined {
  const text = cell.text.trim();
  switch (column.kind) {
    case 'title':
      return text === '' || text.length > limits.titleLengthMax
        ? undefined
        : text.replaceAll(/\s*\n\s*/g, ' ');
    case 'text':
      return text.length > limits.fieldTextLengthMax ? undefined : text || null;
    case 'url':
      return text === '' ? null : readUrl(text);
    case 'number':
      return text === '' ? null : (cell.number ?? readNumber(text, cell.isDecimalComma) ?? undefined);
    case 'date':
      return text === '' ? null : (serialDate(cell, text) ?? readDate(text) ?? undefined);
    case 'done':
      return text === '' ? false : (cell.isTrue ?? readTruth(text));
    case 'checkbox':
      return text === '' ? null : (cell.isTrue ?? readTruth(text));
    case 'list':
      return idNamed(text, names.lists);
    case 'select':
    case 'member':
      return text === '' ? null : idNamed(text, namedIn(column, names));
    case 'assignees':
    case 'labels':
      return idsNamed(text, namedIn(column, names));
    case 'multi_select': {
      const ids = idsNamed(text, namedIn(column, names));
      return ids?.length === 0 ? null : ids;
    }
    case 'checklist':
      return undefined;
  }
}

/** The date of a spreadsheet’s cell; none of one that shows its number, which is no date. */
const serialDate = ({ number }: SheetCell, text: string): string | null =>
  number === undefined || readNumber(text) === number ? null : dateOfSerial(number);

function readUrl(text: string): string | undefined {
  if (text.length > limits.fieldUrlLengthMax) return undefined;
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol) &&
    /[.:]|localhost/.test(new URL(url).host)
    ? url
    : undefined;
}

const TRUE = new Set(['true', 'yes', 'y', '1', 'x', '✓', '✔', '☑', 'wahr', 'vrai', 'はい', '真', '○']);
const FALSE = new Set(['false', 'no', 'n', '0', '☐', '-', 'falsch', 'faux', 'いいえ', '偽', '×']);

function readTruth(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}

const folded = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** The only one of this name; undefined if there is none, or more than one. */
function idNamed(text: string, known: readonly Named[]): number | undefined {
  const exact = known.filter(({ name }) => name === text);
  const found = exact.length > 0 ? exact : known.filter(({ name }) => folded(name) === folded(text));
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Several names, between them a comma, a semicolon or a line break. A name that holds a comma stands alone. */
function idsNamed(text: string, known: readonly Named[]): readonly number[] | undefined {
  if (text === '') return [];
  const whole = idNamed(text, known);
  if (whole !== undefined) return [whole];
  const ids = text
    .split(/[,;、，\n]/)
    .filter((name) => name.trim() !== '')
    .map((name) => idNamed(name.trim(), known));
  const all = ids.filter((id) => id !== undefined);
  return all.length === ids.length ? [...new Set(all)] : undefined;
}

/** The change that gives a cell a value; null if it has it. */
export function editOf(card: ShownCard, column: Column, value: CellValue): CardEdit | null {
  const { id: cardId } = card;
  const before = valueOf(card, column);
  if (isSame(before, value)) return null;
  if (column.field) return { cardId, field: { fieldId: column.field.id, value } };
  switch (column.id) {
    case 'title':
      return { cardId, set: { title: String(value) } };
    case 'start':
      return { cardId, set: { startDate: value as string | null } };
    case 'due':
      return { cardId, set: { dueDate: value as string | null } };
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
