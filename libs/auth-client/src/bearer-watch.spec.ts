import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Principal } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { BearerWatch } from './bearer-watch.js';
import { AuthUnavailableError, UnauthenticatedError } from './errors.js';
import { leaseMaxMs } from './protocol.js';

const principal: Principal = {
  kind: 'token',
  credentialId: 'token:1',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'admin',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'token', name: 'T' },
  audiences: ['api', 'mcp'],
  expiresAt: null,
};

describe('what stays open by right of a bearer', () => {
  let dropped: (workspaceId: number | null) => void;
  let now: number;
  let asked: number;
  let ended: number;
  let rights: Principal[];
  let response: () => Promise<Principal>;
  let watch: BearerWatch;

  const auth = {
    onDrop: (listener: (workspaceId: number | null) => void) => {
      dropped = listener;
      return () => (dropped = () => undefined);
    },
  };
  const open = (): (() => void) =>
    watch.watch({
      principal,
      ask: () => {
        asked += 1;
        return response();
      },
      onEnd: () => (ended += 1),
      onRightsChange: (changed) => rights.push(changed),
    });

  beforeEach(() => {
    [now, asked, ended, rights] = [0, 0, 0, []];
    response = () => Promise.resolve(principal);
  });
  afterEach(() => watch.stop());

  const never = { nowMs: () => now, checkEveryMs: 2 ** 30 };
  const often = { nowMs: () => now, checkEveryMs: 1 };
  const revoked = (): Promise<Principal> => Promise.reject(new UnauthenticatedError('revoked'));
  const unavailable = (): Promise<Principal> => Promise.reject(new AuthUnavailableError('away'));
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('ends at a drop of its workspace when the bearer is refused, once', async () => {
    watch = new BearerWatch(auth, never);
    open();
    response = revoked;
    dropped(2);
    await settled();
    expect(asked).toBe(0);
    dropped(1);
    dropped(null);
    await settled();
    expect(ended).toBe(1);
  });

  it('ends without any drop, as a drop may be lost', async () => {
    watch = new BearerWatch(auth, often);
    open();
    await eventually('it asks by itself', () => asked > 2);
    expect(ended).toBe(0);
    response = revoked;
    await eventually('it ends', () => ended === 1);
  });

  it('asks anew after a drop although a question is under way, whose answer may be from before', async () => {
    watch = new BearerWatch(auth, never);
    open();
    response = () => new Promise(() => undefined);
    dropped(1);
    response = revoked;
    dropped(1);
    await settled();
    expect([asked, ended]).toEqual([2, 1]);
  });

  it('goes on while nobody can say, but no longer than a lease would', async () => {
    watch = new BearerWatch(auth, never);
    open();
    response = unavailable;
    now = leaseMaxMs - 1;
    dropped(null);
    await settled();
    expect(ended).toBe(0);
    now = leaseMaxMs;
    dropped(null);
    await settled();
    expect(ended).toBe(1);
  });

  it('tells of other rights, and asks no more once it is closed', async () => {
    watch = new BearerWatch(auth, never);
    const close = open();
    dropped(1);
    await settled();
    response = () => Promise.resolve({ ...principal, role: 'viewer' });
    dropped(1);
    await settled();
    dropped(1);
    await settled();
    expect(rights.map(({ role }) => role)).toEqual(['viewer']);
    close();
    dropped(1);
    await settled();
    expect(asked).toBe(3);
  });
});
