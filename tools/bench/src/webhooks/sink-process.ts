import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Report {
  latencies: number[];
  cpuSeconds: number;
}

/** The receivers of all endpoints of a benchmark. */
export class SinkProcess {
  /** Deliveries in all, repeats included. */
  count = 0;
  /** CPU time that the sink has used, in seconds: how far it is from being what is measured. */
  cpuSeconds = 0;
  private latencies: number[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly ports: readonly number[],
  ) {
    child.on('message', ({ latencies, cpuSeconds }: Report) => {
      this.count += latencies.length;
      this.cpuSeconds = cpuSeconds;
      this.latencies = this.latencies.concat(latencies);
    });
  }

  static async start(ports: number): Promise<SinkProcess> {
    const child = fork(fileURLToPath(new URL('./sink-program.js', import.meta.url)), [String(ports)]);
    const [ready] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The sink ended with exit code ${code} before it listened.`);
      }),
    ])) as [{ ports: number[] }];
    return new SinkProcess(child, ready.ports);
  }

  /** The address of the `n`th endpoint; endpoints are spread over the ports. */
  url(n: number, path = `/${n}`): string {
    return `http://127.0.0.1:${this.ports[n % this.ports.length]}${path}`;
  }

  /** Milliseconds from each event to its delivery since the last call. */
  takeLatencies(): number[] {
    const taken = this.latencies;
    this.latencies = [];
    return taken;
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
