import { describe, expect, it } from '@jest/globals';
import { dateOfSerial, dayOrderOf, isOrderAssumed, readDate } from './dates.js';

const here = (...parts: [number, number, number, number, number, number?]): string =>
  new Date(...parts).toISOString();

describe('a date as people and programs write it', () => {
  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026/1/5', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['2026. 11. 30.', '2026-11-30'],
    ['2026年11月30日', '2026-11-30'],
    ['２０２６年１１月３０日', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['11/30/26', '2026-11-30'],
    ['30/11/2026', '2026-11-30'],
    ['30-11-2026', '2026-11-30'],
    ['3/4/2026', '2026-03-04'],
    ['3.4.2026', '2026-04-03'],
    ['3. 4. 2026', '2026-04-03'],
    ['31.12.99', '1999-12-31'],
    ['30 Nov 2026', '2026-11-30'],
    ['Monday, November 30, 2026', '2026-11-30'],
    ['30th of November 2026', '2026-11-30'],
    ['30-Nov-2026', '2026-11-30'],
    ['1066-10-14', '1066-10-14'],
    ['1969-07-20', '1969-07-20'],
    ['9999-12-31', '9999-12-31'],
    ['23/Nov/26 12:00 AM', '2026-11-23'],
    ['11/23/2026 12:00:00 AM', '2026-11-23'],
  ])('is the day: %s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each([
    ['2026-11-30T09:15:00Z', '2026-11-30T09:15:00.000Z'],
    ['2026-11-30T09:15:07.1234+09:00', '2026-11-30T00:15:07.123Z'],
    ['2026-11-30 09:15:00 +0000 UTC', '2026-11-30T09:15:00.000Z'],
    ['2026-11-30 09:15 UTC', '2026-11-30T09:15:00.000Z'],
    ['2026-11-30 23:15 -0200', '2026-12-01T01:15:00.000Z'],
    ['Thu Jul 25 2024 14:04:01 GMT+0200 (Central European Summer Time)', '2024-07-25T12:04:01.000Z'],
    ['Wed, 12 Mar 2025 15:31:08 +0000', '2025-03-12T15:31:08.000Z'],
    ['2026-11-30 09:15', here(2026, 10, 30, 9, 15)],
    ['2026-11-30 00:00', here(2026, 10, 30, 0, 0)],
    ['11/30/2026 9:15 PM', here(2026, 10, 30, 21, 15)],
    ['24/Nov/26 9:05:10 AM', here(2026, 10, 24, 9, 5, 10)],
    ['Nov 30, 2026 at 12:30 a.m.', here(2026, 10, 30, 0, 30)],
  ])('is the moment: %s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '31/Feb/26',
    '2026-13-01',
    '10000-01-01',
    '0000-01-01',
    '31/31/2026',
    '26-11-30',
    '3/4',
    '12 apples 2026',
    '2026-11-30 25:00',
    '2026-11-30 09:60',
    '0001-01-01T00:00:00+09:00',
    '1 '.repeat(1_000_000),
  ])('is none: %j', (text) => {
    expect(readDate(text)).toBeNull();
  });
});

describe('the order of day and month', () => {
  it.each([
    [['3/4/2026', '25/12/2026'], 'day-first', '2026-04-03'],
    [['3/4/2026', '12/25/2026', '2026-25-12'], 'month-first', '2026-03-04'],
    [['3/4/2026', '5/6/2026'], undefined, '2026-03-04'],
    [['13/1/2026', '1/13/2026'], undefined, '2026-03-04'],
  ] as const)('of a file with %j is %s', (texts, order, date) => {
    expect(dayOrderOf(texts)).toBe(order);
    expect(readDate('3/4/2026', order)).toBe(date);
  });

  it('never makes a date unreadable that has another order', () => {
    expect([readDate('13/1/2026', 'month-first'), readDate('1.13.2026', 'day-first')]).toEqual([
      '2026-01-13',
      '2026-01-13',
    ]);
  });

  it('is assumed where both parts could be a month', () => {
    const texts = ['3/4/2026', '4/4/2026', '13/4/2026', '2026-03-04', '3.4.26', 'soon'];
    expect(texts.filter(isOrderAssumed)).toEqual(['3/4/2026', '3.4.26']);
  });
});

describe('the number of a spreadsheet', () => {
  it('is a day, or a moment of this device', () => {
    expect([1, 46_356, 2_958_465].map(dateOfSerial)).toEqual(['1899-12-31', '2026-11-30', '9999-12-31']);
    expect(dateOfSerial(46_356.5)).toBe(here(2026, 10, 30, 12, 0));
    expect([-1, 0, 2_958_466, Number.NaN].map(dateOfSerial)).toEqual([null, null, null, null]);
  });
});
