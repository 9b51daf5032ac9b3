import type { Growth } from './growth.js';
import type { Usage } from './usage.sql.js';

/**
 * After a count, at least this many times its duration passes before the next, so that counting has a bounded share of
 * the database.
 */
const REST = 10;

const nothing: Growth = { cards: 0, textBytes: 0 };

/**
 * The usage of one workspace in one process: the last count of its tables, and the process's own additions that the
 * count may not contain.
 * An addition may be counted twice until the next count, never missed.
 */
export class WorkspaceUsage {
  private counted: Usage = { boards: 0, ...nothing };
  private begunAt = -Infinity;
  private tookMs = 0;
  private counting: Promise<void> | undefined;
  private added = nothing;
  /** The committed part of `added`: a count that starts from now on contains it. */
  private committed = nothing;

  constructor(
    private readonly count: () => Promise<Usage>,
    private readonly now: () => number,
  ) {}

  get total(): Usage {
    return { ...plus(this.counted, this.added), boards: this.counted.boards };
  }

  /** Whether the last count started within `times` periods; a period is `ageMs`, or longer if a count takes long. */
  isCountedWithin(ageMs: number, times = 1): boolean {
    return this.now() - this.begunAt <= times * Math.max(ageMs, this.tookMs * REST);
  }

  get hasPending(): boolean {
    return (
      this.counting !== undefined ||
      this.added.cards !== this.committed.cards ||
      this.added.textBytes !== this.committed.textBytes
    );
  }

  /** Counts the tables; concurrent calls share one count. */
  recount(): Promise<void> {
    this.counting ??= this.countOnce().finally(() => (this.counting = undefined));
    return this.counting;
  }

  /** Registers an addition before it is written. @returns a callback for the outcome of the write */
  add(growth: Growth): (isCommitted: boolean) => void {
    this.added = plus(this.added, growth);
    return (isCommitted) => {
      if (isCommitted) this.committed = plus(this.committed, growth);
      else this.added = minus(this.added, growth);
    };
  }

  private async countOnce(): Promise<void> {
    const begunAt = this.now();
    const contained = this.committed;
    this.counted = await this.count();
    this.added = minus(this.added, contained);
    this.committed = minus(this.committed, contained);
    this.begunAt = begunAt;
    this.tookMs = this.now() - begunAt;
  }
}

function plus(a: Growth, b: Growth): Growth {
  return { cards: a.cards + b.cards, textBytes: a.textBytes + b.textBytes };
}

function minus(a: Growth, b: Growth): Growth {
  return { cards: a.cards - b.cards, textBytes: a.textBytes - b.textBytes };
}
