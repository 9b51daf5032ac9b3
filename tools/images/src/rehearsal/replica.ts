import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { findFreePorts } from '@kiban/one-machine/processes/free-port';
import { until } from '@kiban/one-machine/processes/until';
import type { ServiceName } from '@kiban/edge/service-name';
import type { Launch } from './launch.js';

/** What the manifests give a pod after preStop: 45 s less 8 s, the dispatcher 60 s less 8 s. */
export const GRACE_MS = 37_000;

/** How a process ended. */
export interface ReplicaEnd {
  exitCode: number | null;
  durationMs: number;
}

/** One process of a service, as a pod would run it. */
export class Replica {
  private output = '';

  private constructor(
    readonly service: ServiceName,
    readonly port: number,
    readonly managementPort: number,
    private readonly process: ChildProcess,
  ) {
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** @param ports given where others must know them before */
  static async start(
    service: ServiceName,
    launch: Launch,
    env: NodeJS.ProcessEnv,
    ports?: { port: number; managementPort: number },
  ): Promise<Replica> {
    const [port = 0, managementPort = 0] = ports
      ? [ports.port, ports.managementPort]
      : await findFreePorts(2);
    const plan = launch(service, 'main', {
      ...env,
      PORT: String(port),
      MANAGEMENT_PORT: String(managementPort),
    });
    const child = spawn(plan.program, plan.args, { env: plan.env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new Replica(service, port, managementPort, child);
  }

  /** @throws with the end of its log when it is not ready within three minutes, enough for eight concurrent starts */
  async ready(): Promise<void> {
    const ready = await until(
      async () => {
        if (this.process.exitCode !== null) return 'ended' as const;
        const response = await fetch(`http://127.0.0.1:${this.managementPort}/healthz/ready`).catch(
          () => undefined,
        );
        return response?.status === 200 ? ('ready' as const) : undefined;
      },
      { withinMs: 180_000, everyMs: 50 },
    );
    if (ready !== 'ready') throw new Error(`${this.service} is not ready: ${this.log.slice(-3_000)}`);
  }

  get log(): string {
    return this.output;
  }

  /** Adds what it prints from now on to a file, to which other replicas may add too. */
  addLogTo(file: string): void {
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (chunk: Buffer) => appendFileSync(file, chunk));
  }

  /** Asks it to end, as an orchestrator does, and waits until it has; after `graceMs` it is killed. */
  async end(graceMs: number): Promise<ReplicaEnd> {
    if (this.process.exitCode !== null) return { exitCode: this.process.exitCode, durationMs: 0 };
    const began = performance.now();
    const exited = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const kill = setTimeout(() => this.process.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(kill);
    return { exitCode: this.process.exitCode, durationMs: performance.now() - began };
  }
}
