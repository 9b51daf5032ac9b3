import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import pg from 'pg';
import type { BoardResponse } from '../measuring/responses.js';
import { ServiceCaller } from '../measuring/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import { measuredService } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import { SinkProcess } from './sink-process.js';

type StackSettings = Pick<BenchSettings, 'repositoryRoot' | 'stackFolder'>;

/** Hosts that endpoints are spread over: the dispatcher bounds what one host gets at a time. */
const SINK_PORTS = 16;

/** The whole product with its own settings, a board to make events on, and a sink for what they cause. */
export class DeliveryStand {
  /** PostgreSQL, as its superuser. */
  readonly database: pg.Pool;

  private constructor(
    private readonly parts: StartedParts,
    private readonly stack: OwnStack,
    readonly sink: SinkProcess,
    readonly api: ServiceCaller,
    /** {base_url} of boards-api itself, past the edge. */
    readonly boardsUrl: string,
    readonly listIds: readonly number[],
  ) {
    this.database = new pg.Pool({ connectionString: stack.deployment.databaseUrl, max: 2 });
    parts.add(() => this.database.end());
  }

  get token(): string {
    return this.stack.deployment.token;
  }

  static start(
    settings: StackSettings,
    startSink = (ports: number): Promise<SinkProcess> => SinkProcess.start(ports),
  ): Promise<DeliveryStand> {
    return StartedParts.start((parts) => this.startParts(parts, settings, startSink));
  }

  private static async startParts(
    parts: StartedParts,
    settings: StackSettings,
    startSink: (ports: number) => Promise<SinkProcess>,
  ): Promise<DeliveryStand> {
    const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
    parts.add(() => stack.stop());
    const sink = await startSink(SINK_PORTS);
    parts.add(() => sink.stop());
    const { token, apiUrl } = stack.deployment;
    const api = new ServiceCaller(apiUrl, token);
    const { id } = await api.post<{ id: number }>('/boards', {
      name: 'Deliveries',
      lists: Array.from({ length: 100 }, (_, n) => ({ name: `List ${n}` })),
    });
    const { lists } = await api.get<BoardResponse>(`/boards/${id}`);
    const { baseUrl } = await measuredService(stack.folder, 'boards-api');
    return new DeliveryStand(
      parts,
      stack,
      sink,
      api,
      baseUrl,
      lists.map((list) => list.id),
    );
  }

  /** Registers endpoints of cards that are made. @returns their ids */
  async register(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const { id } = await this.api.post<{ id: number }>('/webhooks', {
        url: this.sink.url(n),
        events: ['card.create'],
      });
      ids.push(id);
    }
    return ids;
  }

  /**
   * Configures the broker to flush its files at its default interval instead of after every message. The launcher restarts
   * it, and its clients reconnect.
   */
  async flushSeldom(): Promise<void> {
    const file = join(this.stack.folder, 'nats', 'nats-server.conf');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^\s*sync_interval:.*$/m, ''));
    for (const pid of await this.pidsOf(['nats'])) process.kill(pid, 'SIGKILL');
  }

  /** Stands services still, so that only what is measured has the machine. @returns what lets them go on */
  async freeze(names: readonly string[]): Promise<() => void> {
    const pids = await this.pidsOf(names);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    };
  }

  private async pidsOf(names: readonly string[]): Promise<number[]> {
    const { processes } = JSON.parse(await readFile(join(this.stack.folder, 'processes.json'), 'utf8')) as {
      processes: { name: string; pid: number }[];
    };
    return names.map((name) => {
      const found = processes.find((entry) => entry.name === name);
      if (!found) throw new Error(`${name} does not run.`);
      return found.pid;
    });
  }

  stop(): Promise<void> {
    return this.parts.end();
  }
}
