export interface SlotLimits {
  total: number;
  perEndpoint: number;
  perHost: number;
  perWorkspace: number;
}

/** The endpoint, host and workspace whose slots a delivery takes. */
export interface SlotOwner {
  endpointId: number;
  host: string;
  workspaceId: number;
}

export type SlotVerdict = 'accepted' | 'rejected' | 'hung';

/** The limits of the next claim; a name that is not listed has its whole limit free. */
export interface FreeSlots {
  total: number;
  endpoints: Map<number, number>;
  hosts: Map<string, number>;
  workspaces: Map<number, number>;
}

/**
 * Attempts in flight, limited for each endpoint, host and workspace, so that none can starve the others. The limit of
 * an endpoint that hangs or cannot be connected to is halved each time, down to one, and grows by one with each
 * success. Such an endpoint stays on its retry schedule and costs one slot.
 */
export class Slots {
  private used = 0;
  private readonly endpoints = new Map<number, { used: number; cap: number }>();
  private readonly hosts = new Map<string, number>();
  private readonly workspaces = new Map<number, number>();

  constructor(readonly limits: SlotLimits) {}

  get inFlight(): number {
    return this.used;
  }

  take(owner: SlotOwner): void {
    this.used += 1;
    const endpoint = this.endpoints.get(owner.endpointId) ?? { used: 0, cap: this.limits.perEndpoint };
    endpoint.used += 1;
    this.endpoints.set(owner.endpointId, endpoint);
    count(this.hosts, owner.host, 1);
    count(this.workspaces, owner.workspaceId, 1);
  }

  /**
   * Frees a slot; called only when the attempt’s result is committed, so that a crash repeats no more attempts than
   * there are slots.
   */
  release(owner: SlotOwner): void {
    this.used -= 1;
    count(this.hosts, owner.host, -1);
    count(this.workspaces, owner.workspaceId, -1);
    const endpoint = this.endpoints.get(owner.endpointId);
    if (!endpoint) return;
    endpoint.used -= 1;
    if (endpoint.used === 0 && endpoint.cap === this.limits.perEndpoint)
      this.endpoints.delete(owner.endpointId);
  }

  /** Adapts an endpoint’s limit to the result of its last attempt. */
  adapt(endpointId: number, verdict: SlotVerdict): void {
    const endpoint = this.endpoints.get(endpointId);
    if (!endpoint) return;
    if (verdict === 'hung') endpoint.cap = Math.max(1, Math.floor(endpoint.cap / 2));
    if (verdict === 'accepted') endpoint.cap = Math.min(this.limits.perEndpoint, endpoint.cap + 1);
  }

  free(): FreeSlots {
    const { total, perHost, perWorkspace } = this.limits;
    return {
      total: Math.max(0, total - this.used),
      endpoints: new Map(
        [...this.endpoints].map(([id, { used, cap }]) => [id, Math.max(0, cap - used)] as const),
      ),
      hosts: remaining(this.hosts, perHost),
      workspaces: remaining(this.workspaces, perWorkspace),
    };
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const value = (counts.get(key) ?? 0) + change;
  if (value === 0) counts.delete(key);
  else counts.set(key, value);
}

function remaining<Key>(counts: Map<Key, number>, limit: number): Map<Key, number> {
  return new Map([...counts].map(([key, used]) => [key, Math.max(0, limit - used)] as const));
}
