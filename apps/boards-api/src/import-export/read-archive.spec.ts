import { describe, expect, it } from '@jest/globals';
import { readArchive } from './read-archive.js';

const boardWith = (card: object): object => ({
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Launch' },
  lists: [{ name: 'Done', cards: [{ title: 'Card', ...card }] }],
});

describe('the moment at which an imported card was completed', () => {
  it.each([
    ['2026-11-21T18:30:00+09:00', '2026-11-21T09:30:00.000Z'],
    [null, null],
    [undefined, null],
  ])('%j is read as %j', (completedAt, moment) => {
    expect(readArchive(boardWith({ completedAt })).lists[0]?.cards[0]?.completedAt).toBe(moment);
  });

  it.each(['2026-11-21', 'yesterday', 7])('cannot be %j', (completedAt) => {
    expect(() => readArchive(boardWith({ completedAt }))).toThrow(/^lists\.0\.cards\.0\.completedAt: /);
  });
});
