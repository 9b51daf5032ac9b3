import { describe, expect, it } from '@jest/globals';
import { conditionOf, type Columns } from './filter-condition.js';
import { matchesEntry } from './filter.js';
import { parseFilter, parsePath } from './filter-parser.js';

const columns: Columns = {
  username: { sql: 'n', kind: 'text' },
  externalid: { sql: 'e', kind: 'exact' },
  active: { sql: 'a', kind: 'flag' },
  'emails.value': { sql: 'm', kind: 'text' },
  'emails.type': { sql: 't', kind: 'text' },
};

const sqlOf = (filter: string): [string, unknown[]] => {
  const values: unknown[] = [];
  return [conditionOf(parseFilter(filter), { columns }, values), values];
};

describe('a SCIM filter', () => {
  it.each<[string, string, unknown[]]>([
    ['userName eq "Aiko"', 'auth.name_key(n) = $1::text', ['aiko']],
    ['userName eq "ÄRA\\u0308"', 'auth.name_key(n) = $1::text', ['ärä']],
    ['USERNAME EQ "Aiko"', 'auth.name_key(n) = $1::text', ['aiko']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', 'auth.name_key(n) = $1::text', ['a']],
    ['externalId eq "X"', 'e = $1::text', ['X']],
    ['externalId eq null', 'NOT e IS NOT NULL', []],
    ['externalId pr', 'e IS NOT NULL', []],
    ['active eq true', 'a', []],
    ['active eq "False"', 'NOT a', []],
    ['active ne false', 'a', []],
    ['emails eq "m"', 'auth.name_key(m) = $1::text', ['m']],
    ['emails.value eq "m"', 'auth.name_key(m) = $1::text', ['m']],
    [
      'emails[type eq "work"].value eq "m"',
      '(auth.name_key(t) = $2::text AND auth.name_key(m) = $1::text)',
      ['m', 'work'],
    ],
    [
      'emails[type eq "work" and value co "@x"]',
      '(auth.name_key(t) = $1::text AND strpos(auth.name_key(m), $2::text) > 0)',
      ['work', '@x'],
    ],
    ['not (active eq true)', 'NOT coalesce(a, false)', []],
    [
      'userName eq "a" or userName eq "b" and active eq true',
      '(auth.name_key(n) = $1::text OR (auth.name_key(n) = $2::text AND a))',
      ['a', 'b'],
    ],
    [
      '(userName eq "a" or userName eq "b") and active eq true',
      '((auth.name_key(n) = $1::text OR auth.name_key(n) = $2::text) AND a)',
      ['a', 'b'],
    ],
    ['userName eq "a\\"b\\u0041"', 'auth.name_key(n) = $1::text', ['a"ba']],
    [
      `userName eq "'; DROP TABLE auth.member; --"`,
      'auth.name_key(n) = $1::text',
      ["'; drop table auth.member; --"],
    ],
  ])('%s is a condition with its values as parameters [DEC-4.SCIM-10]', (filter, sql, values) => {
    expect(sqlOf(filter)).toEqual([sql, values]);
  });

  it.each([
    '',
    'userName',
    'userName eq',
    'userName eq aiko',
    'userName eq "aiko',
    'userName eq "a" and',
    'userName eq "a" userName eq "b"',
    'userName gt "a"',
    'userName eq 1',
    'userName eq true',
    'active eq "yes"',
    'active eq "constructor"',
    'active co "t"',
    'password eq "x"',
    'constructor eq "x"',
    '__proto__ eq "x"',
    "userName eq 'a'",
    'userName eq "a";',
    'userName eq "a" --',
    'userName eq "\\u0000"',
    'userName eq "a\n"',
    '(userName eq "a"',
    'userName eq "a")',
    'not userName eq "a"',
    'emails[type eq "work"',
    'emails[emails[type eq "a"]]',
    'a.b.c eq "x"',
    `${'('.repeat(9)}active eq true${')'.repeat(9)}`,
    `${'not ('.repeat(5_000)}active eq true${')'.repeat(5_000)}`,
    Array.from({ length: 31 }, () => 'active eq true').join(' or '),
    `userName eq "${'a'.repeat(1_000)}"`,
  ])('is rejected: %#. %s [DEC-4.SCIM-10]', (filter) => {
    expect(() => sqlOf(filter)).toThrow(/^filter /);
  });

  it('is read in time that grows with its length only [DEC-4.SCIM-10]', () => {
    for (const piece of ['(', 'not ', 'a.', '"', '\\', ' ', 'a eq "', 'emails['])
      expect(() => parseFilter(piece.repeat(1_000).slice(0, 1_000))).toThrow(/^filter /);
  });
});

describe('the filter of an entry', () => {
  it.each([
    ['value eq "1"', true],
    ['display eq "A\\u0308RGER"', true],
    ['value pr', true],
    ['not (value pr)', false],
    ['type pr', false],
    ['constructor pr', false],
  ])('sees only what the entry has itself: %s [DEC-4.SCIM-12]', (filter, matches) => {
    expect(matchesEntry(parseFilter(filter), { value: '1', display: 'Ärger' })).toBe(matches);
  });
});

describe('the path of a PATCH operation', () => {
  it.each<[string, object]>([
    ['active', { name: 'active' }],
    ['name.givenName', { name: 'name', sub: 'givenname' }],
    [
      'emails[type eq "work"].value',
      {
        name: 'emails',
        sub: 'value',
        filter: { kind: 'compare', path: { name: 'type' }, operator: 'eq', value: 'work' },
      },
    ],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.familyName', { name: 'name', sub: 'familyname' }],
    [
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
      { name: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user:department' },
    ],
  ])('%s names an attribute', (path, expected) => {
    expect(parsePath(path)).toEqual(expected);
  });

  it.each([
    '',
    '.',
    'a..b',
    'a.b.c',
    'name.',
    '[type eq "a"]',
    'emails[',
    'active eq true',
    'a b',
    '/active',
  ])('%j is rejected [DEC-4.SCIM-10]', (path) => {
    expect(() => parsePath(path)).toThrow(/^path /);
  });
});
