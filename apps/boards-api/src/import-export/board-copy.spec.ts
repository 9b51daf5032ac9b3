import { describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import { copyOf, nameOfCopy } from './board-copy.js';
import { readArchive } from './read-archive.js';

const SOURCE = readArchive({
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Launch', visibility: 'private', description: 'd' },
  labels: [{ name: 'red', color: '#ff0000' }],
  fields: [{ name: 'Region', type: 'text' }],
  lists: [
    {
      name: 'To do',
      cards: [
        { title: 'zero', archived: true },
        {
          title: 'one',
          assignees: [{ name: 'Aiko' }],
          comments: [{ text: 'said' }],
          labels: ['red'],
          checklist: [{ text: 'step', done: true }],
          values: { Region: 'EMEA' },
        },
      ],
    },
    { name: 'Gone', archived: true, cards: [{ title: 'two' }] },
    { name: 'Done', cards: [{ title: 'three' }, { title: 'four' }] },
  ],
  gantt: {
    order: [4, 2, 1, 0],
    milestones: [0, 3],
    dependencies: [
      { task: 4, dependsOn: 1, type: 'FS', lagDays: 2 },
      { task: 3, dependsOn: 2, type: 'SS', lagDays: 0 },
      { task: 0, dependsOn: 4, type: 'FF', lagDays: 0 },
    ],
  },
});

describe('a copy of a board', () => {
  it('leaves out what is archived and said, and numbers the other cards again [DEC-5.COPY-1]', () => {
    const copy = copyOf(SOURCE, 'Next', { cards: true, assignees: true });
    expect(copy.board).toEqual({ ...SOURCE.board, name: 'Next' });
    expect(copy.lists.map(({ name, cards }) => [name, cards.map(({ title }) => title)])).toEqual([
      ['To do', ['one']],
      ['Done', ['three', 'four']],
    ]);
    expect(copy.lists[0]?.cards[0]).toEqual({ ...SOURCE.lists[0]?.cards[1], comments: [] });
    expect(copy.gantt).toEqual({
      order: [2, 0],
      milestones: [1],
      dependencies: [{ task: 2, dependsOn: 0, type: 'FS', lagDays: 2 }],
    });
    // What a copy may be, an import may be.
    expect(readArchive(copy)).toEqual(copy);
  });

  it('has no assignees, or no cards, on request [DEC-5.COPY-2]', () => {
    const without = copyOf(SOURCE, 'x', { cards: true, assignees: false });
    expect(without.lists.flatMap(({ cards }) => cards).flatMap(({ assignees }) => assignees)).toEqual([]);
    const empty = copyOf(SOURCE, 'x', { cards: false, assignees: true });
    expect(empty.lists.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['To do', 0],
      ['Done', 0],
    ]);
    expect(empty.gantt).toEqual({ order: [], milestones: [], dependencies: [] });
    expect([empty.labels, empty.fields]).toEqual([SOURCE.labels, SOURCE.fields]);
  });

  it('has a name that the API takes, also after a long one', () => {
    expect(nameOfCopy('Launch')).toBe('Copy of Launch');
    const long = nameOfCopy('😀'.repeat(limits.nameLengthMax / 2));
    expect([long.length <= limits.nameLengthMax, long.isWellFormed()]).toEqual([true, true]);
  });
});
