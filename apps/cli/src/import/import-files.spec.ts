import { describe, expect, it } from '@jest/globals';
import { ImportReport, readTable } from '@kiban/import';
import { draftBoard, type BoardDraft } from './board-draft.js';
import { csvCards } from './csv-cards.js';
import { jiraCards } from './jira-cards.js';
import { People } from './people.js';
import { tableOf } from './table-file.js';

const MEMBERS = [
  { id: 1, name: 'Mika Tanaka', email: 'mika@example.org' },
  { id: 2, name: 'Sam', email: 'sam@example.org' },
  { id: 3, name: 'Sam', email: 'other-sam@example.org' },
];

function draft(
  text: string,
  maps: readonly string[] = [],
  renamed: Record<string, string> = {},
): { board: BoardDraft; report: string[]; unused: string[] } {
  const report = new ImportReport();
  const { cards, unused } = csvCards(tableOf(Buffer.from(text), report), maps, report);
  const people = new People(MEMBERS, new Map(Object.entries(renamed)));
  const board = draftBoard('Board', cards, people, report);
  return { board, report: report.sentences, unused };
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
      ['field:Area=region'],
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

  it('report everything that is left out', () => {
    const long = 'x'.repeat(501);
    const { board, report } = draft(
      `title,due,start,people\n${long},soon,,stranger\n,,,\nA,2026-01-01,2026-01-02,Sam\nB,,,boss\n,2026-01-01,,`,
      [],
      { boss: 'mika@example.org' },
    );
    expect(board.lists[0]?.cards.map(({ title }) => title.length)).toEqual([500, 1, 1]);
    expect(board.lists[0]?.cards[2]?.assignees).toEqual([{ memberId: 1, name: 'Mika Tanaka' }]);
    expect(report).toEqual([
      '1 titles were cut to 500 characters. Line 2.',
      '1 dates were left out: write them as 2026-11-23. Line 2.',
      '1 assignments of stranger were left out: no member has that name or address. Line 2.',
      '1 start dates were left out: they are after the due date. Line 4.',
      '1 assignments of Sam were left out: several members have that name. Line 4.',
      '1 rows were left out: they have no title. Line 6.',
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
      ['1 dates were read as month/day/year: the file does not show the order. Line 2.'],
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

  it.each([
    [
      'Asana',
      'Task ID,Created At,Completed At,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes',
    ],
    ['GitHub', 'number,title,state,body,labels,assignees,due_on,closed_at'],
    ['Linear', 'ID,Team,Title,Description,Status,Assignee,Labels,Created,Started,Completed,Due Date'],
    ['Trello', 'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,List Name,Due Complete'],
  ])('have the columns of an export of %s without --map', (_, titles) => {
    const columns = titles.split(',');
    const row = columns.map((title) =>
      /^(completed|closed)/i.test(title) ? '2026-01-02T03:04:05Z' : /due/i.test(title) ? 'true' : `${title}!`,
    );
    const cells = row.map((cell, at) =>
      /^due(_| )(date|on)$/i.test(columns[at] ?? '') ? '2026-01-05' : cell,
    );
    const { board } = draft(`${titles}\n${cells.join(',')}\n`);
    const [list] = board.lists;
    expect(list?.name).toMatch(/^(section|status|state|list name)/i);
    expect(list?.cards[0]).toMatchObject({
      title: expect.stringMatching(/^(name|title|card name)!$/i),
      description: expect.stringMatching(/^(notes|body|description|card description)!$/i),
      dueDate: '2026-01-05',
      completed: true,
      labels: [expect.stringMatching(/^(tags|labels)!$/i)],
    });
  });

  it('lose no half of a character where a text is cut', () => {
    const family = '👩‍👩‍👧‍👦';
    const { board, report } = draft(
      `title,list,labels,Note\n${'x'.repeat(498)}${family},${'l'.repeat(499)}😀,${'b'.repeat(99)}😀,${'n'.repeat(9_999)}😀`,
      ['field:Note=Note'],
    );
    const [list] = board.lists;
    expect([list?.name.length, list?.cards[0]?.title.length, list?.cards[0]?.labels[0]?.length]).toEqual([
      499, 498, 99,
    ]);
    expect(list?.cards[0]?.values['Note']).toBe('n'.repeat(9_999));
    expect(report).toHaveLength(4);
  });

  it.each([
    ['no title', 'a,b\n1,2', [], /No column is a title. Choose one of a, b/],
    ['an unknown column', 'title\n1', ['due=Deadline'], /no column "Deadline"/],
    ['an unknown property', 'title\n1', ['colour=title'], /--map must be/],
    [
      'a name that no field can have',
      'title\n1',
      ['field:__proto__=title'],
      /^No field can be named __proto__/,
    ],
    ['no name of the field', 'title\n1', ['field:=title'], /--map must be/],
  ])('are rejected with %s', (_, text, maps, sentence) => {
    expect(() => draft(text, maps)).toThrow(sentence);
  });
});

describe('an export of Jira', () => {
  const FILE = [
    'Summary,Issue key,Issue id,Issue Type,Status,Priority,Resolution,Assignee,Due date,Description,Labels,Labels,Comment,Comment,Attachment,Custom field (Story Points),Sprint',
    'Cake,KB-1,10001,Story,In Progress,High,,mika@example.org,23/Nov/26 12:00 AM,"Two\nlines",a,b,"01/Nov/26 9:30 AM;557058:1;Ordered",,x.png,5,',
    'Tea,KB-2,10002,Bug,Done,Low,Done,,,,,,,,,,',
  ].join('\n');

  it('becomes cards with key, type, priority, labels and comments', () => {
    const report = new ImportReport();
    const { cards, unused } = jiraCards(readTable(FILE), report);
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
    expect(report.sentences).toEqual(['1 attachments were left out: cards have none. Line 2.']);
  });

  it('is recognised by its columns', () => {
    expect(() => jiraCards(readTable('Name\nx'), new ImportReport())).toThrow(/Summary and Status/);
  });
});
