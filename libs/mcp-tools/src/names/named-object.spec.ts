import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../tools/tool-error.js';
import { idIn, namedObject } from './named-object.js';

const boards = [
  { id: 1, name: 'Launch' },
  { id: 2, name: 'launch' },
  { id: 3, name: 'Road map' },
  { id: 4, name: 'Twice' },
  { id: 5, name: 'Twice' },
  { id: 6, name: '3' },
];
const find = (reference: number | string): number => namedObject('board', boards, reference).id;

function rejection(reference: number | string): ToolError {
  try {
    find(reference);
  } catch (error) {
    if (error instanceof ToolError) return error;
  }
  throw new Error('It was not refused.');
}

describe('finding an object by what a model sent', () => {
  it.each([
    ['an id', 3, 3],
    ['an id as text', '2', 2],
    ['an id with a hash', '#2', 2],
    ['an exact name, where another differs only in case', 'launch', 2],
    ['a name in another case', 'ROAD MAP', 3],
    ['a name with spaces around it', ' Road map ', 3],
  ])('takes %s', (_, reference, id) => {
    expect(find(reference)).toBe(id);
  });

  it('prefers an id over a name that looks like one', () => {
    expect(find('3')).toBe(3);
  });

  it('never guesses between several of the same name', () => {
    const { code, candidates } = rejection('Twice');
    expect(code).toBe('ambiguous_name');
    expect(candidates).toEqual([
      { id: 4, name: 'Twice' },
      { id: 5, name: 'Twice' },
    ]);
  });

  it('lists what there is, the nearest first, when nothing matches', () => {
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
