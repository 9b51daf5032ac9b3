import { createHmac, randomBytes } from 'node:crypto';

const KEYS_MAX = 5_000;
/** Counts that keys share while the table is full. */
const SHARED_COUNTS = 256;

interface Window {
  startedAt: number;
  count: number;
}

/**
 * Counts by key in time windows, in this process: the limit applies to each replica. While the table is full, further
 * keys share counts that a secret hash selects. No key loses its count before its window ends, so a sender with many
 * keys cannot reset one.
 */
export class WindowCounts {
  private readonly windows = new Map<string, Window>();
  private readonly shared = new Map<number, Window>();
  private readonly hashKey = randomBytes(16);
  private sweptAt = 0;

  /**
   * @param windowMs length of a window, from the first count of a key
   * @param max the limit within a window
   */
  constructor(
    private readonly windowMs: number,
    private readonly max: number,
    private readonly now: () => Date,
  ) {}

  /** @returns whether this count is within the limit */
  take(key: string): boolean {
    const now = this.now().getTime();
    const window = this.windowOf(key, now);
    if (now - window.startedAt >= this.windowMs) Object.assign(window, { startedAt: now, count: 0 });
    window.count += 1;
    return window.count <= this.max;
  }

  private windowOf(key: string, now: number): Window {
    const existing = this.windows.get(key);
    if (existing) return existing;
    if (this.windows.size >= KEYS_MAX) this.forgetEnded(now);
    if (this.windows.size < KEYS_MAX) return kept(this.windows, key, now);
    const place = createHmac('sha256', this.hashKey).update(key).digest().readUInt32BE() % SHARED_COUNTS;
    return this.shared.get(place) ?? kept(this.shared, place, now);
  }

  private forgetEnded(now: number): void {
    // At most 60 times a window, because it scans all keys.
    if (now - this.sweptAt < this.windowMs / 60) return;
    this.sweptAt = now;
    for (const [key, { startedAt }] of this.windows)
      if (now - startedAt >= this.windowMs) this.windows.delete(key);
  }
}

function kept<Key>(windows: Map<Key, Window>, key: Key, now: number): Window {
  const window = { startedAt: now, count: 0 };
  windows.set(key, window);
  return window;
}
