import { describe, expect, it } from '@jest/globals';
import { draftBoard, type BoardDraft, type SourceCard } from './board-draft.js';
import type { ColumnTarget } from './column-targets.js';
import type { DayOrder } from './dates.js';
import { ImportReport } from './import-report.js';
import { People, type ChosenMember } from './people.js';
import { presetOf, unusedColumns, usualMapping } from './presets.js';
import { tableCards } from './table-cards.js';
import { tableOf } from './table-file.js';
import { LIMITS } from './testing/limits.js';

const MEMBERS = [
  { id: 1, name: 'Mika Tanaka', email: 'mika@example.org' },
  { id: 2, name: 'Sam', email: 'sam@example.org' },
  { id: 3, name: 'Sam', email: 'other-sam@example.org' },
];

/** @param given targets of columns by their titles */
function draft(
  text: string,
  given: Readonly<Record<string, ColumnTarget>> = {},
  chosen: Readonly<Record<string, ChosenMember>> = {},
  order?: DayOrder,
): { board: BoardDraft; report: string[]; unused: string[]; cards: SourceCard[]; tool: string | undefined } {
  const report = new ImportReport();
  const { titles, rows } = tableOf(Buffer.from(text), report);
  const preset = presetOf(titles);
  const targets = Object.entries(given).map(([title, target]) => [target, titles.indexOf(title)] as const);
  const mapping = usualMapping(titles, preset, targets);
  const cards = tableCards(rows, { titles, mapping, preset, report });
  const people = new People(MEMBERS, new Map(Object.entries(chosen)));
  const board = draftBoard('Board', { cards }, { people, report, limits: LIMITS, order });
  const unused = unusedColumns(titles, rows, mapping, preset);
  return { board, report: report.sentences, unused, cards, tool: preset?.name };
}

describe('the cards of a CSV file', () => {
  it('take columns with usual titles, and new fields where they are mapped', () => {
    const { board, report, unused } = draft(
      [
        'Summary,Status,Due,Labels,Assignee,Done,Region,Points',
        'Cake,Doing,2026-12-01,"a, b",mika@EXAMPLE.org,x,EMEA,3',
        'Tea,Doing,,b,,no,,',
        'Coffee,,2026-12-01T10:00:00+02:00,,,,,',
      ].join('\n'),
      { Region: 'field:Area' },
    );
    expect(board).toMatchObject({
      format: 'kiban.board',
      board: { name: 'Board' },
      labels: [{ name: 'a' }, { name: 'b' }],
      fields: [{ name: 'Area', type: 'text' }],
      lists: [
        {
          name: 'Doing',
          cards: [
            {
              title: 'Cake',
              dueDate: '2026-12-01',
              completed: true,
              labels: ['a', 'b'],
              assignees: [{ memberId: 1, name: 'Mika Tanaka' }],
              values: { Area: 'EMEA' },
            },
            { title: 'Tea', completed: false, labels: ['b'] },
          ],
        },
        { name: 'Imported', cards: [{ title: 'Coffee', dueDate: '2026-12-01T08:00:00.000Z' }] },
      ],
    });
    expect(unused).toEqual(['Points']);
    expect(report).toEqual([]);
  });

  it('keep a start and a due date of one day, also where one has a time', () => {
    const { board, report } = draft(
      'title,start,due\nA,2026-01-02T10:00:00Z,2026-01-02\nB,2026-01-03,2026-01-03T09:00:00Z',
    );
    expect(board.lists[0]?.cards.map(({ startDate, dueDate }) => [startDate, dueDate])).toEqual([
      ['2026-01-02T10:00:00.000Z', '2026-01-02'],
      ['2026-01-03', '2026-01-03T09:00:00.000Z'],
    ]);
    expect(report).toEqual([]);
  });

  it('report everything that is left out', () => {
    const long = 'x'.repeat(501);
    const { board, report } = draft(
      `title,due,start,people\n${long},soon,,stranger\n,,,\nA,2026-01-01,2026-01-02,Sam\nB,,,boss\n,2026-01-01,,`,
      {},
      { boss: 'mika@example.org' },
    );
    expect(board.lists[0]?.cards.map(({ title }) => title.length)).toEqual([500, 1, 1]);
    expect(board.lists[0]?.cards[2]?.assignees).toEqual([{ memberId: 1, name: 'Mika Tanaka' }]);
    expect(report).toEqual([
      '1 title was cut to 500 characters. Line 2.',
      '1 date was left out: write it as 2026-11-23. Line 2.',
      '1 assignment of stranger was left out: no member has that name or address. Line 2.',
      '1 start date was left out: it is after the due date. Line 4.',
      '1 assignment of Sam was left out: several members have that name. Line 4.',
      '1 row was left out: it has no title. Line 6.',
    ]);
  });

  it('are read as they are written, with the lines whose cells are not those of the titles', () => {
    const { board, report } = draft(
      'title, list, labels\n"Fix, now", "To do", "a, b"\nTea,Doing,,,\n\nCake,Doing\n"Milk\nand eggs",Doing,c,d\nbad\uFFFD,Doing,',
    );
    const cards = board.lists.map(({ name, cards: held }) => [name, held.map(({ title }) => title)]);
    expect(cards).toEqual([
      ['To do', ['Fix, now']],
      ['Doing', ['Tea', 'Cake', 'Milk\nand eggs', 'bad\uFFFD']],
    ]);
    expect(board.lists[0]?.cards[0]?.labels).toEqual(['a', 'b']);
    expect(report).toEqual([
      'Line 5: fewer cells than the 3 titles; the missing cells were read as empty.',
      'Line 6: more cells than the 3 titles; cells behind the last title were left out.',
      'Line 8: characters were lost before the file was saved, and are shown as �.',
    ]);
  });

  it.each([
    ['that another date of the file shows', '25/12/2026', '2026-04-03', []],
    [
      'that is usual, and say so where no date shows it',
      '2026-12-25',
      '2026-03-04',
      ['1 date was read as month/day/year: the file does not show the order. Line 2.'],
    ],
  ])('have dates in the order %s', (_, other, date, sentences) => {
    const { board, report } = draft(`title,start,due\nA,3/4/2026,\nB,,${other}`);
    expect(board.lists[0]?.cards[0]?.startDate).toBe(date);
    expect(report).toEqual(sentences);
  });

  it.each([
    ['Completed', '2025-03-12T15:31:08.123Z', true, '2025-03-12T15:31:08.123Z'],
    ['Completed At', '2026-02-03', true, new Date(2026, 1, 3).toISOString()],
    ['closed_at', '2026-02-03 07:08:09 UTC', true, '2026-02-03T07:08:09.000Z'],
    ['completedAt', 'Thu Jul 25 2024 14:04:01 GMT+0000 (GMT)', true, '2024-07-25T14:04:01.000Z'],
    ['Due Complete', 'true', true, undefined],
    ['Done', 'No', false, undefined],
    ['Closed', '', false, undefined],
  ])('are completed by a column %s with %j', (title, text, completed, completedAt) => {
    const { board, report } = draft(`Name,${title}\nA,${text}\n`);
    const [card] = board.lists[0]?.cards ?? [];
    expect([card?.completed, card?.completedAt]).toEqual([completed, completedAt]);
    expect(report).toEqual([]);
  });

  it('name the lines whose completion is not understood', () => {
    const { board, report } = draft('Name,Completed\nA,perhaps\nB,later\n');
    expect(board.lists[0]?.cards.map(({ completed }) => completed)).toEqual([false, false]);
    expect(report).toEqual([
      '2 values of the column for completed are neither a truth value nor a date. Lines 2 and 3.',
    ]);
  });

  it('have the usual columns of a tool that has no preset', () => {
    const { cards, tool } = draft(
      'number,title,state,body,labels,assignees,due_on,closed_at\n7,Tea,closed,Green,hot,mika,2026-01-05,2026-01-02T03:04:05Z',
    );
    expect(tool).toBeUndefined();
    expect(cards).toMatchObject([
      {
        title: 'Tea',
        list: 'closed',
        description: 'Green',
        due: '2026-01-05',
        completed: true,
        people: ['mika'],
      },
    ]);
  });

  it('lose no half of a character where a text is cut', () => {
    const family = '👩‍👩‍👧‍👦';
    const { board, report } = draft(
      `title,list,labels,Note\n${'x'.repeat(498)}${family},${'l'.repeat(499)}😀,${'b'.repeat(99)}😀,${'n'.repeat(9_999)}😀`,
      { Note: 'field:Note' },
    );
    const [list] = board.lists;
    expect([list?.name.length, list?.cards[0]?.title.length, list?.cards[0]?.labels[0]?.length]).toEqual([
      499, 498, 99,
    ]);
    expect(list?.cards[0]?.values['Note']).toBe('n'.repeat(9_999));
    expect(report).toHaveLength(4);
  });
});

describe('an export of Jira', () => {
  const FILE = [
    'Summary,Issue key,Issue id,Issue Type,Status,Priority,Resolution,Assignee,Due date,Description,Labels,Labels,Comment,Comment,Attachment,Custom field (Story Points),Sprint',
    'Cake,KB-1,10001,Story,In Progress,High,,mika@example.org,23/Nov/26 12:00 AM,"Two\nlines",a,b,"01/Nov/26 9:30 AM;557058:1;Ordered",,x.png,5,',
    'Tea,KB-2,10002,Bug,Done,Low,Done,,,,,,,,,,',
  ].join('\n');

  it('becomes cards with key, type, priority, labels and comments', () => {
    const { cards, unused, report } = draft(FILE);
    expect(cards).toMatchObject([
      {
        title: 'Cake',
        list: 'In Progress',
        description: 'Two\nlines\n\nJira: KB-1',
        due: '23/Nov/26 12:00 AM',
        labels: ['a', 'b'],
        people: ['mika@example.org'],
        comments: ['01/Nov/26 9:30 AM: Ordered'],
        completed: false,
        values: { Type: 'Story', Priority: 'High' },
      },
      { title: 'Tea', completed: true, description: 'Jira: KB-2' },
    ]);
    // An empty column, Sprint, has nothing to report.
    expect(unused).toEqual(['Custom field (Story Points)']);
    expect(report).toContain('1 attachment was left out: cards have none. Line 2.');
  });
});
