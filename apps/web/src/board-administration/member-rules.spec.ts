import { describe, expect, it } from '@jest/globals';
import { choosableRoles, isLastOwner, roleQuestion } from './member-rules.js';

describe('the rules of roles', () => {
  it('let owners give every role, admins all but owner, others none', () => {
    expect(choosableRoles('owner')).toEqual(['viewer', 'member', 'admin', 'owner']);
    expect(choosableRoles('admin')).toEqual(['viewer', 'member', 'admin']);
    expect(choosableRoles('member')).toEqual([]);
    expect(choosableRoles('viewer')).toEqual([]);
  });

  it('keep one owner', () => {
    const [first, second, admin] = [{ role: 'owner' }, { role: 'owner' }, { role: 'admin' }] as const;
    expect(isLastOwner(first, [first, admin])).toBe(true);
    expect(isLastOwner(first, [first, second, admin])).toBe(false);
    expect(isLastOwner(admin, [first, admin])).toBe(false);
  });

  it('ask before someone becomes an owner or is one no longer', () => {
    expect(roleQuestion('admin', 'owner')).toBe('appoint');
    expect(roleQuestion('owner', 'member')).toBe('dismiss');
    expect(roleQuestion('viewer', 'member')).toBeNull();
  });
});
