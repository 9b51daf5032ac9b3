import { expect, it } from '@jest/globals';
import type { Activity } from '../../card-history/card-details.js';
import type { CardState } from '../../card-history/undo-change.js';
import type { BoardEvent, ShownCard } from '../../board-model/entities.js';
import type { ColumnNames } from './table-columns.js';
import type { Names } from './cell-values.js';
import { activity } from '../../texts/en/activity.js';
import { cardProperties } from '../../texts/en/card-properties.js';
import { display } from '../../texts/en/display.js';
import { table } from '../../texts/en/table.js';
import type * as Effort from './testing/fictitious-effort.js';

const OWN = './testing/fictitious-effort.js?own=screen-effort';
const { loadScreen } = (await import(OWN)) as typeof Effort;
const screen = await loadScreen();

const properties = { ...cardProperties, effort: { name: 'Effort', changed: 'the effort' } };
const names: Names = { lists: [], labels: [], members: [] };
const card = { id: 101, archivedAt: null, title: 'Launch', effort: 5 } as unknown as ShownCard;

const entry = (from: number | null, to: number | null): Activity => ({
  id: 1,
  event: 'card.update',
  occurredAt: '2026-11-21T09:30:00.000Z',
  boardId: 3,
  cardId: 101,
  actor: { memberId: 7, name: 'Aiko' },
  via: { kind: 'screen', name: 'kiban-screen' },
  data: { id: 101 },
  changes: { effort: { from, to } },
});

it('has its picker in the panel of a card', () => {
  expect(screen.shownPickers()).toContain('effort');
});

it('has a column of the table, which shows and changes it', () => {
  const texts: ColumnNames = { columns: table.columns, properties };
  const column = screen.allColumns([], texts, {}).find(({ name }) => name === 'Effort');
  expect(column).toMatchObject({ id: 'effort', kind: 'number', field: null });
  if (!column) return;
  expect(screen.textOf(card, column, names)).toBe('5');
  expect(screen.editOf(card, column, 8)).toEqual({ cardId: 101, set: { effort: 8 } });
});

it('has a sentence in the activity', () => {
  const parts = { fields: [], members: [], properties, date: (day: string) => day };
  const sentence = (of: Activity): string =>
    screen.changeSentence(of, { ...activity, ...display.values }, parts);
  expect(sentence(entry(null, 5))).toBe('set the effort to 5');
  expect(sentence(entry(5, null))).toBe('cleared the effort');
});

it('is changed on an open board by an event', () => {
  const event = { ...entry(5, 8), event: 'card.update' } as unknown as BoardEvent;
  expect(screen.patchOf(event, card, true)).toEqual({ effort: 8 });
});

it('gets the value of before by undo, unless it was changed again', () => {
  const state = { card } as unknown as CardState;
  expect(screen.undoOf(entry(3, 5), state)).toEqual({
    kind: 'command',
    command: { kind: 'card.update', cardId: 101, change: { effort: 3 } },
  });
  expect(screen.undoOf(entry(3, 4), state)).toEqual({ kind: 'outdated' });
});
