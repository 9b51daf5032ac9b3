import { describe, expect, it } from '@jest/globals';
import { readBoardSearch } from './board-filter.js';
import { readCalendarPlace } from './calendar-place.js';

describe('the time of a calendar in an address', () => {
  it('is a day, and a week unless it is a month', () => {
    expect(readCalendarPlace({ span: 'week', day: '2027-03-15' })).toEqual({
      span: 'week',
      day: '2027-03-15',
    });
    expect(readCalendarPlace({ span: 'month', day: '0001-01-01' })).toEqual({ day: '0001-01-01' });
  });

  it.each(['2027-02-30', '0000-12-31', '10000-01-01', '2027-3-1', '', 20_270_315, null])(
    'drops %j',
    (day) => {
      expect(readCalendarPlace({ span: 'year', day })).toEqual({});
    },
  );

  it('stays from view to view, with the filter', () => {
    expect(readBoardSearch({ q: 'a', span: 'week', day: '2027-03-15', other: 1 })).toEqual({
      q: 'a',
      span: 'week',
      day: '2027-03-15',
    });
  });
});
