import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';
import { WantedRoom } from './wanted-room.js';

const limits = { total: 20, perEndpoint: 4, perHost: 5, perWorkspace: 8 };
const owner = (endpointId: number, workspaceId = 1, host = `host-${endpointId}`) => ({
  endpointId,
  workspaceId,
  host,
});
const times = (count: number, one: ReturnType<typeof owner>) => Array.from({ length: count }, () => one);

describe('WantedRoom', () => {
  it('is none if a claim left room for every owner', () => {
    const free = new Slots(limits).free();
    const wanted = WantedRoom.after(free, limits, times(3, owner(1)));
    expect(wanted.includes(owner(1))).toBe(false);
    expect(wanted.includes(owner(2))).toBe(false);
  });

  it('is wanted by an endpoint that used up its slots of the claim, whatever was freed since', () => {
    const slots = new Slots(limits);
    times(3, owner(1)).forEach((one) => slots.take(one));
    const free = slots.free();
    // Freed while the claim was in flight: there is plenty of room by the time it took the one that it was allowed.
    times(3, owner(1)).forEach((one) => slots.release(one));
    const wanted = WantedRoom.after(free, limits, [owner(1)]);
    expect(wanted.includes(owner(1))).toBe(true);
    expect(wanted.includes(owner(2))).toBe(false);
  });

  it('is wanted by every owner of the host, workspace or total that was used up', () => {
    const free = new Slots(limits).free();
    const host = WantedRoom.after(free, limits, [
      ...times(3, owner(1, 1, 'shared')),
      ...times(2, owner(2, 1, 'shared')),
    ]);
    expect(host.includes(owner(3, 2, 'shared'))).toBe(true);
    expect(host.includes(owner(3, 2))).toBe(false);
    const workspace = WantedRoom.after(
      free,
      limits,
      [1, 2, 3].flatMap((id) => times(3, owner(id))),
    );
    expect(workspace.includes(owner(9, 1))).toBe(true);
    expect(workspace.includes(owner(9, 2))).toBe(false);
    const total = WantedRoom.after({ ...free, total: 1 }, limits, [owner(1)]);
    expect(total.includes(owner(9, 9))).toBe(true);
  });

  it('is wanted by an endpoint that had none, and by no other because of it', () => {
    const slots = new Slots(limits);
    times(4, owner(1)).forEach((one) => slots.take(one));
    const wanted = WantedRoom.after(slots.free(), limits, [owner(2)]);
    expect(wanted.includes(owner(1))).toBe(true);
    expect(wanted.includes(owner(2))).toBe(false);
  });
});
