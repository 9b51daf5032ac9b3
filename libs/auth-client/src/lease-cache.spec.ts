import { describe, expect, it } from '@jest/globals';
import type { Principal } from '@kiban/contracts';
import { LeaseCache } from './lease-cache.js';

const principal = (workspaceId: number, expiresAt: string | null = null): Principal => ({
  kind: 'token',
  credentialId: 'token:1',
  workspace: { id: workspaceId, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'admin',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'token', name: 'T' },
  audiences: ['api', 'mcp'],
  expiresAt,
});

describe('the cache of leases', () => {
  it('discards a lease when it expires', () => {
    let now = 0;
    const cache = new LeaseCache(() => now);
    cache.put('d', principal(1), 5_000, cache.generation);
    now = 4_999;
    expect(cache.get('d')).toBeDefined();
    now = 5_000;
    expect(cache.get('d')).toBeUndefined();
  });

  it('discards an expired bearer at its own time, not at the end of the lease', () => {
    const cache = new LeaseCache(() => 0);
    cache.put('d', principal(1, new Date(Date.now() - 1).toISOString()), 5_000, cache.generation);
    expect(cache.get('d')).toBeUndefined();
  });

  it('never caches a response to a request from before a revocation', () => {
    const cache = new LeaseCache(() => 0);
    const { generation } = cache;
    cache.discard(2);
    cache.put('d', principal(1), 5_000, generation);
    expect(cache.get('d')).toBeUndefined();
  });

  it('discards one workspace, or all', () => {
    const cache = new LeaseCache(() => 0);
    cache.put('one', principal(1), 5_000, cache.generation);
    cache.put('two', principal(2), 5_000, cache.generation);
    cache.discard(1);
    expect(cache.get('one')).toBeUndefined();
    expect(cache.get('two')).toBeDefined();
    cache.discard(null);
    expect(cache.get('two')).toBeUndefined();
  });
});
