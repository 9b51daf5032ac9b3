import type { LockPort, SnapshotStorage } from './browser-ports.js';
import type { QueuedCommand } from './queued-command.js';
import type { SnapshotOwner } from './snapshot.js';

/** The pending commands of a board, with the ids of what they created. */
export interface StoredQueue {
  readonly commands: readonly QueuedCommand[];
  /** Temporary ids with the API's ids. */
  readonly ids: readonly (readonly [number, number])[];
}

/**
 * Stores the pending commands of a board, so that they outlive the tab.
 * One tab of a board does so at a time: the holder of a lock. Each record replaces the former.
 */
export class CommandQueue {
  private readonly key: string;
  private abort: AbortController | null = null;
  private release: (() => void) | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: SnapshotStorage | undefined,
    private readonly locks: LockPort | undefined,
    { workspaceId, memberId, boardId }: SnapshotOwner,
  ) {
    this.key = `queue:${workspaceId}:${memberId}:${boardId}`;
  }

  /** Waits for the lock, then passes on what an earlier tab left. */
  open(onStored: (queue: StoredQueue | null) => void): void {
    const { storage, locks } = this;
    if (!storage || !locks || this.abort) return;
    this.abort = new AbortController();
    const whileHeld = async (): Promise<void> => {
      const released = new Promise<void>((resolve) => (this.release = resolve));
      const stored = await storage.get(this.key).catch(() => null);
      onStored((stored as StoredQueue | undefined) ?? null);
      await released;
      await this.writing;
    };
    void locks.hold(this.key, this.abort.signal, whileHeld).catch(() => undefined);
  }

  /** Replaces the record, in the order of the calls. Commands that cannot be stored are still sent by this tab. */
  save(queue: StoredQueue): void {
    const { storage } = this;
    if (!storage || !this.release) return;
    const isEmpty = queue.commands.length === 0;
    this.writing = this.writing.then(() =>
      (isEmpty ? storage.delete(this.key) : storage.put(this.key, queue)).catch(() => undefined),
    );
  }

  close(): void {
    this.abort?.abort();
    this.abort = null;
    this.release?.();
    this.release = null;
  }
}
