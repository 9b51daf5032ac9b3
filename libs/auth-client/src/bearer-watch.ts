import { performance } from 'node:perf_hooks';
import { WorkspaceDeletedError, type Principal } from '@kiban/contracts';
import type { AuthClient } from './auth-client.js';
import { UnauthenticatedError } from './errors.js';
import { leaseMaxMs } from './protocol.js';

/** A stream or response that stays open while its bearer is valid. */
export interface WatchedBearer {
  /** The principal when it was opened. */
  principal: Principal;
  /** Resolves the bearer again. @throws UnauthenticatedError when it is no longer valid */
  resolve: () => Promise<Principal>;
  /** Called once, when the bearer is no longer valid. */
  onEnd: () => void;
  /** Called when the bearer is valid with changed rights. */
  onRightsChange?: (principal: Principal) => void;
}

interface OpenEntry extends WatchedBearer {
  /** When the bearer was last confirmed. */
  confirmedAtMs: number;
  isChecking: boolean;
}

/** Half of the second within which a stream must close, because the response takes time too. */
const CHECK_EVERY_MS = 500;

/**
 * Closes a stream within 1 s after its bearer is revoked or expires (decisions §4). A revocation triggers a check.
 * Revocations may be lost, and none arrives without the broker, so each stream also checks twice a second. Usually a
 * lease serves that check, so an open stream costs auth one request every 5 s. While auth is unavailable, a stream
 * stays open as long as a lease would, and then ends.
 */
export class BearerWatch {
  private readonly open = new Set<OpenEntry>();
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;
  private readonly nowMs: () => number;

  constructor(
    auth: Pick<AuthClient, 'onLeaseRevocation'>,
    options: { nowMs?: () => number; checkEveryMs?: number } = {},
  ) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.stopListening = auth.onLeaseRevocation((workspaceId) => this.checkAll(workspaceId));
    this.timer = setInterval(() => this.checkIdle(), options.checkEveryMs ?? CHECK_EVERY_MS).unref();
  }

  /** @returns a function to call when the stream is closed for another reason */
  watch(bearer: WatchedBearer): () => void {
    const entry: OpenEntry = { ...bearer, confirmedAtMs: this.nowMs(), isChecking: false };
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

  /**
   * A slow check is not repeated while it is in flight, except after a revocation, because its response may be
   * outdated.
   */
  private checkIdle(): void {
    for (const entry of this.open) if (!entry.isChecking) void this.check(entry);
  }

  private async check(entry: OpenEntry): Promise<void> {
    const startedAtMs = this.nowMs();
    entry.isChecking = true;
    try {
      const principal = await entry.resolve();
      entry.confirmedAtMs = Math.max(entry.confirmedAtMs, startedAtMs);
      const before = entry.principal;
      entry.principal = principal;
      if (this.open.has(entry) && !hasSameRights(before, principal)) entry.onRightsChange?.(principal);
    } catch (error) {
      const isRejected = error instanceof UnauthenticatedError || error instanceof WorkspaceDeletedError;
      if (isRejected || this.nowMs() - entry.confirmedAtMs >= leaseMaxMs) this.end(entry);
    } finally {
      entry.isChecking = false;
    }
  }

  private end(entry: OpenEntry): void {
    if (this.open.delete(entry)) entry.onEnd();
  }
}

function hasSameRights(before: Principal, now: Principal): boolean {
  return before === now || (before.role === now.role && before.scopes.join(' ') === now.scopes.join(' '));
}
