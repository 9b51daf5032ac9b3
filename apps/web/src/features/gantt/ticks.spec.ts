import { describe, expect, it } from '@jest/globals';
import { dayAt, dayNumber } from '@kiban/schedule';
import { ZOOMS } from './chart-scale.js';
import { ticksOf } from './ticks.js';

const between = (zoom: (typeof ZOOMS)[number], language = 'en'): ReturnType<typeof ticksOf> =>
  ticksOf(zoom, dayNumber('2027-12-27'), dayNumber('2028-03-02'), language);

describe('the units of time', () => {
  it('are days below months, with the leap day', () => {
    const { major, minor } = between('day');
    expect(major.map(({ label }) => label)).toEqual([
      'December 2027',
      'January 2028',
      'February 2028',
      'March 2028',
    ]);
    expect(minor.map(({ day }) => dayAt(day))).toContain('2028-02-29');
    expect(minor.filter(({ isWeekend }) => isWeekend)[0]).toMatchObject({ label: '1' });
  });

  it('are weeks that begin on Monday, quarters and years', () => {
    const weeks = between('week').minor;
    expect(weeks.every(({ day }) => new Date(`${dayAt(day)}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
    expect(between('quarter').minor.map(({ label }) => label)).toEqual(['Q4', 'Q1']);
    expect(between('month').major.map(({ label }) => label)).toEqual(['2027', '2028']);
  });

  it.each(ZOOMS)('follow each other without a gap: %s', (zoom) => {
    const { major, minor } = between(zoom);
    for (const ticks of [major, minor]) {
      for (const [index, { day }] of ticks.entries()) {
        if (index > 0) expect(day).toBe(ticks[index - 1]?.end);
      }
    }
  });

  it('are in the language of the reader', () => {
    expect(between('week', 'ja').major[1]?.label).toBe('2028年1月');
    expect(between('month', 'ja').minor[0]?.label).toBe('12月');
  });
});
