import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

const limits = { total: 6, perEndpoint: 4, perHost: 5, perWorkspace: 5 };
const owner = (endpointId: number, workspaceId = 1, host = 'example.com') => ({
  endpointId,
  workspaceId,
  host,
});

describe('Slots', () => {
  it('return the free slots of each endpoint, host and workspace', () => {
    const slots = new Slots(limits);
    slots.take(owner(1));
    slots.take(owner(2, 2, 'other.example'));
    const free = slots.free();
    expect(free.total).toBe(4);
    expect([...free.endpoints]).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect([...free.hosts]).toEqual([
      ['example.com', 4],
      ['other.example', 4],
    ]);
    expect([...free.workspaces]).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });

  it('halve an endpoint that hangs down to one, and grow it by one with each success', () => {
    const slots = new Slots(limits);
    slots.take(owner(1));
    slots.adapt(1, 'hung');
    expect(slots.free().endpoints.get(1)).toBe(1);
    slots.adapt(1, 'hung');
    slots.adapt(1, 'hung');
    expect(slots.free().endpoints.get(1)).toBe(0);
    slots.adapt(1, 'accepted');
    expect(slots.free().endpoints.get(1)).toBe(1);
  });

  it('keep a lowered limit while no attempt is in flight', () => {
    const slots = new Slots(limits);
    slots.take(owner(1));
    slots.adapt(1, 'hung');
    slots.release(owner(1));
    expect(slots.free().endpoints.get(1)).toBe(2);
  });

  it('discard owners at their default limit', () => {
    const slots = new Slots(limits);
    slots.take(owner(1));
    slots.release(owner(1));
    expect(slots.free()).toEqual({ total: 6, endpoints: new Map(), hosts: new Map(), workspaces: new Map() });
    expect(slots.inFlight).toBe(0);
  });
});
