import type { AuthClient } from '@kiban/auth-client';
import type { Connection, ConnectionResolver } from '../principal/connection.js';

interface OpenRequest {
  connection: Connection;
  /** Cuts the answer short. */
  end: () => void;
}

/** Node's timers count at most this far (milliseconds). */
const TIMER_MAX_MS = 2_147_483_647;

/**
 * Answers under way, by caller. One whose bearer is revoked or expires is ended at once: a stream must
 * not outlive the right to it (decisions §4).
 */
export class OpenRequests {
  private readonly open = new Set<OpenRequest>();
  private readonly stop: () => void;

  constructor(
    auth: AuthClient,
    private readonly connections: ConnectionResolver,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.stop = auth.onDrop((workspaceId) => this.recheck(workspaceId));
  }

  /** @returns to be called when the answer is complete */
  add(connection: Connection, end: () => void): () => void {
    const request = { connection, end };
    this.open.add(request);
    const { expiresAt } = connection.principal;
    const left = expiresAt === null ? Infinity : Date.parse(expiresAt) - this.nowMs();
    const timer = left > TIMER_MAX_MS ? undefined : setTimeout(end, Math.max(0, left)).unref();
    return () => {
      clearTimeout(timer);
      this.open.delete(request);
    };
  }

  close(): void {
    this.stop();
  }

  private recheck(workspaceId: number | null): void {
    for (const request of this.open) {
      if (workspaceId !== null && request.connection.principal.workspace.id !== workspaceId) continue;
      void this.connections.stillHolds(request.connection).then((holds) => {
        if (!holds && this.open.has(request)) request.end();
      });
    }
  }
}
