import { describe, expect, it } from '@jest/globals';
import { filledProperties } from '@kiban/vocabulary';
import { boardSettings } from '../../../texts/en/board-settings.js';
import { cardProperties } from '../../../texts/en/card-properties.js';

import { boardCsv, csvCell, type BoardExport } from './board-csv.js';

const TEXTS = { ...boardSettings, properties: cardProperties };

type ExportedList = BoardExport['lists'][number];
type ExportedCard = ExportedList['cards'][number];

const card = (title: string, change: Partial<ExportedCard> = {}): ExportedCard => ({
  ...filledProperties('copy', { title }),
  completed: false,
  completedAt: null,
  archived: false,
  labels: [],
  assignees: [],
  checklist: [],
  values: {},
  comments: [],
  ...change,
});
const list = (name: string, cards: ExportedCard[], archived = false): ExportedList => ({
  name,
  info: {} as ExportedList['info'],
  column: null,
  row: null,
  archived,
  cards,
});
const exported = (lists: ExportedList[], fields: string[] = []): BoardExport => ({
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Launch', description: null, kind: 'kanban', visibility: 'workspace', defaultView: null },
  columns: [],
  rows: [],
  labels: [],
  fields: fields.map((name) => ({ name, type: 'text', options: [] })),
  lists,
  gantt: { order: [], milestones: [], dependencies: [] },
});

describe('a board as CSV', () => {
  it('has a line of titles and one row a card, in the order of the board, for a spreadsheet to open as UTF-8', () => {
    const csv = boardCsv(
      exported(
        [
          list('To do', [
            card('Print, fold', {
              description: 'Two\nlines with “quotes” and "these"',
              labels: ['urgent', 'print'],
              assignees: [{ memberId: 1, name: 'Aiko Tanaka' }],
              startDate: '2026-11-24',
              dueDate: '2026-11-30',
              progress: 40,
              checklist: [
                { text: 'Proof-read', done: true },
                { text: 'Send', done: false },
              ],
              values: {
                Region: ['EMEA', 'APAC'],
                Approved: true,
                Lead: { memberId: 2, name: 'Mika' },
                Cost: 3.5,
              },
            }),
          ]),
          list('Old', [card('Gone', { completedAt: '2026-11-01T10:00:00.000Z' })], true),
        ],
        ['Region', 'Approved', 'Lead', 'Cost'],
      ),
      TEXTS,
    );
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.slice(1).split('\r\n')).toEqual([
      'List,Title,Description,Labels,Assignees,Start,Due,Progress (%),Completed,Archived,Checklist,Region,Approved,Lead,Cost',
      'To do,"Print, fold","Two\nlines with “quotes” and ""these""","urgent, print",Aiko Tanaka,2026-11-24,2026-11-30,40,,no,"[x] Proof-read\n[ ] Send","EMEA, APAC",yes,Mika,3.5',
      'Old,Gone,,,,,,,2026-11-01T10:00:00.000Z,yes,,,,,',
      '',
    ]);
  });

  it.each(['=1+1', '+49 30 1234', '-2 days', '@home', '\tindented', '\rreturn', '＝SUM(A1)'])(
    'marks %j as text, so that no spreadsheet runs it as a formula',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
      const csv = boardCsv(exported([list(text, [card(text, { values: { [text]: text } })])], [text]), TEXTS);
      for (const line of csv.slice(1).split('\r\n').slice(1, -1))
        expect(line).not.toMatch(/(^|,)"?[=+\-@\t\r＝]/);
    },
  );

  it('keeps numbers as numbers, also below zero', () => {
    expect(csvCell(-3)).toBe('-3');
    const [, row] = boardCsv(exported([list('A', [card('B', { values: { T: -3 } })])], ['T']), TEXTS).split(
      '\r\n',
    );
    expect(row?.endsWith(',-3')).toBe(true);
  });

  it('is a line of titles for a board without cards', () => {
    expect(
      boardCsv(exported([list('To do', [])]), TEXTS)
        .trimEnd()
        .split('\r\n'),
    ).toHaveLength(1);
  });
});
