import { expect, it } from '@jest/globals';
import { changedPaths, valueAt, withPartOf } from './preference-paths.js';

it.each([
  ['theme', 'light', 'dark', ['theme']],
  ['starred', [1], [1, 2], ['starred']],
  ['folded', { 5: [1], 6: [2] }, { 5: [1], 6: [2, 3], 7: [4] }, ['folded.6', 'folded.7']],
  ['folded', { 5: [1] }, {}, ['folded.5']],
  ['folded', undefined, { 5: [1] }, ['folded']],
])('names the changed parts of %s: %j to %j', (key, before, after, paths) => {
  expect(changedPaths(key, before, after)).toEqual(paths);
});

it('takes one part of another document, and removes what is missing there', () => {
  const theirs = { theme: 'light', folded: { 5: [1], 6: [2] } };
  const mine = { theme: 'dark', folded: { 5: [3] } };
  expect(withPartOf(theirs, mine, 'theme')).toEqual({ ...theirs, theme: 'dark' });
  expect(withPartOf(theirs, mine, 'folded.5')).toEqual({ ...theirs, folded: { 5: [3], 6: [2] } });
  expect(withPartOf(theirs, mine, 'folded.6')).toEqual({ ...theirs, folded: { 5: [1] } });
  expect(withPartOf({}, mine, 'folded.5')).toEqual({ folded: { 5: [3] } });
  expect(withPartOf(theirs, {}, 'theme')).toEqual({ folded: theirs.folded });
});

it('finds an entry whose name has a dot', () => {
  expect(valueAt({ folded: { 'a.b': [1] } }, 'folded.a.b')).toEqual([1]);
  expect(valueAt({ folded: 'other' }, 'folded.5')).toBeUndefined();
});
