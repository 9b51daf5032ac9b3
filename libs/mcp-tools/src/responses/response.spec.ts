import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { response, responseBytesMax, ResponseBudget, fitting, shortened } from './response.js';

describe('the size of an answer', () => {
  it('is never more than the budget, whatever the rows hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 600, unit: 'binary' }), { maxLength: 200 }), (texts) => {
        const rows = fitting(
          texts.map((text) => ({ text })),
          new ResponseBudget(),
        );
        expect(Buffer.byteLength(JSON.stringify(response({ rows })))).toBeLessThanOrEqual(responseBytesMax);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a cut text', () => {
  it('is well formed and no longer than asked', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 50, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 40 }),
        (text, length) => {
          const cut = shortened(text, length);
          expect(cut.length).toBeLessThanOrEqual(
            Math.max(length, text.length <= length ? text.length : length),
          );
          expect(cut.isWellFormed()).toBe(true);
          if (text.length > length) expect(cut.endsWith('…')).toBe(true);
          else expect(cut).toBe(text);
        },
      ),
    );
  });
});
