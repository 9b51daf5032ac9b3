import { describe, expect, it } from '@jest/globals';
import { filterSubjectsOf, isUnfiltered, type EventFilter } from './event-filter.js';

describe('the filter of a consumer', () => {
  it.each<[EventFilter, readonly string[] | undefined]>([
    [{}, undefined],
    [
      { kinds: ['card.move', 'card.move', 'card.create'] },
      ['kiban.v1.*.*.card.move', 'kiban.v1.*.*.card.create'],
    ],
    [{ workspace: 42 }, ['kiban.v1.42.*.>']],
    [{ workspace: 42, board: 0 }, ['kiban.v1.42.0.>']],
    [{ board: 3, kinds: ['card.move'] }, ['kiban.v1.*.3.card.move']],
    [{ subjects: ['kiban.v1.*.*.card.>'] }, ['kiban.v1.*.*.card.>']],
  ])('%j is of the subjects %j', (filter, subjects) => {
    expect(filterSubjectsOf(filter)).toEqual(subjects);
  });

  it.each([
    [{ kinds: [] }],
    [{ kinds: ['*'] }],
    [{ kinds: ['card.*'] }],
    [{ workspace: 0 }],
    [{ workspace: 1.5 }],
    [{ board: -1 }],
    [{ board: '3' }],
    [{ subjects: [] }],
    [{ subjects: ['$JS.API.>'] }],
    [{ subjects: ['kiban.v1.>'], board: 0 }],
  ])('%j is rejected', (filter) => {
    expect(() => filterSubjectsOf(filter as EventFilter)).toThrow(TypeError);
  });

  it('leaves nothing out without a property, or with the subject of all events', () => {
    expect(isUnfiltered(undefined)).toBe(true);
    expect(isUnfiltered(['kiban.v1.>'])).toBe(true);
    expect(isUnfiltered(['kiban.v1.1.>'])).toBe(false);
  });
});
