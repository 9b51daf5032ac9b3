import type { FreeSlots, SlotLimits, SlotOwner } from './slots.js';

/**
 * The limits that a claim reached, so that more deliveries may be due. It is computed from the claim’s limits and its
 * result, not from the slots afterwards: some were freed while it was in flight. A claim that used up a small limit
 * must be followed by another even if there are many free slots by then.
 */
export class WantedRoom {
  static readonly none = new WantedRoom(false, new Set(), new Set(), new Set());

  private constructor(
    private readonly total: boolean,
    private readonly endpoints: ReadonlySet<number>,
    private readonly hosts: ReadonlySet<string>,
    private readonly workspaces: ReadonlySet<number>,
  ) {}

  /** @param free the claim’s limits @param claimed the slots that it used */
  static after(free: FreeSlots, limits: SlotLimits, claimed: readonly SlotOwner[]): WantedRoom {
    return new WantedRoom(
      claimed.length >= free.total,
      usedUp(
        free.endpoints,
        limits.perEndpoint,
        claimed.map(({ endpointId }) => endpointId),
      ),
      usedUp(
        free.hosts,
        limits.perHost,
        claimed.map(({ host }) => host),
      ),
      usedUp(
        free.workspaces,
        limits.perWorkspace,
        claimed.map(({ workspaceId }) => workspaceId),
      ),
    );
  }

  /** Whether more deliveries may be due for a slot of this owner. */
  includes({ endpointId, host, workspaceId }: SlotOwner): boolean {
    return (
      this.total || this.endpoints.has(endpointId) || this.hosts.has(host) || this.workspaces.has(workspaceId)
    );
  }
}

function usedUp<Key>(free: ReadonlyMap<Key, number>, limit: number, taken: readonly Key[]): ReadonlySet<Key> {
  const left = new Map(free);
  for (const key of taken) left.set(key, (left.get(key) ?? limit) - 1);
  return new Set([...left].filter(([, room]) => room <= 0).map(([key]) => key));
}
