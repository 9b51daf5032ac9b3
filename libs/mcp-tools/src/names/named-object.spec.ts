import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../schemas/tool-error.js';
import { idIn, namedObject } from './named-object.js';

const boards = [
  { id: 1, name: 'Launch' },
  { id: 2, name: 'launch' },
  { id: 3, name: 'Road map' },
  { id: 4, name: 'Twice' },
  { id: 5, name: 'Twice' },
  { id: 6, name: '3' },
  { id: 7, name: 'ΟΔΟΣ' },
  { id: 8, name: 'Cafe\u0301' },
  { id: 9, name: 'ＡＢＣ' },
];
const find = (reference: number | string): number => namedObject('board', boards, reference).id;

function rejection(reference: number | string): ToolError {
  try {
    find(reference);
  } catch (error) {
    if (error instanceof ToolError) return error;
  }
  throw new Error('It was not rejected.');
}

describe('finding an object by id or name', () => {
  it.each([
    ['an id', 3, 3],
    ['an id as text', '2', 2],
    ['an id with a hash', '#2', 2],
    ['an exact name, when another differs only in case', 'launch', 2],
    ['a name in another case', 'ROAD MAP', 3],
    ['a name with spaces around it', ' Road map ', 3],
    ['a name whose last letter has two forms', 'οδος', 7],
    ['composed characters for others', 'CAFÉ', 8],
  ])('takes %s', (_, reference, id) => {
    expect(find(reference)).toBe(id);
  });

  it('prefers an id over a name that looks like one', () => {
    expect(find('3')).toBe(3);
  });

  it('compares names as the service does, to which width and accents matter', () => {
    for (const other of ['ABC', 'Cafe']) expect(rejection(other).code).toBe('not_found');
  });

  it('rejects a name that several objects have', () => {
    const { code, candidates } = rejection('Twice');
    expect(code).toBe('ambiguous_name');
    expect(candidates).toEqual([
      { id: 4, name: 'Twice' },
      { id: 5, name: 'Twice' },
    ]);
  });

  it('lists the candidates, nearest first, when nothing matches', () => {
    const { code, candidates } = rejection('map');
    expect(code).toBe('not_found');
    expect(candidates?.[0]).toEqual({ id: 3, name: 'Road map' });
  });
});

describe('an id in text', () => {
  it.each(['12abc', '1.5', '-3', '', '9'.repeat(20)])('is not found in %j', (text) => {
    expect(idIn(text)).toBeUndefined();
  });
});
