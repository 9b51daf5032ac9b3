import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLines } from '../processes/log-file.js';
import type { ProcessPlan } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';
import { SetupProblem } from '../setup-problem.js';
import type { FoundServer } from './found-server.js';
import { readGreeting } from './server-greeting.js';

export interface NatsOptions {
  readonly server: FoundServer;
  /** The folder for the configuration and JetStream's files. */
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
  /**
   * Whether a message is on the disk before its acknowledgement, as the outbox relay requires, or only within JetStream's
   * sync interval of two minutes, which is enough for tests.
   */
  readonly durable: boolean;
  /** Without accounts, every local user could read the events and the token requests. */
  readonly accounts?: NatsAccounts;
  readonly env: NodeJS.ProcessEnv;
}

export interface NatsAccounts {
  /** The password of the services. */
  readonly services: string;
  /** The account `observer`, as `observerAccount` returns it. */
  readonly observer: string;
}

const USER = 'kiban';

/** Quotes text for a NATS configuration: JSON strings are a subset of its quoted strings. */
const quoted = (text: string): string => JSON.stringify(text);

/** Configuration of a single server that only this machine can reach. */
export function natsConfiguration(
  options: Pick<NatsOptions, 'folder' | 'port' | 'durable' | 'accounts'>,
): string {
  const { accounts } = options;
  return [
    'server_name: "kiban"',
    `listen: "127.0.0.1:${options.port}"`,
    ...(accounts === undefined
      ? []
      : [
          'authorization {',
          '  users = [',
          `    { user: ${quoted(USER)}, password: ${quoted(accounts.services)} }`,
          accounts.observer.trimEnd(),
          '  ]',
          '}',
        ]),
    'jetstream {',
    `  store_dir: ${quoted(join(options.folder, 'store'))}`,
    ...(options.durable ? ['  sync_interval: always'] : []),
    '}',
    '',
  ].join('\n');
}

/** A NATS server with JetStream on 127.0.0.1. */
export class NatsServer {
  constructor(private readonly options: NatsOptions) {}

  get url(): string {
    const { accounts, port } = this.options;
    return `nats://${accounts === undefined ? '' : `${USER}:${accounts.services}@`}127.0.0.1:${port}`;
  }

  /** Writes the configuration and returns how to run the server. */
  async prepare(): Promise<ProcessPlan> {
    const { folder, server, logFile } = this.options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const configuration = join(folder, 'nats-server.conf');
    await writeFile(configuration, natsConfiguration(this.options), { mode: 0o600 });
    return {
      name: 'nats',
      command: server.program,
      args: ['-c', configuration],
      env: this.options.env,
      cwd: folder,
      logFile,
      stopSignal: 'SIGTERM',
      stopGraceMs: 10_000,
    };
  }

  /** Resolves once the server reports JetStream. */
  async waitUntilReady(withinMs = 30_000): Promise<void> {
    const ready = await until(
      async () => {
        const greeting = await readGreeting('127.0.0.1', this.options.port, 1_000).catch(() => undefined);
        return greeting?.jetstream === true ? true : undefined;
      },
      { withinMs },
    );
    if (ready === undefined) {
      const log = lastLines(this.options.logFile, 5).join(' | ');
      throw new SetupProblem(
        'nats_unavailable',
        `The NATS server ${this.options.server.program} did not start; the end of its log ${this.options.logFile}: ` +
          (log || 'nothing'),
      );
    }
  }
}
