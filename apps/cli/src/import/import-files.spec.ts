import { describe, expect, it } from '@jest/globals';
import { draftBoard, type BoardDraft } from './board-draft.js';
import { csvCards } from './csv-cards.js';
import { decodeText, parseCsv } from './csv.js';
import { readDate } from './dates.js';
import { jiraCards } from './jira-cards.js';
import { People } from './people.js';
import { Report } from './report.js';

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
  const report = new Report();
  const { cards, unused } = csvCards(parseCsv(text), maps);
  const people = new People(MEMBERS, new Map(Object.entries(renamed)), report);
  const board = draftBoard('Board', cards, people, report);
  return { board, report: report.sentences, unused };
}

describe('a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2', [['1', '2']]],
    ['semicolons', 'a;b\r\n1;2\r\n', [['1', '2']]],
    ['tabs', 'a\tb\r1\t2', [['1', '2']]],
    ['quotes, line ends and separators in cells', 'a,b\n"1\r\n""x"", y",\n', [['1\r\n"x", y', '']]],
    ['empty lines', 'a,b\n\n1,2\n,\n\n', [['1', '2']]],
    ['an empty last cell', 'a,b\n1,', [['1', '']]],
  ])('is read with %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual({ titles: ['a', 'b'], rows });
  });

  it.each([
    ['an open quotation mark', 'a,b\n1,"2\n3', /^Line 2 of the file/],
    ['a quotation mark within a cell', 'a,b\n"1"x,2', /^Line 2 of the file/],
    ['nothing', '\n \n', /no rows/],
  ])('is rejected with %s', (_, text, sentence) => {
    expect(() => parseCsv(text)).toThrow(sentence);
  });

  it('is read in linear time, also when it never closes a quotation mark', () => {
    const many = 'x""'.repeat(1_000_000);
    expect(parseCsv(`a\n"${many}"`).rows[0]?.[0]).toHaveLength(2_000_000);
    expect(() => parseCsv(`a\n"${many}`)).toThrow(/^Line 2/);
  });

  it('is UTF-8 with or without a mark, or UTF-16 with one', () => {
    expect(decodeText(Buffer.from('\ufeffa', 'utf8'))).toBe('a');
    expect(decodeText(Buffer.from('\ufeffä', 'utf16le'))).toBe('ä');
    expect(() => decodeText(Buffer.from([0x61, 0xe4]))).toThrow(/not UTF-8/);
  });
});

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
      `title,due,start,people\n${long},03/04/2026,,stranger\n,,,\nA,2026-01-01,2026-01-02,Sam\nB,,,boss\n,2026-01-01,,`,
      [],
      { boss: 'mika@example.org' },
    );
    expect(board.lists[0]?.cards.map(({ title }) => title.length)).toEqual([500, 1, 1]);
    expect(board.lists[0]?.cards[2]?.assignees).toEqual([{ memberId: 1, name: 'Mika Tanaka' }]);
    expect(report).toEqual([
      '1 titles were cut to 500 characters.',
      '1 dates were left out: write them as 2026-11-23.',
      '1 assignments of stranger were left out: no member has that name or address.',
      '1 start dates were left out: they are after the due date.',
      '1 assignments of Sam were left out: several members have that name.',
      '1 rows were left out: they have no title.',
    ]);
  });

  it.each([
    ['no title', 'a,b\n1,2', [], /No column is a title. Choose one of a, b/],
    ['an unknown column', 'title\n1', ['due=Deadline'], /no column "Deadline"/],
    ['an unknown property', 'title\n1', ['colour=title'], /--map must be/],
    ['no name of the field', 'title\n1', ['field:=title'], /--map must be/],
  ])('are rejected with %s', (_, text, maps, sentence) => {
    expect(() => draft(text, maps)).toThrow(sentence);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-23 10:00', '2026-11-23'],
    ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00.000Z'],
    ['23/Nov/26 12:00 AM', '2026-11-23'],
    ['2026-02-30', null],
    ['31/Feb/26', null],
    ['11/23/2026', null],
    ['soon', null],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });
});

describe('an export of Jira', () => {
  const FILE = [
    'Summary,Issue key,Issue id,Issue Type,Status,Priority,Resolution,Assignee,Due date,Description,Labels,Labels,Comment,Comment,Attachment,Custom field (Story Points),Sprint',
    'Cake,KB-1,10001,Story,In Progress,High,,mika@example.org,23/Nov/26 12:00 AM,"Two\nlines",a,b,"01/Nov/26 9:30 AM;557058:1;Ordered",,x.png,5,',
    'Tea,KB-2,10002,Bug,Done,Low,Done,,,,,,,,,,',
  ].join('\n');

  it('becomes cards with key, type, priority, labels and comments', () => {
    const report = new Report();
    const { cards, unused } = jiraCards(parseCsv(FILE), report);
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
    expect(report.sentences).toEqual(['1 attachments were left out: cards have none.']);
  });

  it('is recognised by its columns', () => {
    expect(() => jiraCards(parseCsv('Name\nx'), new Report())).toThrow(/Summary and Status/);
  });
});
