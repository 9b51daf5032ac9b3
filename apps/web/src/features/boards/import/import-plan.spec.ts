import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldTarget, type ColumnMapping } from '@kiban/import';
import { boardImport } from '../../../texts/en/board-import.js';
import { named, planImport, type PlanChoices, type PlannedImport } from './import-plan.js';
import { planProblemText } from './problem-text.js';
import { readFile, summaryOf } from './read-file.js';

beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

function plan(text: string, chosen: Partial<PlanChoices> = {}): PlannedImport {
  const file = readFile(new TextEncoder().encode(text));
  if ('what' in file || file.kind === 'export') throw new Error('It is no table and no project.');
  const summary = summaryOf(file);
  const mapping: ColumnMapping = summary.kind === 'table' ? summary.mapping : [];
  return planImport(file, { mapping, project: 0, order: null, members: [], people: new Map(), ...chosen });
}

const problemOf = ({ plan: { problem } }: PlannedImport): string =>
  problem ? planProblemText(problem, boardImport) : '';

const MEMBERS = [
  { id: 1, name: 'Aiko', email: 'aiko@example.org' },
  { id: 2, name: 'Sam' },
  { id: 3, name: 'Sam' },
];

describe('the plan of an import', () => {
  it('has the first cards, and what is left out, by line', () => {
    const { plan: made } = plan(
      'Name,Status,Due,Tags,Extra\nTea,Open,2026-05-06,"a,b",1\nMilk,Done,soon,,\n',
    );
    expect(made).toMatchObject({
      problem: null,
      lists: 2,
      cards: 2,
      preview: [
        { title: 'Tea', list: 'Open', due: '2026-05-06', labels: ['a', 'b'] },
        { title: 'Milk', list: 'Done', due: null },
      ],
      unclearDate: null,
    });
    expect(made.losses).toEqual([
      '1 date was left out: write it as 2026-11-23. Line 3.',
      'Columns without a property were left out: Extra.',
    ]);
  });

  it('follows another mapping', () => {
    const { draft } = plan('Name,Kind,Size\nTea,Green,L', { mapping: ['title', 'list', 'field:Size'] });
    expect(draft.lists).toMatchObject([{ name: 'Green', cards: [{ title: 'Tea', values: { Size: 'L' } }] }]);
  });

  it('names people whom no member or several are, first, and takes the chosen ones', () => {
    const text = 'Name,Assignee\nA,aiko@example.org\nB,Sam\nC,"Sam, Kim"\nD,Kim\nE,Kim';
    const { plan: made } = plan(text, { members: MEMBERS });
    expect(made.people).toEqual([
      { name: 'Kim', cards: 3, memberId: null },
      { name: 'Sam', cards: 2, memberId: null },
      { name: 'aiko@example.org', cards: 1, memberId: 1 },
    ]);
    const chosen = new Map([
      ['Sam', 3],
      ['Kim', null],
    ]);
    const second = plan(text, { members: MEMBERS, people: chosen });
    expect(
      second.draft.lists[0]?.cards.map(({ assignees }) => assignees.map(({ memberId }) => memberId)),
    ).toEqual([[1], [3], [3], [], []]);
    expect(second.plan.losses).toEqual([
      '3 assignments of Kim were left out: as you chose. Lines 4, 5 and 6.',
    ]);
    // The list of people is that of the file, whatever is chosen.
    expect(second.plan.people).toEqual(made.people);
  });

  it('shows a date with two meanings, and reads it in the chosen order without a note', () => {
    const text = 'Name,Due\nA,2/3/2026\nB,4/5/2026';
    const first = plan(text);
    expect(first.plan.unclearDate).toBe('2/3/2026');
    expect(first.plan.losses).toHaveLength(1);
    const second = plan(text, { order: 'day-first' });
    expect(second.draft.lists[0]?.cards.map(({ dueDate }) => dueDate)).toEqual(['2026-03-02', '2026-05-04']);
    expect(second.plan.losses).toEqual([]);
    expect(plan(`${text}\nC,25/12/2026`).plan.unclearDate).toBeNull();
  });

  it.each([
    ['no column of titles', 'A,B\n1,2', /^Choose the column/],
    ['no title', 'Name,Status\n,Open', /^No row has a title/],
    [
      'too many lists',
      `Name,Status\n${Array.from({ length: 201 }, (_, nth) => `T,S ${nth}`).join('\n')}`,
      /201 lists; it may have 200. Choose another column/,
    ],
    [
      '100,000 rows and no list',
      `Name,Kind\n${'Tea,x\n'.repeat(100_000)}`,
      /“Imported” would have 100,000 cards; a list may have 10,000. Choose another column for the list, or split/,
    ],
    [
      'more than an import takes',
      `Name,Notes,Status\n${Array.from({ length: 700 }, (_, nth) => `T,${'x'.repeat(49_999)},${nth % 9}`).join('\n')}`,
      /^The board would have 35.\d MB; an import may have 33.6 MB/,
    ],
  ])('says before the import that the file has %s', (_, text, sentence) => {
    expect(problemOf(plan(text))).toMatch(sentence);
  });

  it('says that a board has no 101 fields', () => {
    const titles = Array.from({ length: 300 }, (_, nth) => `F${nth}`);
    const mapping: ColumnMapping = titles.map((title, nth) => (nth === 0 ? 'title' : fieldTarget(title)));
    expect(problemOf(plan(`${titles.join(',')}\n${titles.join(',')}`, { mapping }))).toMatch(
      /299 custom fields; it may have 100/,
    );
  });

  it('is that of the chosen project', () => {
    const text =
      '[{"title":"A","identifier":"","tasks":[{"id":1,"title":"x"}]},{"title":"B","identifier":"","tasks":[{"id":2,"title":"y"}]}]';
    expect(plan(text, { project: 1 }).plan.preview).toMatchObject([{ title: 'y' }]);
  });
});

it('names the board of a file, in each format', () => {
  expect(named({ board: { name: 'A', color: 'red' } }, 'B')).toEqual({ board: { name: 'B', color: 'red' } });
  expect(named({ name: 'A', cards: [] }, 'B')).toEqual({ name: 'B', cards: [] });
  expect(named([1], 'B')).toEqual([1]);
  expect(named({ other: 1 }, '')).toEqual({ other: 1 });
});
