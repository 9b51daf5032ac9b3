import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasuredProcess } from '../stack/measured-process.js';

/** A bearer that the floor accepts, and the member whose writes it makes. */
export interface FloorBearer {
  token: string;
  memberId: number;
  name: string;
}

interface Usage {
  cpuSeconds: number;
  residentBytes: number;
}

/** The floor's program as a child; it ends when its channel closes. */
export class FloorProcess implements MeasuredProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly baseUrl: string,
  ) {}

  static async start(
    databaseUrl: string,
    bearers: readonly FloorBearer[],
    program = new URL('./floor-server.js', import.meta.url),
  ): Promise<FloorProcess> {
    const child = fork(fileURLToPath(program), [], {
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        BEARERS: JSON.stringify(bearers),
      },
    });
    const [{ port }] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The floor ended with exit code ${code} before it listened.`);
      }),
    ])) as [{ port: number }];
    return new FloorProcess(child, `http://127.0.0.1:${port}/api/v1`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async cpuSeconds(): Promise<number> {
    return (await this.usage()).cpuSeconds;
  }

  async residentBytes(): Promise<number> {
    return (await this.usage()).residentBytes;
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private async usage(): Promise<Usage> {
    const told = once(this.child, 'message');
    this.child.send('usage');
    return ((await told) as [Usage])[0];
  }
}
