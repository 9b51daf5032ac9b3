const KEYS_MAX = 5_000;

/**
 * Counts by key in windows of time, in this process: what it bounds may be that often a replica. When there
 * are too many keys all of them start anew, so nobody can fill the memory.
 */
export class WindowCounts {
  private windows = new Map<string, { startedAt: number; count: number }>();

  /**
   * @param windowMs how long a window is, from the first count of a key
   * @param max how many counts a window takes
   */
  constructor(
    private readonly windowMs: number,
    private readonly max: number,
    private readonly now: () => Date,
  ) {}

  /** @returns whether this one is within the bound */
  take(key: string): boolean {
    const now = this.now().getTime();
    if (this.windows.size > KEYS_MAX) this.windows = new Map();
    const known = this.windows.get(key);
    if (!known || now - known.startedAt >= this.windowMs) {
      this.windows.set(key, { startedAt: now, count: 1 });
      return this.max > 0;
    }
    known.count += 1;
    return known.count <= this.max;
  }
}
