import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDayOf, nowMark, wallClock } from './grid-clock.js';

const BERLIN = 'Europe/Berlin';
const slot = (
  id: number,
  startTime: string | null,
  endTime: string | null,
): { id: number; startTime: string | null; endTime: string | null } => ({ id, startTime, endTime });

describe('the clock of a timetable', () => {
  it.each([
    ['2026-11-23T09:30:00Z', 'UTC', { day: '2026-11-23', minutes: 570 }],
    ['2026-11-23T23:30:00Z', 'Asia/Tokyo', { day: '2026-11-24', minutes: 510 }],
    ['2026-11-23T02:30:00Z', 'America/New_York', { day: '2026-11-22', minutes: 1_290 }],
    // 02:00 to 03:00 does not exist on this night, and exists twice on that one.
    ['2026-03-29T00:59:00Z', BERLIN, { day: '2026-03-29', minutes: 119 }],
    ['2026-03-29T01:00:00Z', BERLIN, { day: '2026-03-29', minutes: 180 }],
    ['2026-10-25T00:30:00Z', BERLIN, { day: '2026-10-25', minutes: 150 }],
    ['2026-10-25T01:30:00Z', BERLIN, { day: '2026-10-25', minutes: 150 }],
  ])('at %s in %s', (moment, timeZone, clock) => {
    expect(wallClock(new Date(moment), timeZone)).toEqual(clock);
  });
});

describe('today', () => {
  it.each([
    [{ date: null, weekday: 'monday' as const }, true],
    [{ date: null, weekday: 'sunday' as const }, false],
    [{ date: '2026-11-23', weekday: null }, true],
    [{ date: '2026-11-24', weekday: 'monday' as const }, false],
    [{ date: null, weekday: null }, false],
  ])('is a column %o: %s', (column, isToday) => {
    expect(isDayOf(column, '2026-11-23')).toBe(isToday);
  });
});

describe('the line for the present time', () => {
  const day = '2026-11-23';
  const rows = [
    slot(1, '08:00', '09:00'),
    slot(2, '10:00', null),
    slot(3, '12:00', '15:00'),
    slot(4, null, null),
  ];
  it.each([
    ['in a slot', 510, { rowId: 1, day, share: 0.5 }],
    ['at its start', 480, { rowId: 1, day, share: 0 }],
    ['between two slots', 545, null],
    ['in a slot without an end', 660, { rowId: 2, day, share: 0.5 }],
    ['after the last slot', 1_080, null],
  ])('is %s', (_, minutes, mark) => {
    expect(nowMark(rows, { day, minutes })).toEqual(mark);
  });

  it.each([
    [1_380, { rowId: 1, day, share: 0.125 }],
    [120, { rowId: 1, day: '2026-11-22', share: 0.5 }],
    [360, null],
    [600, null],
  ])('is in the day on which a slot over midnight began, at minute %i', (minutes, mark) => {
    expect(nowMark([slot(1, '22:00', '06:00')], { day, minutes })).toEqual(mark);
  });

  it('stays in its slot on nights when the clock changes', () => {
    const night = [slot(1, '00:00', '02:00'), slot(2, '02:00', '03:00'), slot(3, '03:00', '24:00')];
    const starts = fc.constantFrom('2026-03-28T22:00:00Z', '2026-10-24T22:00:00Z', '2026-07-01T00:00:00Z');
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 36 * 60 }), (start, passed) => {
        const clock = wallClock(new Date(Date.parse(start) + passed * 60_000), BERLIN);
        const mark = nowMark(night, clock);
        const expected = clock.minutes < 120 ? 1 : clock.minutes < 180 ? 2 : 3;
        expect(mark?.rowId).toBe(expected);
        expect(mark?.day).toBe(clock.day);
        expect(mark?.share).toBeGreaterThanOrEqual(0);
        expect(mark?.share).toBeLessThan(1);
      }),
    );
  });
});
