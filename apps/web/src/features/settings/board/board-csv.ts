import type { components } from '@kiban/client';
import { cardPropertyList, type CardPropertyName } from '@kiban/vocabulary';
import { asSheetText } from '../../../saved-file/sheet-text.js';
import type { BoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import type { Messages } from '../../../texts/messages.js';

export type BoardExport = components['schemas']['BoardExport'];
export type CsvTexts = Pick<BoardSettingsMessages, 'columns' | 'yes' | 'no'> & Pick<Messages, 'properties'>;

type Value = BoardExport['lists'][number]['cards'][number]['values'][string];

/** Spreadsheets read UTF-8 as such only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const EXPORTED = cardPropertyList('export');
const namesOf = (isText: boolean): CardPropertyName[] =>
  EXPORTED.flatMap(([name, { type }]) => ((type === 'text') === isText ? [name] : []));
const TEXTS = namesOf(true);
const OTHERS = namesOf(false);

/** A board as a table for spreadsheets: a line of titles, then one row a card in the order of the board. */
export function boardCsv({ lists, fields }: BoardExport, { columns, properties, yes, no }: CsvTexts): string {
  const names = fields.map(({ name }) => name);
  const titles = [
    columns.list,
    ...TEXTS.map((name) => properties[name].name),
    columns.labels,
    columns.assignees,
    ...OTHERS.map((name) => properties[name].name),
    columns.completedAt,
    columns.archived,
    columns.checklist,
    ...names,
  ];
  const rows = lists.flatMap((list) =>
    list.cards.map((card) => [
      list.name,
      ...TEXTS.map((name) => card[name] ?? ''),
      card.labels.join(', '),
      card.assignees.map(({ name }) => name).join(', '),
      ...OTHERS.map((name) => card[name] ?? ''),
      card.completedAt ?? '',
      list.archived || card.archived ? yes : no,
      card.checklist.map(({ text, done }) => `${done ? '[x]' : '[ ]'} ${text}`).join('\n'),
      ...names.map((name) => valueCell(card.values[name], yes, no)),
    ]),
  );
  const lines = [titles, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function valueCell(value: Value | undefined, yes: string, no: string): string | number {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? value.name : value;
}

/** A cell of a CSV file. Text that a spreadsheet would run as a formula begins with an apostrophe; a number is a number. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = asSheetText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
