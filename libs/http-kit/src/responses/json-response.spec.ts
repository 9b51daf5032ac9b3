import { expect, it } from '@jest/globals';
import { entityTag, matchesAny } from './json-response.js';

it('begins an entity tag with the version, and changes it with any byte', () => {
  expect(entityTag('{"a":1}', 7)).toMatch(/^"7-/);
  expect(entityTag('{"a":1}', 7)).not.toBe(entityTag('{"a":2}', 7));
});

it('tells two collections apart by at least 64 bits', () => {
  // These two texts have one length and one CRC-32.
  const [one, other] = ['["plumless"]', '["buckeroo"]'];
  expect(entityTag(one)).not.toBe(entityTag(other));
  expect(entityTag(one)).toMatch(/^"[\w-]{11,}"$/);
});

it.each([
  [undefined, false],
  ['"x"', true],
  ['W/"x"', true],
  ['"y", "x"', true],
  ['*', true],
  ['"y"', false],
])('finds the tag in If-None-Match %s: %s', (header, found) => {
  expect(matchesAny(header, '"x"')).toBe(found);
});
