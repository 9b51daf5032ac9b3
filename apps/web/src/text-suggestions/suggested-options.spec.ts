import { describe, expect, it } from '@jest/globals';
import { suggestedOptions, suggestedWords, type SuggestionSource } from './suggested-options.js';

const source: SuggestionSource = {
  boardId: 7,
  people: [
    { id: 1, name: 'Ada [Countess] Lovelace' },
    { id: 2, name: '田中' },
    { id: 3, name: 'Boris' },
  ],
  outsiders: [{ id: 9, name: 'Adam' }],
  cards: () => [
    { id: 101, number: 12, title: 'Launch' },
    { id: 102, number: 1, title: 'Plan 12 days' },
    { id: 103, number: 120, title: 'Book *venue*' },
  ],
};

const texts = (typed: string): string[] =>
  suggestedOptions({ sign: typed[0] as '@', start: 0, query: typed.slice(1) }, source).map(
    ({ text }) => text,
  );

describe('what is offered behind a sign', () => {
  it('is people by their names, everyone on the board, and outsiders only if they are named', () => {
    expect(texts('@')).toEqual([
      '[@Ada \\[Countess\\] Lovelace](member:1)',
      '[@田中](member:2)',
      '[@Boris](member:3)',
      '[@board](board:7)',
    ]);
    expect(texts('@ad')).toEqual(['[@Ada \\[Countess\\] Lovelace](member:1)', '[@Adam](member:9)']);
    expect(texts('@love')).toHaveLength(1);
    expect(texts('@田')).toEqual(['[@田中](member:2)']);
    expect(texts('@bo')).toEqual(['[@Boris](member:3)', '[@board](board:7)']);
    expect(texts('@no one here')).toEqual([]);
  });

  it('is cards by their numbers, then by their titles', () => {
    expect(texts('#12')).toEqual([
      '[#12 Launch](card:12)',
      '[#120 Book \\*venue\\*](card:120)',
      '[#1 Plan 12 days](card:1)',
    ]);
    expect(texts('#venue')).toEqual(['[#120 Book \\*venue\\*](card:120)']);
  });

  it('is one word in the title of a new card', () => {
    const title = { people: source.people, labels: [{ id: 5, name: 'very urgent' }] };
    const words = (sign: '@' | '#', query: string): string[] =>
      suggestedWords({ sign, start: 0, query }, title).map(({ text }) => text);
    expect(words('@', 'ada')).toEqual(['@Ada_[Countess]_Lovelace']);
    expect(words('#', 'urg')).toEqual(['#very_urgent']);
  });
});
