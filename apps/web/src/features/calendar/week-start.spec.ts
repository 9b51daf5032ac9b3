import { describe, expect, it } from '@jest/globals';
import { firstWeekdayOf, readerLocale } from './week-start.js';

describe('the first day of the week', () => {
  it.each([
    ['en-US', 7],
    ['en', 7],
    ['ja', 7],
    ['en-GB', 1],
    ['de', 1],
  ])('of %s is %d', (locale, day) => {
    expect(firstWeekdayOf(locale)).toBe(day);
  });
});

describe('the locale of the reader', () => {
  it('is the first of the browser with the language of the page', () => {
    expect(readerLocale('en', ['ja', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(readerLocale('ja', ['en-GB'])).toBe('ja');
  });

  it('is never a locale that does not exist', () => {
    expect(readerLocale('en', ['en-US@posix', 'en_GB', ''])).toBe('en');
  });
});
