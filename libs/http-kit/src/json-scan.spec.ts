import { describe, expect, it } from '@jest/globals';
import { jsonExcess } from './json-scan.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const MANY = 1_000;

describe('the structure of a JSON text', () => {
  it('may be as deep as the bound and no deeper, in arrays and objects alike', () => {
    const excess = (text: string, depthMax: number): string | null =>
      jsonExcess(text, { depthMax, valuesMax: MANY });
    expect(excess(nested(32), 32)).toBeNull();
    expect(excess(nested(33), 32)).toBe('depth');
    expect(excess('{"a":[{"b":[]}]}', 4)).toBeNull();
    expect(excess('{"a":[{"b":[]}]}', 3)).toBe('depth');
  });

  it('is measured without brackets, commas and escaped quotes inside strings', () => {
    const text = JSON.stringify({ a: '[[[[{{{{,,,,', 'b"[[[[': '\\"[[[[\\\\' });
    expect(jsonExcess(text, { depthMax: 1, valuesMax: 3 })).toBeNull();
  });

  it('may hold as many values as the bound, at all levels together', () => {
    expect(jsonExcess(JSON.stringify([1, 2, 3]), { depthMax: 2, valuesMax: 4 })).toBeNull();
    expect(jsonExcess(JSON.stringify([1, 2, 3, 4]), { depthMax: 2, valuesMax: 4 })).toBe('values');
    expect(jsonExcess(nested(2), { depthMax: 2, valuesMax: 2 })).toBe('values');
  });

  it.each(['', '"', '"\\', '[[', ']]]]', '{"a"'])('is left to the parser if it is not JSON: %j', (text) => {
    expect(jsonExcess(text, { depthMax: 32, valuesMax: MANY })).toBeNull();
  });
});
