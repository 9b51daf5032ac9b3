import { describe, expect, it } from '@jest/globals';
import { isAsShown } from './expected-output.js';

describe('what a page shows as output', () => {
  it.each([
    ['admin', 'admin\n'],
    ['order version …', 'order version 12'],
    ['{"id":…,"lists":[]}', '{"id":42,"lists":[]}'],
    ['first\n…\nlast', 'first\nsecond\nthird\nlast\n'],
    ['[a-z]+ (1)?', '[a-z]+ (1)?'],
  ])('%j fits %j', (shown, printed) => {
    expect(isAsShown(shown, printed)).toBe(true);
  });

  it.each([
    ['admin', 'administrator'],
    ['order version …', 'version 12'],
    ['first\nlast', 'first\nsecond\nlast'],
    ['200\n412', '200\n200'],
    ['a.c', 'abc'],
  ])('%j does not fit %j', (shown, printed) => {
    expect(isAsShown(shown, printed)).toBe(false);
  });
});
