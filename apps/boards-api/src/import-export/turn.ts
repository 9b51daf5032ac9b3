/** How long one piece of work may keep everything else in the process waiting. */
const TURN_MS = 10;

/**
 * Divides long work into turns of the event loop, so that the requests of others are answered between them. The work asks
 * after each small part: `if (turn.isOver) await turn.next()`.
 */
export class Turn {
  private endsAtMs: number;

  constructor(private readonly nowMs: () => number = () => performance.now()) {
    this.endsAtMs = nowMs() + TURN_MS;
  }

  get isOver(): boolean {
    return this.nowMs() >= this.endsAtMs;
  }

  /** Lets all others run that wait now. */
  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.endsAtMs = this.nowMs() + TURN_MS;
  }
}
