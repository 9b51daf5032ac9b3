import { describe, expect, it } from '@jest/globals';
import type { Role } from '@kiban/vocabulary';
import type { Member } from './member-rules.js';
import { boardPeople, mayChooseAccess, mayChooseMember } from './board-access-rules.js';

const member = (id: number, role: Role): Member => ({
  id,
  role,
  name: `Person ${id}`,
  email: null,
  joinedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
});
const me = (id: number, role: Role): { role: Role; member: { id: number } } => ({ role, member: { id } });
const board = { createdBy: { memberId: 3, name: 'Person 3' } };
const members = [
  member(1, 'owner'),
  member(2, 'admin'),
  member(3, 'member'),
  member(4, 'member'),
  member(5, 'viewer'),
];

describe('who chooses the people of a board', () => {
  it.each<[string, number, Role, boolean]>([
    ['an owner', 1, 'owner', true],
    ['an admin', 2, 'admin', true],
    ['the creator', 3, 'member', true],
    ['another member', 4, 'member', false],
    ['a creator who is a viewer now', 3, 'viewer', false],
  ])('%s', (_, id, role, may) => {
    expect(mayChooseAccess(board, me(id, role))).toBe(may);
    expect(mayChooseMember(board, 4, me(id, role))).toBe(may);
  });

  it('leaves the creator on their own board', () => {
    expect(mayChooseMember(board, 3, me(3, 'member'))).toBe(false);
    expect(mayChooseMember(board, 3, me(1, 'owner'))).toBe(true);
  });
});

describe('the people of a private board', () => {
  it('are its members and everyone who sees every board, the creator first', () => {
    const { people, others } = boardPeople(board, members, [3, 5], me(3, 'member'));
    expect(people.map(({ member: { id }, seesAll, mayRemove }) => [id, seesAll, mayRemove])).toEqual([
      [3, false, false],
      [1, true, false],
      [2, true, false],
      [5, false, true],
    ]);
    expect(others.map(({ id }) => id)).toEqual([4]);
  });

  it('are only read by others', () => {
    const { people } = boardPeople(board, members, [3, 4], me(4, 'member'));
    expect(people.some(({ mayRemove }) => mayRemove)).toBe(false);
  });
});
