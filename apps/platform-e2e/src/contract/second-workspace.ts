import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '@kiban/testing';
import type { ApiCaller } from '../client/api-caller.js';

const EVERY_MS = 100;

/** Another workspace's reads, one after the other, with the time that each took. */
export class SecondWorkspace {
  private readonly times: number[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** Reads that were not served. */
  readonly unserved: string[] = [];

  constructor(
    private readonly api: ApiCaller,
    private readonly paths: readonly string[],
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  get served(): number {
    return this.times.length;
  }

  /** Its times in one line. */
  report(): string {
    const at = (share: number): string => quantile(this.times, share).toFixed(0);
    return `${this.served} reads: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
  }

  private async run(): Promise<void> {
    for (let n = 0; !this.stopping.signal.aborted; n += 1) {
      const path = this.paths[n % this.paths.length] ?? '/me';
      const beganAt = performance.now();
      const status = await this.api.get(path).then(
        (response) => response.status,
        (error: Error) => error.message,
      );
      this.times.push(performance.now() - beganAt);
      if (status !== 200) this.unserved.push(`GET ${path}: ${status}`);
      await delay(EVERY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}
