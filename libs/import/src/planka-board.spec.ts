import { describe, expect, it } from '@jest/globals';
import { draftBoard } from './board-draft.js';
import { ImportReport } from './import-report.js';
import { People } from './people.js';
import { plankaBoard } from './planka-board.js';
import { LIMITS } from './testing/limits.js';

const base = {
  item: { id: '10', name: 'Kitchen' },
  included: {
    users: [
      { id: '1', name: 'Mika Tanaka', username: 'mika', email: 'mika@example.org' },
      { id: '2', name: 'Sam Reed', username: 'sam' },
    ],
    labels: [
      { id: '50', name: null, color: 'berry-red', position: 2 },
      { id: '51', name: 'Sweet', color: 'lime' },
    ],
    lists: [
      { id: '102', name: 'Done', type: 'closed', position: 200 },
      { id: '101', name: 'To do', type: 'active', position: 100 },
      { id: '103', name: null, type: 'trash', position: null },
    ],
    cards: [
      { id: '1002', listId: '101', name: 'Tea', position: 2, commentsTotal: 3 },
      {
        id: '1001',
        listId: '101',
        name: 'Cake',
        description: 'With *cream*',
        dueDate: '2026-12-01T08:00:00.000Z',
        position: 1,
        commentsTotal: 2,
        stopwatch: { total: 60 },
      },
      { id: '1003', listId: '102', name: 'Shop', position: 1 },
      { id: '1004', listId: '103', name: 'Deleted', position: 1 },
    ],
    cardLabels: [
      { cardId: '1001', labelId: '50' },
      { cardId: '1001', labelId: '51' },
      { cardId: '1001', labelId: '99' },
    ],
    cardMemberships: [
      { cardId: '1001', userId: '1' },
      { cardId: '1002', userId: '2' },
    ],
    taskLists: [{ id: '300', cardId: '1001', position: 1 }],
    tasks: [
      { id: '402', taskListId: '300', name: 'Bake', isCompleted: false, position: 2 },
      { id: '401', taskListId: '300', name: 'Buy eggs', isCompleted: true, position: 1 },
    ],
    customFields: [{ id: '600', name: 'Guests' }],
    customFieldValues: [{ cardId: '1001', customFieldId: '600', content: '12' }],
    attachments: [
      { cardId: '1001', type: 'link', name: 'Recipe', data: { url: 'https://example.org/cake' } },
      { cardId: '1001', type: 'link', name: 'Trap', data: { url: 'javascript:alert(1)' } },
      { cardId: '1001', type: 'file', name: 'cake.jpg', data: {} },
    ],
    comments: [
      { cardId: '1001', userId: '2', text: 'Second', createdAt: '2026-11-02T00:00:00.000Z' },
      { cardId: '1001', userId: '1', text: 'First', createdAt: '2026-11-01T00:00:00.000Z' },
    ],
  },
};

const members = [{ id: 1, name: 'Mika T.', email: 'mika@example.org' }];

function drafted(file: object) {
  const report = new ImportReport();
  const board = plankaBoard(file, report);
  const people = new People(members, new Map());
  return {
    draft: draftBoard(board.name, board, { people, report, limits: LIMITS }),
    report: report.sentences,
  };
}

describe('a board of Planka', () => {
  it('has lists, cards, labels, people, tasks, values and comments in its order', () => {
    const { draft } = drafted(base);
    expect(draft.board).toEqual({ name: 'Kitchen' });
    expect(draft.labels.map(({ name }) => name)).toEqual(['berry-red', 'Sweet']);
    expect(draft.lists.map(({ name, cards }) => [name, cards.map(({ title }) => title)])).toEqual([
      ['To do', ['Cake', 'Tea']],
      ['Done', ['Shop']],
    ]);
    expect(draft.lists[0]?.cards[0]).toEqual({
      title: 'Cake',
      description: 'With *cream*\n\n[Recipe](https://example.org/cake)\n\nPlanka: 1001',
      dueDate: '2026-12-01T08:00:00.000Z',
      completed: false,
      labels: ['berry-red', 'Sweet'],
      assignees: [{ memberId: 1, name: 'Mika T.' }],
      checklist: [
        { text: 'Buy eggs', done: true },
        { text: 'Bake', done: false },
      ],
      comments: [
        { text: 'mika@example.org, 2026-11-01T00:00:00.000Z: First' },
        { text: 'Sam Reed, 2026-11-02T00:00:00.000Z: Second' },
      ],
      values: { Guests: '12' },
    });
    expect(draft.lists[1]?.cards[0]?.completed).toBe(true);
  });

  it('names what is left out', () => {
    expect(drafted(base).report.sort()).toEqual([
      '1 assignment of Sam Reed was left out: no member has that name or address.',
      '1 card of the archive and the trash was left out.',
      '1 label of a card was left out: the file does not have it.',
      '1 stopwatch was left out: cards have none.',
      '2 attachments were left out: cards have none.',
      '3 comments were left out: the file does not have them.',
    ]);
  });

  it('counts what refers to something that is not in the file, and what has no text', () => {
    const { included } = base;
    const { report } = drafted({
      ...base,
      included: {
        lists: included.lists,
        cards: [
          { id: '1', listId: '101', name: 'Tea' },
          { id: '2', listId: '900', name: 'Lost' },
          { id: '3', name: 'Nowhere' },
        ],
        cardLabels: [{ cardId: '1', labelId: '70' }],
        customFieldValues: [
          { cardId: '1', customFieldId: '80', content: 'x' },
          { cardId: '1', customFieldId: '81', content: 'y' },
        ],
        taskLists: [
          { id: '5', cardId: '1' },
          { id: '6', cardId: '1' },
        ],
        tasks: [
          { taskListId: '5', name: ' ' },
          { taskListId: '6', name: 'Boil', assigneeUserId: '1' },
        ],
        comments: [{ cardId: '1', text: 'x'.repeat(60_000), createdAt: '2026-01-01' }],
      },
    });
    expect(report.sort()).toEqual([
      '1 card had several task lists; these were merged into one checklist.',
      '1 checklist item was left out: it has no text.',
      '1 comment was cut to 50000 characters.',
      '1 label of a card was left out: the file does not have it.',
      '1 task lost its assignee: checklist items have none.',
      '2 cards were left out: their list is not in the file.',
      '2 values were left out: the file does not have their custom fields.',
    ]);
  });

  it('has no value of a custom field that no field can be named after', () => {
    const { draft, report } = drafted({
      ...base,
      included: { ...base.included, customFields: [{ id: '600', name: '__proto__' }] },
    });
    expect(draft.fields).toEqual([]);
    expect(JSON.stringify(draft)).not.toContain('__proto__');
    expect(report).toContain('1 value was left out: no field can be named __proto__.');
  });

  it('of version 1 has the tasks of its cards', () => {
    const tasks = [{ id: '1', cardId: '1002', name: 'Boil', isCompleted: true, position: 1 }];
    const { draft } = drafted({ ...base, included: { ...base.included, tasks, taskLists: undefined } });
    expect(draft.lists[0]?.cards[1]?.checklist).toEqual([{ text: 'Boil', done: true }]);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['another tool', { lists: [], cards: [] }],
    ['no cards', { item: { name: 'x' }, included: { lists: [] } }],
    ['a list of boards', { item: [], included: { lists: [], cards: [] } }],
  ])('is rejected with %s', (_what, file) => {
    expect(() => drafted(file)).toThrow('The file is no board of Planka');
  });

  it('is read with damaged rows, whose cards are left out or nameless', () => {
    const lists = [{ id: 1, name: 5, position: 'x' }, null, 'list'];
    const cards = [{ id: '9', listId: 1, name: 'Card', commentsTotal: 'many' }, { id: '8' }, 7];
    const { draft } = drafted({ item: {}, included: { lists, cards, tasks: {}, users: [1] } });
    expect(draft).toMatchObject({
      board: { name: 'Without a name' },
      lists: [{ name: '5', cards: [{ title: 'Card' }] }],
    });
  });
});
