import { describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import { copyOf, nameOfCopy } from './board-copy.js';
import { readArchive } from './read-archive.js';

const SOURCE = await readArchive({
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Launch', visibility: 'private', description: 'd' },
  labels: [{ name: 'red', color: '#ff0000' }],
  fields: [
    { name: 'Region', type: 'text' },
    { name: 'Owner', type: 'member' },
  ],
  lists: [
    {
      name: 'To do',
      cards: [
        {
          title: 'one',
          assignees: [{ name: 'Aiko' }],
          labels: ['red'],
          checklist: [{ text: 'step', done: true }],
          values: { Region: 'EMEA', Owner: { name: 'Aiko' } },
        },
      ],
    },
    { name: 'Done', cards: [{ title: 'two' }] },
  ],
  gantt: {
    order: [1, 0],
    milestones: [0],
    dependencies: [{ task: 1, dependsOn: 0, type: 'FS', lagDays: 2 }],
  },
});

describe('a copy of a board', () => {
  it('equals it apart from the name [DEC-5.COPY-1]', async () => {
    const copy = copyOf(SOURCE, 'Next', { cards: true, assignees: true });
    expect(copy).toEqual({ ...SOURCE, board: { ...SOURCE.board, name: 'Next' } });
    // What a copy may be, an import may be.
    expect(await readArchive(copy)).toEqual(copy);
  });

  it('has no people, or no cards, on request [DEC-5.COPY-2, DEC-5.COPY-7]', () => {
    const without = copyOf(SOURCE, 'x', { cards: true, assignees: false });
    expect(without.lists[0]?.cards).toEqual([
      { ...SOURCE.lists[0]?.cards[0], assignees: [], values: { Region: 'EMEA' } },
    ]);
    expect(without.gantt).toEqual(SOURCE.gantt);
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
    expect(long).toBe(`Copy of ${'😀'.repeat((limits.nameLengthMax - 8) / 2)}`);
    expect(nameOfCopy(`x${'😀'.repeat(limits.nameLengthMax / 2)}`)).not.toContain('\ufffd');
  });
});
