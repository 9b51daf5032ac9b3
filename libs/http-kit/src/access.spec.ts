import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { Principal, Role } from '@kiban/contracts';
import { accessRules, requireAccess, type Access } from './access.js';

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
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'workspace:admin'],
    ],
    ['the owner at the screen', principal('screen', 'owner'), rules],
    ['an admin at the screen', principal('screen', 'admin'), rules.filter((rule) => rule !== 'screen:owner')],
    [
      'a member at the screen',
      principal('screen', 'member'),
      ['workspace', 'boards:read', 'boards:write', 'boards:own', 'screen'],
    ],
    [
      'a viewer at the screen',
      principal('screen', 'viewer'),
      ['workspace', 'boards:read', 'boards:own', 'screen'],
    ],
    [
      'the owner’s AI client',
      principal('oauth', 'owner'),
      ['workspace', 'boards:read', 'boards:write', 'boards:own'],
    ],
    ['a viewer’s AI client', principal('oauth', 'viewer'), ['workspace', 'boards:read', 'boards:own']],
    ['a read-only AI client', principal('oauth', 'owner', ['boards:read']), ['workspace', 'boards:read']],
  ])('lets %s do just that', (_, caller, allowed) => {
    expect(rules.filter((rule) => allows(rule, caller)).sort()).toEqual([...allowed].sort());
  });
});
