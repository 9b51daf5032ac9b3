import { describe, expect, it } from '@jest/globals';
import { signInProviders } from '../../../../texts/en/settings/sign-in-providers.js';
import { readMapping } from './group-rows.js';

const read = (claim: string, pairs: readonly (readonly [string, string])[]): object =>
  readMapping(
    {
      text: () => claim,
      all: (name) => pairs.map(([group, role]) => (name === 'group' ? group : role)),
    },
    signInProviders,
  );

describe('the form of the roles by groups', () => {
  it('leaves out lines without a group [DEC-9.SSO-3]', () => {
    const pairs = [
      ['', 'admin'],
      [' kiban-admins ', 'admin'],
      ['  ', 'viewer'],
      ['guests', 'viewer'],
    ] as const;
    expect(read(' groups ', pairs)).toEqual({
      groupsClaim: 'groups',
      roleByGroup: { 'kiban-admins': 'admin', guests: 'viewer' },
    });
  });

  it('keeps groups whose names are those of properties of objects [DEC-9.SSO-3]', () => {
    const pairs = [
      ['__proto__', 'admin'],
      ['constructor', 'viewer'],
    ] as const;
    expect(JSON.stringify(read('groups', pairs))).toBe(
      '{"groupsClaim":"groups","roleByGroup":{"__proto__":"admin","constructor":"viewer"}}',
    );
  });

  it('turns the groups off without a claim and groups [DEC-9.SSO-3]', () => {
    expect(read('', [['', 'member']])).toEqual({ groupsClaim: null, roleByGroup: {} });
  });

  it('rejects a group that is listed twice, and groups without a claim [DEC-9.SSO-3]', () => {
    const twice = [
      ['staff', 'admin'],
      ['staff ', 'viewer'],
    ] as const;
    expect(() => read('groups', twice)).toThrow('The group “staff” is listed twice.');
    expect(() => read(' ', [['staff', 'admin']])).toThrow(
      'Enter the claim that lists the groups, or remove the groups.',
    );
  });
});
