import { describe, expect, it } from '@jest/globals';
import { apiDate, momentOf } from 'n8n-nodes-kiban/shared/dates';

describe('a date of n8n’s picker', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-12-24T00:00:00', '2026-12-24'],
    ['2026-12-24T00:00', '2026-12-24'],
    ['2026-12-24T09:30:00Z', '2026-12-24T09:30:00Z'],
    ['2026-12-24T09:30:00+02:00', '2026-12-24T09:30:00+02:00'],
    ['', null],
    [null, null],
    [undefined, null],
    ['soon', 'soon'],
    ['2026-99-99T09:00', '2026-99-99T09:00:00'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [{ toISO: () => '2026-01-02T03:04:05.000+09:00' }, '2026-01-02T03:04:05.000+09:00'],
  ])('%p is %p', (given, expected) => expect(apiDate(given, 'Asia/Tokyo')).toBe(expected));

  it.each([
    ['Asia/Tokyo', '2026-07-01T09:00:00', '2026-07-01T00:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T09:00:00', '2026-07-01T07:00:00.000Z'],
    ['Europe/Berlin', '2026-12-01T09:00:00', '2026-12-01T08:00:00.000Z'],
    // The last minute before clocks go forward at 02:00, and the first after it.
    ['Europe/Berlin', '2026-03-29T01:59:00', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['America/New_York', '2026-11-01T12:00:00', '2026-11-01T17:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01T09:00:00', '2026-07-01T03:15:00.000Z'],
  ])('in %s, %s is %s', (zone, local, expected) => expect(apiDate(local, zone)).toBe(expected));

  it.each([
    ['2026-07-01', Date.parse('2026-06-30T15:00:00Z')],
    ['2026-07-01T00:00:00', Date.parse('2026-06-30T15:00:00Z')],
    ['2026-07-01T09:30:00', Date.parse('2026-07-01T00:30:00Z')],
    ['2026-07-01T09:30:00Z', Date.parse('2026-07-01T09:30:00Z')],
    ['', undefined],
    ['soon', NaN],
    ['2026-99-99', NaN],
  ])('%p as a moment is %p', (given, expected) => expect(momentOf(given, 'Asia/Tokyo')).toBe(expected));
});
