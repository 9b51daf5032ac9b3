import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeText } from './text-merge.js';

const base = 'one\ntwo\nthree\nfour\nfive';

it('takes both changes where they are in different lines', () => {
  expect(mergeText(base, 'ONE\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour\nFIVE')).toBe(
    'ONE\ntwo\nthree\nfour\nFIVE',
  );
  expect(mergeText(base, 'zero\none\ntwo\nthree\nfour\nfive', 'one\ntwo\nfour\nfive')).toBe(
    'zero\none\ntwo\nfour\nfive',
  );
});

it('takes a change once that both sides made', () => {
  expect(mergeText(base, 'one\nTWO\nthree\nfour\nfive', 'one\nTWO\nthree\nfour\nFIVE')).toBe(
    'one\nTWO\nthree\nfour\nFIVE',
  );
});

it('reports a conflict where both changed the same line, or insert at the same place', () => {
  expect(mergeText(base, 'one\nTWO\nthree\nfour\nfive', 'one\ntwo!\nthree\nfour\nfive')).toBeNull();
  expect(mergeText('one', 'one\nmine', 'one\ntheirs')).toBeNull();
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
  .map((lines) => lines.join('\n'));

it('takes the other side where one is unchanged, and is symmetric', () => {
  fc.assert(
    fc.property(text, text, text, (start, mine, theirs) => {
      expect(mergeText(start, mine, start)).toBe(mine);
      expect(mergeText(start, start, theirs)).toBe(theirs);
      expect(mergeText(start, mine, mine)).toBe(mine);
      expect(mergeText(start, mine, theirs)).toBe(mergeText(start, theirs, mine));
    }),
  );
});

it('never loses a line that one side added', () => {
  fc.assert(
    fc.property(text, text, text, (start, mine, theirs) => {
      const merged = mergeText(start, `mine\n${mine}`, `${theirs}\ntheirs`);
      if (merged === null) return;
      expect(merged.split('\n')).toEqual(expect.arrayContaining(['mine', 'theirs']));
    }),
  );
});
