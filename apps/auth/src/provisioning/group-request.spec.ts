import { describe, expect, it } from '@jest/globals';
import { GROUP_MEMBERS_MAX, readGroupPatch, type GroupState } from './group-request.js';
import { OPERATIONS_MAX } from './request-body.js';

const groupOf = (count: number): GroupState => ({
  displayName: 'Designers',
  externalId: null,
  userIds: new Set(Array.from({ length: count }, (_, n) => String(n + 1))),
});
const patched = (group: GroupState, ...operations: object[]): number[] =>
  [...readGroupPatch({ Operations: operations })(group).userIds].map(Number);
/** Spellings of one attribute: names ignore case. */
const spellings = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    Array.from(name, (letter, at) => ((n >> (at % 13)) & 1 ? letter.toUpperCase() : letter)).join(''),
  );

describe('the members of a group after a PATCH', () => {
  it.each<[string, number[]]>([
    ['value eq "2"', [1, 3, 4]],
    ['value eq "2" or value eq "4" or value eq "9"', [1, 3]],
    ['VALUE EQ "3"', [1, 2, 4]],
    ['value eq "none"', [1, 2, 3, 4]],
  ])('are without those of the filter %s', (filter, ids) => {
    expect(patched(groupOf(4), { op: 'remove', path: `members[${filter}]` })).toEqual(ids);
  });

  it.each([
    'value pr',
    'not (value eq "1")',
    'value ne "1"',
    'value sw "1"',
    'type eq "User"',
    'value eq true',
  ])('are not selected by %s, which each member would have to be compared with', (filter) => {
    expect(() => patched(groupOf(4), { op: 'remove', path: `members[${filter}]` })).toThrow(/value eq/);
  });

  it('follow the operations in order, and leave the group before as it was', () => {
    const before = groupOf(3);
    const read = readGroupPatch({
      Operations: [
        { op: 'remove', path: 'members' },
        { op: 'add', path: 'members', value: [{ value: '7' }, { value: '8' }] },
        { op: 'remove', path: 'members', value: [{ value: '7' }] },
        { op: 'Replace', value: { displayName: 'Writers', members: [{ value: '5' }] } },
        { op: 'add', path: 'members', value: [{ value: '6' }] },
      ],
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(read(before)).toEqual({
        displayName: 'Writers',
        externalId: null,
        userIds: new Set(['5', '6']),
      });
    expect([...before.userIds]).toEqual(['1', '2', '3']);
  });

  it('cost what the request names, however many the group has', () => {
    const group = groupOf(GROUP_MEMBERS_MAX);
    const filter = Array.from({ length: 30 }, (_, n) => `value eq "${9_000 + n}"`).join(' or ');
    const removals = Array.from({ length: OPERATIONS_MAX }, () => ({
      op: 'remove',
      path: `members[${filter}]`,
    }));
    const names = spellings('urn:ietf:params:scim:schemas:core:2.0:Group:members', 8_000);
    const value = Object.fromEntries(names.map((name) => [name, [{ value: '1' }]]));
    const before = process.cpuUsage();
    expect(patched(group, ...removals)).toHaveLength(GROUP_MEMBERS_MAX);
    expect(patched(group, { op: 'add', value })).toHaveLength(GROUP_MEMBERS_MAX);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});

describe('a PATCH of a group beyond the bounds', () => {
  const add = (count: number): object => ({
    op: 'add',
    path: 'members',
    value: Array.from({ length: count }, (_, n) => ({ value: String(n + 1) })),
  });

  it.each<[string, object[], RegExp]>([
    ['1,000 operations', Array.from({ length: 1_000 }, () => add(10)), /^Operations must .* 1 to 100 /],
    ['5,000 users in an operation', [add(5_000)], /^members must have at most 2000 values/],
    [
      'operations of which the last has 5,000',
      [add(1), add(5_000)],
      /^members must have at most 2000 values/,
    ],
  ])('is rejected before there is a group: %s [DEC-4.SCIM-10]', (_, operations, sentence) => {
    expect(() => readGroupPatch({ Operations: operations })).toThrow(sentence);
  });
});
