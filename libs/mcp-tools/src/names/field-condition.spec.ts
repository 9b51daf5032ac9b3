import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../schemas/tool-error.js';
import { fieldConditionOf } from './field-condition.js';
import type { NameSource } from './name-source.js';

const fields = [
  {
    id: 7,
    name: 'Team',
    type: 'select',
    options: [
      { id: 71, label: 'Ops' },
      { id: 72, label: 'Web, mobile' },
    ],
  },
  { id: 8, name: 'Tester', type: 'member', options: [] },
  { id: 9, name: 'Effort', type: 'number', options: [] },
  { id: 10, name: 'Note', type: 'text', options: [] },
];
const names = {
  fields: () => Promise.resolve(fields),
  members: () => Promise.resolve([{ id: 4, name: 'Bea' }]),
} as unknown as NameSource;

const onBoard = (condition: string): Promise<string> => fieldConditionOf(names, 1, condition);

describe('a condition on a custom field', () => {
  it.each([
    ['team=ops', '7=71'],
    ['7 = 71, none', '7=71,none'],
    ['Tester=me,Bea', '8=me,4'],
    ['Effort=3..8', '9=3..8'],
    ['Note=~a=b, c', '10=~a=b, c'],
    ['Effort=none', '9=none'],
  ])('takes names of fields, options and members: %s', async (given, sent) => {
    expect(await onBoard(given)).toBe(sent);
  });

  it('takes an id without a board, and says that a name needs one', async () => {
    expect(await fieldConditionOf(names, undefined, '#9=..5')).toBe('9=..5');
    await expect(fieldConditionOf(names, undefined, 'Effort=..5')).rejects.toThrow('needs board');
  });

  it.each(['Effort', '=5', 'Effort=', ''])('rejects %j with an example', async (given) => {
    await expect(onBoard(given)).rejects.toThrow('Points=3..8');
  });

  it('rejects more values than the API takes, before it compares their names', async () => {
    expect(await onBoard(`Tester=${Array.from({ length: 50 }, () => 'bEa').join()}`)).toContain('8=4,4');
    await expect(onBoard(`Tester=${Array.from({ length: 51 }, () => 'bEa').join()}`)).rejects.toThrow(
      'at most 50',
    );
  });

  it('lists the options when none has the name', async () => {
    const rejected = (await onBoard('Team=Sales').catch((error: unknown) => error)) as ToolError;
    expect(rejected).toBeInstanceOf(ToolError);
    expect(rejected.candidates).toContainEqual({ id: 71, name: 'Ops' });
  });
});
