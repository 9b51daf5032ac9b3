import type { FreeSlots, SlotLimits, SlotOwner } from './slots.js';

/**
 * Where a claim met a bound, so that deliveries may be due which it had no room for. It is read from what the claim was
 * allowed and what it took, not from how full the slots are afterwards: some were freed while it was under way, and a
 * claim that used up its little room must be followed by another also where there is plenty by then.
 */
export class WantedRoom {
  static readonly none = new WantedRoom(false, new Set(), new Set(), new Set());

  private constructor(
    private readonly total: boolean,
    private readonly endpoints: ReadonlySet<number>,
    private readonly hosts: ReadonlySet<string>,
    private readonly workspaces: ReadonlySet<number>,
  ) {}

  /** @param free what the claim was allowed @param claimed what it took of that */
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

  /** Whether a slot of this owner is one that more may be due for. */
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
