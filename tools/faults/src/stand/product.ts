import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePorts } from '@kiban/one-machine/processes/free-port';
import type { ServiceName } from '@kiban/edge/service-name';
import { removeOutsidePlace } from '@kiban/one-machine/postgres/cluster-place';
import { pause } from './fault-stand.js';

/** A part of the product that its launcher starts, and starts again when it dies. */
export type ProductPart = ServiceName | 'nats' | 'postgres';

interface Deployment {
  apiUrl: string;
  token: string;
}

const READY_WITHIN_MS = 180_000;
const RETURN_WITHIN_MS = 120_000;
const REQUEST_WITHIN_MS = 15_000;

/** The whole product as `npm start` runs it, with its own PostgreSQL, NATS and edge, and used as anybody uses it. */
export class Product {
  private constructor(
    private readonly launcher: ChildProcess,
    private readonly folder: string,
    private readonly deployment: Deployment,
  ) {}

  /** @param settings handed down to the services, beside what the launcher settles */
  static async start(
    repositoryRoot: string,
    folder: string,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<Product> {
    await clear(folder);
    const [port] = await findFreePorts(1);
    const launcher = spawn(process.execPath, [join(repositoryRoot, 'tools/dev/bin/start.mjs')], {
      cwd: repositoryRoot,
      env: { ...process.env, KIBAN_DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn', ...settings },
      stdio: 'ignore',
    });
    const file = join(folder, 'kiban.json');
    for (let waited = 0; !existsSync(file); waited += 200) {
      if (launcher.exitCode !== null || waited > READY_WITHIN_MS) {
        launcher.kill('SIGINT');
        throw new Error('The product did not start.');
      }
      await pause(200);
    }
    return new Product(launcher, folder, JSON.parse(await readFile(file, 'utf8')) as Deployment);
  }

  /** A call through the edge. @returns status 0 when no answer came */
  async call<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
    try {
      const response = await fetch(this.deployment.apiUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${this.deployment.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_WITHIN_MS),
      });
      const text = await response.text();
      return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
    } catch {
      return { status: 0, body: null as Body };
    }
  }

  /** The same, repeated until it is answered as it should be: for what a case needs before and after its faults. */
  async must<Body>(method: string, path: string, body?: object): Promise<Body> {
    for (let waited = 0; ; waited += 500) {
      const answer = await this.call<Body>(method, path, body);
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      if (waited > RETURN_WITHIN_MS)
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      await pause(500);
    }
  }

  /** Kills a part without a word; PostgreSQL by its immediate shutdown, which takes its children along. Resolves when it runs again. */
  async kill(part: ProductPart): Promise<void> {
    const pid = await this.pidOf(part);
    if (pid === undefined) throw new Error(`${part} does not run.`);
    process.kill(pid, part === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    for (let waited = 0; waited < RETURN_WITHIN_MS; waited += 50) {
      const now = await this.pidOf(part);
      if (now !== undefined && now !== pid) return;
      await pause(50);
    }
    throw new Error(`${part} did not come back.`);
  }

  async stop(): Promise<void> {
    if (this.launcher.exitCode === null) {
      const ended = once(this.launcher, 'exit');
      this.launcher.kill('SIGINT');
      await ended;
    }
    await clear(this.folder);
  }

  private async pidOf(name: string): Promise<number | undefined> {
    const text = await readFile(join(this.folder, 'processes.json'), 'utf8');
    const { processes } = JSON.parse(text) as { processes: { name: string; pid: number }[] };
    return processes.find((entry) => entry.name === name)?.pid;
  }
}

async function clear(folder: string): Promise<void> {
  await removeOutsidePlace(folder);
  await rm(folder, { recursive: true, force: true });
}
