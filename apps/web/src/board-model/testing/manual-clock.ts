import type { Clock } from '../clock.js';

/** A clock that a test advances. */
export class ManualClock implements Clock {
  private time = Date.parse('2026-11-22T10:00:00.000Z');
  private readonly timers = new Set<{ at: number; run: () => void }>();

  readonly now = (): number => this.time;
  readonly random = (): number => 0.5;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  /** Lets time pass while this program is not running: no timer runs. */
  skip(ms: number): void {
    this.timers.clear();
    this.time += ms;
  }

  /** Runs the timers that are due, in their order, and the promises that they settle. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers.delete(next);
      this.time = next.at;
      next.run();
      await settled();
    }
    this.time = end;
    await settled();
  }
}

/** Node's; the types of this project are a browser's. */
const { setImmediate } = globalThis as unknown as { setImmediate: (run: () => void) => void };

/** Resolves when the promises that can settle now have settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}
