import { describe, expect, it } from '@jest/globals';
import { jsonFault } from './json-bounds.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('the structure of a JSON text', () => {
  it('may be as deep as the bound and no deeper, in arrays and objects alike', () => {
    expect(jsonFault(nested(32), { depthMax: 32 })).toBeUndefined();
    expect(jsonFault(nested(33), { depthMax: 32 })).toBe('too_deep');
    expect(jsonFault('{"a":[{"b":[]}]}', { depthMax: 4 })).toBeUndefined();
    expect(jsonFault('{"a":[{"b":[]}]}', { depthMax: 3 })).toBe('too_deep');
  });

  it('is not judged by brackets, commas and escaped quotes inside strings', () => {
    const text = JSON.stringify({ a: '[[[[{{{{,,,,', 'b"[[[[': '\\"[[[[\\\\' });
    expect(jsonFault(text, { depthMax: 1, valuesMax: 2 })).toBeUndefined();
  });

  it('may hold as many values as the bound, siblings of one depth included', () => {
    expect(jsonFault(JSON.stringify([1, 2, 3]), { depthMax: 2, valuesMax: 3 })).toBeUndefined();
    expect(jsonFault(JSON.stringify([1, 2, 3, 4]), { depthMax: 2, valuesMax: 3 })).toBe('too_many_values');
    expect(jsonFault(Buffer.from(nested(2)), { depthMax: 2, valuesMax: 1 })).toBe('too_many_values');
  });

  it.each(['', '"', '"\\', '[[', ']]]]', '{"a"'])('scans %j to its end though it is not JSON', (text) => {
    expect(jsonFault(text, { depthMax: 32, valuesMax: 10 })).toBeUndefined();
  });
});
