import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardImport } from '../../../texts/en/board-import.js';
import { sizeProblem } from './file-problem.js';
import { problemText } from './problem-text.js';
import { readFile, summaryOf, type FileSummary } from './read-file.js';

beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

function summary(text: string): FileSummary {
  const file = readFile(new TextEncoder().encode(text));
  if ('what' in file) throw new Error(problemText(file, boardImport));
  return summaryOf(file);
}

describe('a file for an import is recognised by its content', () => {
  it.each<[string, string, object]>([
    [
      'a table with tabs',
      'Title\tURL\tAssignees\tStatus\nDocs\t\t\tTodo\n',
      { kind: 'table', tool: 'GitHub Projects', rows: 1 },
    ],
    ['a list of one column', 'Milk\nEggs\nTea', { kind: 'table', tool: null, rows: 2, mapping: ['title'] }],
    [
      'an export of Kiban',
      '\ufeff {"format":"kiban.board","board":{"name":"Plan"},"lists":[{"cards":[1,2]},{"cards":[3]}]}',
      { kind: 'export', tool: 'Kiban', name: 'Plan', lists: 2, cards: 3 },
    ],
    [
      'a board of Trello',
      '{"name":"House","lists":[{"id":"a"}],"cards":[{},{}]}',
      { kind: 'export', tool: 'Trello', name: 'House', lists: 1, cards: 2 },
    ],
    [
      'a board of Planka',
      '{"item":{"name":"Kitchen"},"included":{"lists":[],"cards":[]}}',
      { kind: 'projects', tool: 'Planka', names: ['Kitchen'] },
    ],
    [
      'projects of Vikunja',
      '[{"title":"A","identifier":"","tasks":[{"id":1,"title":"x"}]},{"title":"B","identifier":"","tasks":[{"id":2,"title":"y"}]}]',
      { kind: 'projects', tool: 'Vikunja', names: ['A', 'B'] },
    ],
    ['other JSON', '{"tasks":[]}', { kind: 'export', tool: null }],
  ])('%s', (_, text, expected) => {
    expect(summary(text)).toMatchObject(expected);
  });

  it('with the first filled cells of each column', () => {
    const rows = ['Name,Note', 'Tea,', 'Milk,"two\nlines"', `Tea,${'x'.repeat(100)}`, 'Eggs,,', 'Figs,y'];
    const { columns } = summary(rows.join('\n')) as Extract<FileSummary, { kind: 'table' }>;
    expect(columns).toEqual([
      { title: 'Name', samples: ['Tea', 'Milk', 'Eggs'] },
      { title: 'Note', samples: ['two lines', 'x'.repeat(60), 'y'] },
    ]);
  });

  it('and a table of 300 columns as well', () => {
    const titles = Array.from({ length: 300 }, (_, nth) => `Column ${nth}`);
    const { columns } = summary(`${titles.join(';')}\n${titles.join(';')}`) as Extract<
      FileSummary,
      { kind: 'table' }
    >;
    expect(columns).toHaveLength(300);
  });
});

describe('a file that cannot be read has a sentence that says what to do', () => {
  it.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['Name,Due\n', /no rows below its titles/],
    ['{"lists":[{"na', /ends in the middle/],
    ['{"lists":[1,]}', /not JSON/],
    ['Name,Note\nTea,"cut off', /^Line 2 has a quotation mark.*once more if it ends in the middle/],
    ['PK\u0003\u0004rest', /workbook.*CSV UTF-8/],
  ])('%j', (text, sentence) => {
    expect(() => summary(text)).toThrow(sentence);
  });

  it('of another encoding, by its line', () => {
    const file = readFile(Uint8Array.from('Name\nTee\nKäse', (sign) => sign.charCodeAt(0)));
    expect(file).toEqual({ what: 'not_utf8', line: 3 });
  });

  it.each([
    [0, '', 'The file is empty.'],
    [
      100_000_000,
      '{"id":"5f","name":"X","desc":"","descData":null',
      /^The file has 100 MB; .* 33.6 MB. In Trello/,
    ],
    [100_000_000, '[{"id":1', /^The file has 100 MB; .* 33.6 MB. Split it/],
    [70_000_000, 'Name,Due', /^The file has 70 MB; .* 67.1 MB. Split it/],
  ])('of %i bytes, before it is read', (bytes, head, sentence) => {
    const problem = sizeProblem(bytes, head);
    expect(problem && problemText(problem, boardImport)).toMatch(sentence);
  });

  it('unless it is large only as a table', () => {
    expect(sizeProblem(60_000_000, 'Name,Due')).toBeNull();
  });
});
