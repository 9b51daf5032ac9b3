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
  ])('%j is read as %j', async (completedAt, moment) => {
    const { lists } = await readArchive(boardWith({ completedAt }));
    expect(lists[0]?.cards[0]?.completedAt).toBe(moment);
  });

  it.each(['2026-11-21', 'yesterday', 7])('cannot be %j', async (completedAt) => {
    await expect(readArchive(boardWith({ completedAt }))).rejects.toThrow(
      /^lists\.0\.cards\.0\.completedAt: /,
    );
  });
});

it('reads a large file in turns, between which others run', async () => {
  const cards = Array.from({ length: 30_000 }, (_, n) => ({ title: `Card ${n}`, dueDate: '2026-12-24' }));
  let turns = 0;
  let other = setImmediate(function run() {
    turns += 1;
    other = setImmediate(run);
  });
  const { lists } = await readArchive({
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: 'Large' },
    lists: [0, 1, 2].map((n) => ({ name: `${n}`, cards: cards.slice(n * 10_000, (n + 1) * 10_000) })),
  });
  clearImmediate(other);
  expect(lists.flatMap((list) => list.cards).map(({ title }) => title)).toEqual(
    cards.map(({ title }) => title),
  );
  expect(turns).toBeGreaterThan(2);
});

it('counts the cards of a file before it reads one', async () => {
  const list = { name: 'Many', cards: Array<null>(60_000).fill(null) };
  const file = { format: 'kiban.board', formatVersion: 1, board: { name: 'Large' }, lists: [list, list] };
  await expect(readArchive(file)).rejects.toThrow(
    'lists: must hold at most 100000 cards together, not 120000.',
  );
});
