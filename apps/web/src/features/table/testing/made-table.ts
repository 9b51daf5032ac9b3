import { filledProperties } from '@kiban/vocabulary';
import type { CustomField, ShownCard } from '../../../board-model/entities.js';
import { cardProperties } from '../../../texts/en/card-properties.js';
import { table } from '../../../texts/en/table.js';
import { allColumns, type Column, type ColumnId } from '../table-columns.js';
import type { Names } from '../cell-values.js';

const field = (id: number, name: string, type: CustomField['type'], options: string[] = []): CustomField => ({
  id,
  boardId: 1,
  name,
  type,
  options: options.map((label, index) => ({ id: id * 10 + index, label, color: null })),
  position: `a${id}`,
  version: 1,
});

export const FIELDS: readonly CustomField[] = [
  field(1, 'Note', 'text'),
  field(2, 'Budget', 'number'),
  field(3, 'Spec', 'url'),
  field(4, 'Review', 'date'),
  field(5, 'Signed', 'checkbox'),
  field(6, 'Region', 'select', ['EMEA', 'APAC']),
  field(7, 'Channels', 'multi_select', ['Web', 'Print, paid']),
  field(8, 'Owner', 'member'),
];

export const COLUMN_NAMES = { columns: table.columns, properties: cardProperties };

export const COLUMNS = allColumns(FIELDS, COLUMN_NAMES, {});

export function column(id: ColumnId): Column {
  const found = COLUMNS.find((each) => each.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return found;
}

export const NAMES: Names = {
  lists: [
    { id: 11, name: 'To do' },
    { id: 12, name: 'Doing' },
  ],
  labels: [
    { id: 5, name: 'urgent' },
    { id: 6, name: 'fun' },
  ],
  members: [
    { id: 21, name: 'Aiko Tanaka' },
    { id: 22, name: 'Mika' },
    { id: 23, name: 'Mika' },
  ],
};

export const card = (id: number, change: Partial<ShownCard> = {}): ShownCard => ({
  id,
  number: id,
  url: `https://kiban.example/cards/${id}`,
  boardId: 1,
  listId: 11,
  listName: 'To do',
  ...filledProperties('copy', { title: `Card ${id}` }),
  completedAt: null,
  archivedAt: null,
  labels: [],
  assignees: [],
  checklist: { done: 0, total: 0 },
  commentCount: 0,
  fields: {},
  position: 'a0',
  createdBy: { memberId: 21, name: 'Aiko Tanaka' },
  createdAt: '2026-11-22T11:00:00.000Z',
  updatedAt: '2026-11-22T11:00:00.000Z',
  version: 1,
  pending: false,
  ...change,
});
