import { performance } from 'node:perf_hooks';
import type { Principal } from '@kiban/contracts';
import type { AuthClient } from './auth-client.js';
import { UnauthenticatedError } from './errors.js';
import { leaseMaxMs } from './protocol.js';

/** Something that stays open by right of a bearer: an event stream, an answer under way. */
export interface WatchedBearer {
  /** Whose it was when it was opened. */
  principal: Principal;
  /** Asks whose the bearer is now. @throws UnauthenticatedError when it holds no more */
  ask: () => Promise<Principal>;
  /** Is called once, when the bearer holds no more. */
  onEnd: () => void;
  /** Is called when the bearer holds with other rights than before. */
  onRightsChange?: (principal: Principal) => void;
}

interface OpenEntry extends WatchedBearer {
  /** When somebody who may say so last said that it holds. */
  confirmedAtMs: number;
  isAsking: boolean;
}

/** Half of the second within which a stream must close, as the answer takes its time too. */
const CHECK_EVERY_MS = 500;

/**
 * Ends what stays open when its bearer is revoked or expires: within 1 s (decisions §4). A drop makes it
 * ask at once; since a drop may be lost, and none arrives while the broker is away, it also asks twice a
 * second. In the ordinary case a lease answers that, so an open stream costs auth a question every 5 s.
 * Where nobody can say, a stream goes on for as long as a lease would have, and ends then.
 */
export class BearerWatch {
  private readonly open = new Set<OpenEntry>();
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;
  private readonly nowMs: () => number;

  constructor(
    auth: Pick<AuthClient, 'onDrop'>,
    options: { nowMs?: () => number; checkEveryMs?: number } = {},
  ) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.stopListening = auth.onDrop((workspaceId) => this.checkAll(workspaceId));
    this.timer = setInterval(() => this.checkIdle(), options.checkEveryMs ?? CHECK_EVERY_MS).unref();
  }

  /** @returns to be called when it is closed for another reason */
  watch(bearer: WatchedBearer): () => void {
    const entry: OpenEntry = { ...bearer, confirmedAtMs: this.nowMs(), isAsking: false };
    this.open.add(entry);
    return () => void this.open.delete(entry);
  }

  stop(): void {
    this.stopListening();
    clearInterval(this.timer);
  }

  private checkAll(workspaceId: number | null): void {
    for (const entry of this.open)
      if (workspaceId === null || entry.principal.workspace.id === workspaceId) void this.check(entry);
  }

  /** A question that takes long is not asked again meanwhile; after a drop it is, as its answer may be from before. */
  private checkIdle(): void {
    for (const entry of this.open) if (!entry.isAsking) void this.check(entry);
  }

  private async check(entry: OpenEntry): Promise<void> {
    const askedAtMs = this.nowMs();
    entry.isAsking = true;
    try {
      const principal = await entry.ask();
      entry.confirmedAtMs = Math.max(entry.confirmedAtMs, askedAtMs);
      const before = entry.principal;
      entry.principal = principal;
      if (this.open.has(entry) && !hasSameRights(before, principal)) entry.onRightsChange?.(principal);
    } catch (error) {
      const isRejected = error instanceof UnauthenticatedError;
      if (isRejected || this.nowMs() - entry.confirmedAtMs >= leaseMaxMs) this.end(entry);
    } finally {
      entry.isAsking = false;
    }
  }

  private end(entry: OpenEntry): void {
    if (this.open.delete(entry)) entry.onEnd();
  }
}

function hasSameRights(before: Principal, now: Principal): boolean {
  return before === now || (before.role === now.role && before.scopes.join(' ') === now.scopes.join(' '));
}
