import { describe, expect, it } from '@jest/globals';
import { dayIn, endOfDay, startOfDay } from './zoned-days.js';

const iso = (moment: number): string => new Date(moment).toISOString();

describe('a day in a time zone', () => {
  it.each([
    ['UTC', '2026-11-30', '2026-11-30T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-30', '2026-11-29T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-30', '2026-11-30T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
    // 23 and 25 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    // Its clocks go from 24:00 to 1:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ])('of %s, %s, begins at %s and ends at %s', (zone, day, start, end) => {
    expect([iso(startOfDay(zone, day)), iso(endOfDay(zone, day))]).toEqual([start, end]);
    expect([dayIn(zone, startOfDay(zone, day)), dayIn(zone, endOfDay(zone, day) - 1)]).toEqual([day, day]);
  });
});
