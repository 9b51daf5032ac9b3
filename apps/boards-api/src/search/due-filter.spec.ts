import { describe, expect, it } from '@jest/globals';
import { dueSpanOf } from './due-filter.js';

const now = new Date('2026-11-30T20:30:00.000Z');

describe('the due dates to search for', () => {
  it('are overdue from their moment on, and whole days from the next day of the reader on', () => {
    expect(dueSpanOf('overdue', 'UTC', now)).toEqual({
      days: { to: '2026-11-29' },
      moments: { before: '2026-11-30T20:30:00.000Z' },
    });
    expect(dueSpanOf('overdue', 'Asia/Tokyo', now).days).toEqual({ to: '2026-11-30' });
  });

  it.each([
    ['UTC', '2026-11-30', '2026-11-30T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-12-01', '2026-11-30T15:00:00.000Z', '2026-12-01T15:00:00.000Z'],
    ['America/Denver', '2026-11-30', '2026-11-30T07:00:00.000Z', '2026-12-01T07:00:00.000Z'],
  ])('of today are those of the reader’s day in %s', (zone, day, from, before) => {
    expect(dueSpanOf('today', zone, now)).toEqual({
      days: { from: day, to: day },
      moments: { from, before },
    });
  });

  it('of a week are today and the six days after it', () => {
    expect(dueSpanOf('week', 'Europe/Berlin', now).days).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  });

  it('of a span reach from its first day to the end of its last, also the last of all days', () => {
    expect(dueSpanOf('2026-03-28..2026-03-29', 'Europe/Berlin', now)).toEqual({
      days: { from: '2026-03-28', to: '2026-03-29' },
      moments: { from: '2026-03-27T23:00:00.000Z', before: '2026-03-29T22:00:00.000Z' },
    });
    expect(dueSpanOf('9999-12-31', 'UTC', now).moments).toEqual({ from: '9999-12-31T00:00:00.000Z' });
  });

  it.each(['soon', '2026-02-30', '2026-11-01..', '..2026-11-01', '2026-11-01..2026-11-02..2026-11-03'])(
    'of %s are rejected with the accepted forms',
    (text) => {
      expect(() => dueSpanOf(text, 'UTC', now)).toThrow(/due must be overdue, today, week/);
    },
  );
});
