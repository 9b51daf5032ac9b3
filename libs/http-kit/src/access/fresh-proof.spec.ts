import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DomainError, type Principal, type ProofMethod } from '@kiban/contracts';
import { NeedsFreshFactor, requireFreshFactor, requireFreshProof } from './fresh-proof.js';

const critical = (): void => undefined;
NeedsFreshFactor()({}, 'critical', { value: critical });
const withPassword = (): void => undefined;
NeedsFreshFactor('or its password')({}, 'withPassword', { value: withPassword });
const plain = (): void => undefined;

const caller = (kind: Principal['kind'], secondFactor?: Principal['secondFactor']): Principal => ({
  kind,
  credentialId: 'sample',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'owner',
  scopes: ['boards:read', 'boards:write'],
  via: { kind, name: 'sample' },
  audiences: ['api'],
  expiresAt: null,
  ...(secondFactor ? { secondFactor } : {}),
});
const person = (methods: ProofMethod[] | undefined, freshUntil: string | null): Principal =>
  caller('screen', { freshUntil, ...(methods ? { methods } : {}) });

const at = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toISOString();
const refusalOf = (who: Principal, route: object): string | undefined => {
  try {
    requireFreshFactor(who, route);
    return undefined;
  } catch (error) {
    expect((error as DomainError).code).toBe('second_factor_required');
    return (error as DomainError).message;
  }
};

const kinds: (ProofMethod[] | undefined)[] = [
  ['passkey'],
  ['passkey', 'code'],
  ['code'],
  ['password'],
  undefined,
];

describe('requireFreshFactor', () => {
  it.each(kinds)(
    'refuses a critical change of a person with %s who showed it too long ago [DEC-4.STEP-1]',
    (methods) => {
      for (const freshUntil of [null, at(-1)])
        expect(refusalOf(person(methods, freshUntil), critical)).toContain('/me/second-factor/check');
      expect(refusalOf(person(methods, at(60_000)), critical)).toBeUndefined();
    },
  );

  it('tells a person without a passkey and an app to send the password, and how to get one [DEC-4.STEP-9]', () => {
    expect(refusalOf(person(['password'], null), critical)).toMatch(/your password.*\/sign-in\/reset/);
    expect(refusalOf(person(['passkey'], null), critical)).not.toContain('password');
  });

  it('leaves the password to a route that takes it, and asks there for more than a password [DEC-4.STEP-8]', () => {
    expect(refusalOf(person(['password'], null), withPassword)).toBeUndefined();
    for (const methods of [['passkey'], ['code'], undefined] as (ProofMethod[] | undefined)[])
      expect(refusalOf(person(methods, null), withPassword)).toBeDefined();
  });

  it('asks nothing for other routes, and of callers who are not at the screen [DEC-4.STEP-7]', () => {
    for (const methods of kinds) expect(refusalOf(person(methods, null), plain)).toBeUndefined();
    for (const kind of ['token', 'oauth'] as const) expect(refusalOf(caller(kind), critical)).toBeUndefined();
  });

  it('asks nothing that an auth of the release before does not name [DEC-4.STEP-6]', () => {
    expect(refusalOf(caller('screen'), critical)).toBeUndefined();
  });
});

it('requireFreshProof refuses everyone who showed nothing [DEC-4.STEP-1]', () => {
  for (const who of [caller('screen'), person(['password'], null), person(['code'], at(-1))])
    expect(() => {
      requireFreshProof(who);
    }).toThrow(DomainError);
  expect(() => {
    requireFreshProof(person(['password'], at(60_000)));
  }).not.toThrow();
});
