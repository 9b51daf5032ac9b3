import type { SnapshotStorage } from './browser-ports.js';
import type { BoardWithLists, CustomField, Label, Member } from './entities.js';

/** The last read of a board, shown until it is read again. */
export interface BoardSnapshot {
  readonly board: BoardWithLists;
  readonly etag: string;
  readonly labels: readonly Label[];
  readonly fields: readonly CustomField[];
  readonly members: readonly Member[];
  readonly storedAt: number;
}

interface StoredSnapshot extends BoardSnapshot {
  readonly format: number;
}

/** The read of the board does not wait longer for its snapshot. */
export const SNAPSHOT_MAX_MS = 200;

/** Snapshots of another format are ignored. */
const FORMAT = 1;

/** Whose snapshot it is: another member may not see the board. */
export interface SnapshotOwner {
  readonly workspaceId: number;
  readonly memberId: number;
  readonly boardId: number;
}

/** Snapshots are an optimisation, so a failure of the storage means only that there is none. */
export class BoardSnapshots {
  private readonly key: string;

  constructor(
    private readonly storage: SnapshotStorage | undefined,
    { workspaceId, memberId, boardId }: SnapshotOwner,
  ) {
    this.key = `board:${workspaceId}:${memberId}:${boardId}`;
  }

  async read(): Promise<BoardSnapshot | null> {
    try {
      const stored = (await this.storage?.get(this.key)) as StoredSnapshot | undefined;
      return stored?.format === FORMAT ? stored : null;
    } catch {
      return null;
    }
  }

  async write(snapshot: BoardSnapshot): Promise<void> {
    const stored: StoredSnapshot = { ...snapshot, format: FORMAT };
    try {
      await this.storage?.put(this.key, stored);
    } catch {
      // A snapshot that could not be replaced is older than its successor: it must not stay.
      await this.forget();
    }
  }

  async forget(): Promise<void> {
    await this.storage?.delete(this.key).catch(() => undefined);
  }
}
