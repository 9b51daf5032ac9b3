import { describe, expect, it } from '@jest/globals';
import { KibanError, type Kiban } from '@kiban/client';
import { cardIdOf } from './card-reference.js';

describe('a card', () => {
  const searched: object[] = [];
  /** A workspace whose card #12 has the id 912. */
  const kiban = {
    cards: {
      search: async function* (query: { number: number }) {
        searched.push(query);
        await Promise.resolve();
        if (query.number === 12) yield { id: 912, url: 'https://kiban.example/cards/912' };
      },
      get: async (id: number) => {
        await Promise.resolve();
        if (id === 912) return { id, url: 'https://kiban.example/cards/912' };
        throw new KibanError({ status: 404, code: 'not_found', message: 'There is no card here.' });
      },
    },
  } as unknown as Kiban;

  it('is named by its id, or by its number with #, also if it is archived', async () => {
    expect(await cardIdOf(kiban, '12', '<card>')).toBe(12);
    expect(searched).toEqual([]);
    expect(await cardIdOf(kiban, '#12', '<card>')).toBe(912);
    expect(searched).toEqual([{ number: 12, archived: 'all' }]);
  });

  it.each(['/cards/912', '/boards/3/cards/912?view=table', '/cards/%2312', '/cards/912#comment-61'])(
    'is named by its address on the screen: %s',
    async (path) => {
      expect(await cardIdOf(kiban, `https://kiban.example${path}`, '<card>')).toBe(912);
    },
  );

  it('of another deployment is not the one with the same id or number here', async () => {
    for (const path of ['/cards/912', '/cards/%2312'])
      await expect(cardIdOf(kiban, `https://other.example${path}`, '<card>')).rejects.toThrow(
        `You see no card https://other.example${path}.`,
      );
  });

  it.each([
    ['https://kiban.example/cards/913', 'You see no card https://kiban.example/cards/913.'],
    ['https://kiban.example/boards/3', '--after must be an id'],
    ['ftp://kiban.example/cards/912', '--after must be an id'],
    ['#13', 'You see no card #13.'],
    ['x', '--after must be an id'],
    ['#0', '--after must be an id'],
    ['##1', '--after must be an id'],
  ])('is not %s', async (text, sentence) => {
    await expect(cardIdOf(kiban, text, '--after')).rejects.toThrow(sentence);
  });
});
