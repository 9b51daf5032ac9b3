import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { adminScopes, scopes, type Principal, type Role } from '@kiban/contracts';
import { accessRules, boardTokenRules, requireAccess, tokenScopes, type Access } from './access.js';

type Rule = Exclude<Access, 'public'>;

function principal(
  kind: Principal['kind'],
  role: Role,
  scopes: Principal['scopes'] = ['boards:read', 'boards:write'],
): Principal {
  return {
    kind,
    credentialId: 'sample',
    workspace: { id: 1, slug: 'demo', name: 'Demo' },
    member: { id: 1, name: 'Aiko' },
    role,
    scopes,
    via: { kind, name: 'sample' },
    audiences: ['api'],
    expiresAt: null,
  };
}

const scoped = (...scopes: Principal['scopes']): Principal => ({
  ...principal('token', 'admin', scopes),
  restriction: { isScoped: true, addressRanges: [], boardIds: null },
});

const ofBoards = (caller: Principal): Principal => ({
  ...caller,
  restriction: { isScoped: false, addressRanges: [], ...caller.restriction, boardIds: [3] },
});

const allows = (rule: Rule, caller: Principal): boolean => {
  try {
    requireAccess(rule, caller);
    return true;
  } catch {
    return false;
  }
};

const rules = (Object.keys(accessRules) as Access[]).filter((rule): rule is Rule => rule !== 'public');

describe('requireAccess', () => {
  it.each<[string, Principal, Rule[]]>([
    [
      'an API token, which acts as an admin',
      principal('token', 'admin'),
      [
        'workspace',
        'boards:read',
        'boards:write',
        'boards:own',
        'boards:workspace',
        'boards:admin',
        'members:read',
        'webhooks:manage',
        'events:read',
      ],
    ],
    [
      'the owner at the screen',
      principal('screen', 'owner'),
      rules.filter((rule) => rule !== 'members:provision'),
    ],
    [
      'an admin at the screen',
      principal('screen', 'admin'),
      rules.filter((rule) => rule !== 'screen:owner' && rule !== 'members:provision'),
    ],
    [
      'a member at the screen',
      principal('screen', 'member'),
      [
        'workspace',
        'boards:read',
        'boards:write',
        'boards:own',
        'boards:workspace',
        'members:read',
        'screen',
      ],
    ],
    [
      'a viewer at the screen',
      principal('screen', 'viewer'),
      ['workspace', 'boards:read', 'boards:own', 'members:read', 'screen'],
    ],
    [
      'the owner’s AI client',
      principal('oauth', 'owner'),
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'boards:workspace', 'members:read'],
    ],
    [
      'a viewer’s AI client',
      principal('oauth', 'viewer'),
      ['workspace', 'boards:read', 'boards:own', 'members:read'],
    ],
    [
      'a read-only AI client',
      principal('oauth', 'owner', ['boards:read']),
      ['workspace', 'boards:read', 'members:read'],
    ],
    ...(['owner', 'admin'] as const).map((role): [string, Principal, Rule[]] => [
      `the sign-in of kiban of an ${role} who allowed events`,
      principal('oauth', role, ['boards:read', 'boards:write', 'events:read']),
      [
        'workspace',
        'boards:read',
        'boards:write',
        'boards:own',
        'boards:workspace',
        'members:read',
        'events:read',
      ],
    ]),
    [
      'the same sign-in after its person became a member',
      principal('oauth', 'member', ['boards:read', 'boards:write', 'events:read']),
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'boards:workspace', 'members:read'],
    ],
    ['a token with boards:read', scoped('boards:read'), ['workspace', 'boards:read']],
    [
      'a token with boards:write',
      scoped('boards:write'),
      ['workspace', 'boards:write', 'boards:own', 'boards:workspace', 'boards:admin'],
    ],
    ['a token with members:read', scoped('members:read'), ['workspace', 'members:read']],
    [
      'a token with webhooks:manage',
      scoped('webhooks:manage'),
      ['workspace', 'webhooks:manage', 'events:read'],
    ],
    ['a token without any scope', scoped(), ['workspace']],
    [
      'a token with members:provision, which is closed to all else',
      scoped('members:provision'),
      ['members:provision'],
    ],
    ['a token that has members:provision beside other scopes', scoped(...scopes), ['members:provision']],
    [
      'a credential whose scopes name members:provision, but are no restriction',
      principal('token', 'admin', [...scopes]),
      [
        'workspace',
        'boards:read',
        'boards:write',
        'boards:own',
        'boards:workspace',
        'boards:admin',
        'members:read',
        'webhooks:manage',
        'events:read',
      ],
    ],
    [
      'a token restricted to boards',
      ofBoards(principal('token', 'admin', [...adminScopes])),
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'boards:admin', 'members:read'],
    ],
    [
      'a token with every scope restricted to boards',
      ofBoards(scoped(...adminScopes)),
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'boards:admin', 'members:read'],
    ],
    [
      'a token with boards:read restricted to boards',
      ofBoards(scoped('boards:read')),
      ['workspace', 'boards:read'],
    ],
  ])('lets %s do just that', (_, caller, allowed) => {
    expect(rules.filter((rule) => allows(rule, caller)).sort()).toEqual([...allowed].sort());
  });
});

it('closes a rule that names no scope to tokens with scopes, whatever scopes they have', () => {
  const everything = scoped(...adminScopes);
  for (const rule of rules.filter((rule) => rule !== 'members:provision'))
    expect([rule, allows(rule, everything)]).toEqual([rule, rule in tokenScopes]);
});

it('closes every rule to a token restricted to boards that is not listed as safe, also for an owner', () => {
  const owner = ofBoards(principal('screen', 'owner', [...scopes]));
  for (const rule of rules) expect([rule, allows(rule, owner)]).toEqual([rule, boardTokenRules.has(rule)]);
  expect(() => requireAccess('boards:workspace', owner)).toThrow(
    'A token that is restricted to boards cannot do this.',
  );
});

it('names the missing scope', () => {
  expect(() => requireAccess('boards:write', scoped('boards:read'))).toThrow(
    'This token lacks the scope boards:write; use a token that has it.',
  );
});
