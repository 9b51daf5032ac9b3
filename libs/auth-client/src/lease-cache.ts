import type { Principal } from '@kiban/contracts';

interface Lease {
  principal: Principal;
  /** On the monotonic clock, milliseconds. */
  until: number;
}

const LEASES_MAX = 50_000;

/**
 * Responses that may be reused. Every revocation starts a new generation: a response to an earlier request is never
 * cached, because it may predate the revocation.
 */
export class LeaseCache {
  private readonly leases = new Map<string, Lease>();
  private current = 0;

  constructor(private readonly nowMs: () => number) {}

  get generation(): number {
    return this.current;
  }

  get(digest: string): Principal | undefined {
    const lease = this.leases.get(digest);
    if (!lease) return undefined;
    if (lease.until > this.nowMs() && !isPast(lease.principal.expiresAt)) return lease.principal;
    this.leases.delete(digest);
    return undefined;
  }

  /** Caches a response, unless a revocation arrived since `generation`. */
  put(digest: string, principal: Principal, until: number, generation: number): void {
    if (generation !== this.current || until <= this.nowMs()) return;
    if (this.leases.size >= LEASES_MAX) this.leases.clear();
    this.leases.set(digest, { principal, until });
  }

  discard(workspaceId: number | null): void {
    this.current += 1;
    if (workspaceId === null) return this.leases.clear();
    for (const [digest, { principal }] of this.leases) {
      if (principal.workspace.id === workspaceId) this.leases.delete(digest);
    }
  }
}

/** A bearer’s expiry applies at its own time, not at the end of a lease. */
function isPast(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}
