import { DatabaseBusyError } from './temporary-errors.js';
import type { OwnerGroup, WorkOwner } from './work-owner.js';

/** Parts of the pool. The rest is the service's: bearers, batched statements, relays and schedules. */
const PARTS: Record<OwnerGroup, number> = { workspaces: 0.6, visitors: 0.3 };

/** A transaction may wait for locks of others; a single statement is nearly always a read, which does not. */
export type ConnectionUse = 'transaction' | 'statement';

export interface WaitingLimits {
  /** Most transactions, and most statements, of one owner that wait. */
  ofOwner: number;
  ms: number;
}

/**
 * Divides the connections of a pool between those for whom the service works. The rest waits here, in lines of each
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
  async run<T>({ group, key }: WorkOwner, use: ConnectionUse, work: () => Promise<T>): Promise<T> {
    const shares = this.groups[group];
    const lane = shares.lane(key, use);
    if (!shares.take(lane)) await shares.wait(lane);
    try {
      return await work();
    } finally {
      shares.release(lane);
    }
  }
}

interface Waiting {
  admit: () => void;
  overdue: NodeJS.Timeout;
}

/** What one owner holds and waits for. */
interface Lane {
  readonly key: string;
  readonly use: ConnectionUse;
  held: number;
  readonly line: Waiting[];
}

class GroupShares {
  private held = 0;
  private readonly lanes = { transaction: new Map<string, Lane>(), statement: new Map<string, Lane>() };
  /** The lanes with a line; the one that was served last is the last one. */
  private readonly waiting = new Set<Lane>();

  constructor(
    private readonly max: number,
    private readonly limits: WaitingLimits,
  ) {}

  lane(key: string, use: ConnectionUse): Lane {
    const known = this.lanes[use].get(key);
    if (known) return known;
    const lane: Lane = { key, use, held: 0, line: [] };
    this.lanes[use].set(key, lane);
    return lane;
  }

  take(lane: Lane): boolean {
    if (lane.line.length > 0 || !this.hasRoom(lane)) return false;
    this.hold(lane);
    return true;
  }

  wait(lane: Lane): Promise<void> {
    if (lane.line.length >= this.limits.ofOwner)
      return Promise.reject(new DatabaseBusyError('Too many requests of one owner wait for its share.'));
    this.waiting.add(lane);
    return new Promise((admit, reject) => {
      const overdue = setTimeout(() => {
        lane.line.splice(lane.line.indexOf(waiting), 1);
        this.forgetIdle(lane);
        reject(new DatabaseBusyError('No connection of the owner’s share became free in time.'));
      }, this.limits.ms);
      const waiting = { admit, overdue };
      lane.line.push(waiting);
    });
  }

  release(lane: Lane): void {
    lane.held -= 1;
    this.held -= 1;
    for (let next = this.nextLane(); next; next = this.nextLane()) this.admitFirst(next);
    this.forgetIdle(lane);
  }

  /**
   * A lane takes a further connection while it holds fewer than are free then. So its part shrinks with the number of busy
   * owners, and one that holds none nearly always finds a connection, however many wait for locks. Transactions leave one
   * more free, so that an owner whose transactions wait can still read.
   */
  private hasRoom({ held, use }: Lane): boolean {
    const free = this.max - this.held;
    if (held === 0) return free > 0;
    return held < (use === 'transaction' ? free - 1 : free);
  }

  /** Of the lanes with room the one that holds least, in turns. */
  private nextLane(): Lane | undefined {
    let next: Lane | undefined;
    for (const lane of this.waiting)
      if (this.hasRoom(lane) && (next === undefined || lane.held < next.held)) next = lane;
    return next;
  }

  private admitFirst(lane: Lane): void {
    const first = lane.line.shift();
    this.waiting.delete(lane);
    if (lane.line.length > 0) this.waiting.add(lane);
    if (!first) return;
    clearTimeout(first.overdue);
    this.hold(lane);
    first.admit();
  }

  private hold(lane: Lane): void {
    lane.held += 1;
    this.held += 1;
  }

  private forgetIdle(lane: Lane): void {
    if (lane.line.length > 0) return;
    this.waiting.delete(lane);
    if (lane.held === 0) this.lanes[lane.use].delete(lane.key);
  }
}
