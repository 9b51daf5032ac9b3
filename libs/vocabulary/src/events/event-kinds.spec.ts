import { describe, expect, it } from '@jest/globals';
import { eventKindNames, eventPatterns, eventSubject, isEventKind, matchesPattern } from './event-kinds.js';

describe('event kinds', () => {
  it('are each a noun and a verb', () => {
    for (const kind of eventKindNames) expect(kind).toMatch(/^[a-z]+\.[a-z]+$/);
  });

  it('match only their exact name', () => {
    expect(isEventKind('card.create')).toBe(true);
    for (const name of ['card.created', 'card.*', 'toString', '__proto__', ''])
      expect(isEventKind(name)).toBe(false);
  });

  it('are matched by name, by noun and by *', () => {
    expect(matchesPattern('card.move', 'card.move')).toBe(true);
    expect(matchesPattern('card.*', 'card.move')).toBe(true);
    expect(matchesPattern('*', 'token.issue')).toBe(true);
    expect(matchesPattern('card.move', 'card.create')).toBe(false);
    expect(matchesPattern('card.*', 'cardinal.move')).toBe(false);
    expect(matchesPattern('list.*', 'card.move')).toBe(false);
  });

  it('can be registered by kind, by noun and as *', () => {
    expect(eventPatterns).toEqual(expect.arrayContaining(['card.create', 'card.*', 'assignee.*', '*']));
  });

  it('are published under workspace, board (0 for none), noun and verb', () => {
    expect(eventSubject(7, 3, 'card.move')).toBe('kiban.v1.7.3.card.move');
    expect(eventSubject(7, null, 'token.issue')).toBe('kiban.v1.7.0.token.issue');
  });
});
