import { expect, it } from '@jest/globals';
import { snoozeTimes } from './snooze-times.js';

const days = (now: Date): string[] =>
  Object.values(snoozeTimes(now)).map(
    (at) => `${at.getMonth() + 1}/${at.getDate()} ${at.getHours()}:${at.getMinutes()}`,
  );

it.each([
  ['a Friday', new Date(2026, 10, 27, 14, 30), ['11/27 17:30', '11/28 9:0', '11/30 9:0']],
  [
    'a Sunday, whose next Monday is tomorrow',
    new Date(2026, 10, 29, 8, 0),
    ['11/29 11:0', '11/30 9:0', '11/30 9:0'],
  ],
  [
    'a Monday, whose next Monday is in a week',
    new Date(2026, 10, 30, 23, 0),
    ['12/1 2:0', '12/1 9:0', '12/7 9:0'],
  ],
  ['the end of the year', new Date(2026, 11, 31, 10, 0), ['12/31 13:0', '1/1 9:0', '1/4 9:0']],
])('snoozes from %s', (_, now, expected) => {
  expect(days(now)).toEqual(expected);
});
