import { DatabaseBusyError } from './temporary-errors.js';
import type { OwnerGroup, WorkOwner } from './work-owner.js';

/** Parts of the pool. The rest is the service's: bearers, batched statements, relays and schedules. */
const PARTS: Record<OwnerGroup, number> = { workspaces: 0.7, visitors: 0.2 };

export interface WaitingLimits {
  /** Most connections that one owner may wait for. */
  ofOwner: number;
  ms: number;
}

interface Waiting {
  admit: () => void;
  overdue: NodeJS.Timeout;
}

/**
 * Divides the connections of a pool between those for whom the service works. The rest waits here, in a line for each
 * owner, and not in the pool's line, which has one order for all.
 */
export class PoolShares {
  private readonly groups: Record<OwnerGroup, GroupShares>;

  constructor(poolMax: number, limits: WaitingLimits) {
    const group = (name: OwnerGroup): GroupShares =>
      new GroupShares(Math.max(1, Math.floor(poolMax * PARTS[name])), limits);
    this.groups = { workspaces: group('workspaces'), visitors: group('visitors') };
  }

  /** @throws DatabaseBusyError if the owner's line is full, or no connection became free in time */
  async run<T>({ group, key }: WorkOwner, work: () => Promise<T>): Promise<T> {
    const shares = this.groups[group];
    if (!shares.take(key)) await shares.wait(key);
    try {
      return await work();
    } finally {
      shares.release(key);
    }
  }
}

class GroupShares {
  private held = 0;
  private readonly heldBy = new Map<string, number>();
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly max: number,
    private readonly limits: WaitingLimits,
  ) {}

  take(key: string): boolean {
    if (this.lines.has(key) || !this.hasRoom(key)) return false;
    this.add(key, 1);
    return true;
  }

  wait(key: string): Promise<void> {
    const line = this.lines.get(key) ?? [];
    if (line.length >= this.limits.ofOwner)
      return Promise.reject(new DatabaseBusyError('Too many requests of one owner wait for a connection.'));
    this.lines.set(key, line);
    return new Promise((admit, reject) => {
      const overdue = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) this.lines.delete(key);
        reject(new DatabaseBusyError('No connection of the owner’s share became free in time.'));
      }, this.limits.ms);
      const waiting = { admit, overdue };
      line.push(waiting);
    });
  }

  release(key: string): void {
    this.add(key, -1);
    for (let next = this.nextLine(); next !== undefined; next = this.nextLine()) this.admitFirst(next);
  }

  /**
   * An owner has room while it holds less than what is free: one may take half of the group's part, two a third each. So
   * an owner that holds none nearly always finds a connection, however many others wait for locks.
   */
  private hasRoom(key: string): boolean {
    return this.heldOf(key) < this.max - this.held;
  }

  /** Of the owners with room the one that holds least, in turns. */
  private nextLine(): string | undefined {
    let next: string | undefined;
    for (const key of this.lines.keys())
      if (this.hasRoom(key) && (next === undefined || this.heldOf(key) < this.heldOf(next))) next = key;
    return next;
  }

  private admitFirst(key: string): void {
    const line = this.lines.get(key) ?? [];
    const first = line.shift();
    // The line goes behind those of the other owners.
    this.lines.delete(key);
    if (line.length > 0) this.lines.set(key, line);
    if (!first) return;
    clearTimeout(first.overdue);
    this.add(key, 1);
    first.admit();
  }

  private heldOf(key: string): number {
    return this.heldBy.get(key) ?? 0;
  }

  private add(key: string, count: number): void {
    const held = this.heldOf(key) + count;
    if (held > 0) this.heldBy.set(key, held);
    else this.heldBy.delete(key);
    this.held += count;
  }
}
