import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { response, responseBytes, responseBytesMax, ResponseBudget, fitting, shortened } from './response.js';

describe('the size of a response', () => {
  it('never exceeds the budget for any rows', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 600, unit: 'binary' }), { maxLength: 200 }), (texts) => {
        const rows = fitting(
          texts.map((text) => ({ text })),
          new ResponseBudget(),
        );
        const { structuredContent, content } = response({ rows });
        expect(responseBytes(structuredContent)).toBeLessThanOrEqual(responseBytesMax);
        expect(content).toEqual([{ type: 'text', text: JSON.stringify({ rows }) }]);
      }),
      { numRuns: 60 },
    );
  });

  it('has room for 20 kB of data, whatever a second copy of it takes', () => {
    const rows = Array.from({ length: 900 }, (_, id) => ({ id, title: `"Quoted" title of card ${id}` }));
    const fit = fitting(rows, new ResponseBudget());
    expect(fit.length).toBeLessThan(rows.length);
    expect(responseBytes({ rows: fit })).toBeGreaterThan(0.98 * responseBytesMax);
  });
});

describe('a cut text', () => {
  it('is well formed and at most the requested length', () => {
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
