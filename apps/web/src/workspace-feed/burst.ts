import type { Clock } from '../board-model/clock.js';

/** Long enough for the events of one action; the jitter spreads the reads of all people who see a board. */
const WAIT_MS = 150;
const JITTER_MS = 350;

/** Runs once for several calls in a short time. */
export class Burst {
  private cancel: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly run: () => void,
  ) {}

  add(): void {
    this.cancel ??= this.clock.after(WAIT_MS + this.clock.random() * JITTER_MS, () => {
      this.cancel = null;
      this.run();
    });
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
