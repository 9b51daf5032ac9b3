import { describe, expect, it } from '@jest/globals';
import { jsonExcess, jsonShape, NAMES_MAX } from './json-scan.js';

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

describe('the names of a JSON text', () => {
  const bounds = { depthMax: 32, valuesMax: 2_000_000 };
  const excess = (text: string): string | null => jsonExcess(text, bounds);
  const range = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n));
  const objectOf = (names: readonly string[]): string => `{${names.map((name) => `"${name}":1`).join(',')}}`;
  /** The names of one object in an order of their own for each number. */
  const permuted = (names: readonly string[], number: number): string[] => {
    const left = [...names];
    let rest = number;
    return range(names.length, () => {
      const [name = ''] = left.splice(rest % left.length, 1);
      rest = Math.floor(rest / (left.length + 1));
      return name;
    });
  };

  it.each([
    ['one object', (count: number) => objectOf(range(count, (n) => `k${n}`))],
    [
      'objects of two names each',
      (count: number) => `[${range(count / 2, (n) => objectOf([`a${n}`, `b${n}`])).join(',')}]`,
    ],
    [
      'objects inside of each other',
      (count: number) =>
        `[${range(count / 20, (n) => range(20, (level) => `{"k${n}-${level}":`).join('') + '1' + '}'.repeat(20)).join(',')}]`,
    ],
    ['escaped names', (count: number) => objectOf(range(count, (n) => `\\u00e9\\"${n}`))],
    [
      'names with spaces around the colon',
      (count: number) => `{${range(count, (n) => `"k${n}" \n: "v:${n}"`).join(' ,\n')}}`,
    ],
    ['numbers', (count: number) => objectOf(range(count, (n) => String(n * 17)))],
    ['numbers of ten digits', (count: number) => objectOf(range(count, (n) => String(4_000_000_000 + n)))],
  ])('are 5,000 different ones at most: %s', (_where, make) => {
    expect(excess(make(NAMES_MAX))).toBeNull();
    expect(excess(make(NAMES_MAX + 20))).toBe('names');
  });

  it('stop the scan when they are too many, whatever follows', () => {
    const head = objectOf(range(NAMES_MAX + 1, (n) => `k${n}`));
    expect(jsonShape(`[${head},${'[1,2],'.repeat(100_000)}0]`, bounds)).toEqual({
      excess: 'names',
      names: NAMES_MAX + 1,
    });
  });

  it('have 100,000 different orders at most, though they are few', () => {
    const names = range(12, (n) => `field ${n}`);
    const objects = (count: number): string =>
      `[${range(count, (n) => objectOf(permuted(names, n * 7_919))).join(',')}]`;
    expect(excess(objects(5_000))).toBeNull();
    expect(excess(objects(30_000))).toBe('orders');
  });

  it('may be repeated by any number of objects', () => {
    const card = JSON.stringify({
      title: 'Prepare: the "launch"',
      labels: ['urgent'],
      checklist: [{ text: 'Call {them}', done: false }],
      values: { Region: 'EMEA', Estimate: 3, 'Sales lead': 'Aiko' },
    });
    expect(excess(`{"lists":[{"cards":[${range(100_000, () => card).join(',')}]}]}`)).toBeNull();
  });

  it('may be those of some of a hundred custom fields on each of many cards', () => {
    const values = (card: number): string =>
      objectOf(range(8, (n) => `Field ${n * 12 + ((card * (n + 3)) % 11)}`));
    expect(
      excess(`[${range(30_000, (n) => `{"title":"Card ${n}","values":${values(n)}}`).join(',')}]`),
    ).toBeNull();
  });

  it.each(['{"a":1]:2}', ':::', '[1:2]', '}"a":1{', '{"a'])(
    'are left to the parser if it is not JSON: %j',
    (text) => {
      expect(excess(text)).toBeNull();
    },
  );
});
