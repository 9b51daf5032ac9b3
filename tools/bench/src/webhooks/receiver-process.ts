import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export class ReceiverProcess {
  /** When each card's first delivery came, in milliseconds since 1970. */
  readonly firstArrival = new Map<number, number>();
  /** Deliveries in all, repeats included. */
  count = 0;
  lastAt = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.on('message', (message: { arrivals?: [number, number][] }) => {
      for (const [cardId, at] of message.arrivals ?? []) {
        this.count += 1;
        this.lastAt = Math.max(this.lastAt, at);
        if (!this.firstArrival.has(cardId)) this.firstArrival.set(cardId, at);
      }
    });
  }

  static async start(): Promise<ReceiverProcess> {
    const child = fork(fileURLToPath(new URL('./receiver-program.js', import.meta.url)));
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new ReceiverProcess(child, `http://127.0.0.1:${port}`);
  }

  /** Resolves when `count` deliveries have come, or fails when none came for 30 s. */
  async waitForCount(count: number): Promise<void> {
    let seen = this.count;
    let changedAt = Date.now();
    while (this.count < count) {
      await delay(20);
      if (this.count !== seen) [seen, changedAt] = [this.count, Date.now()];
      if (Date.now() - changedAt > 30_000)
        throw new Error(`Only ${this.count} of ${count} deliveries came, and none in the last 30 s.`);
    }
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
