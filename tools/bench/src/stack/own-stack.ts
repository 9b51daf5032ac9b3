import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What the launcher writes about a deployment that is ready; the members that a benchmark needs. */
export interface Deployment {
  origin: string;
  apiUrl: string;
  databaseUrl: string;
  token: string;
}

/** A start compiles everything where nothing was compiled yet. */
const READY_WITHIN_MS = 300_000;

/** The whole product, started by its own launcher on a free port with data of its own. */
export class OwnStack {
  private constructor(
    private readonly launcher: ChildProcess,
    readonly folder: string,
    readonly deployment: Deployment,
    /** From the start of the launcher until everything was ready, in milliseconds. */
    readonly readyAfterMs: number,
  ) {}

  /** @param keepData whether to continue with the data of a stopped one */
  static async start(repositoryRoot: string, folder: string, keepData = false): Promise<OwnStack> {
    const file = join(folder, 'kiban.json');
    await rm(keepData ? file : folder, { recursive: true, force: true });
    const startedAt = performance.now();
    const launcher = spawn(process.execPath, [join(repositoryRoot, 'tools', 'dev', 'bin', 'start.mjs')], {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        KIBAN_DATA_DIR: folder,
        PORT: String(await freePort()),
        LOG_LEVEL: 'info',
        // Counting what each caller asks is part of the work; refusing it is not what is measured.
        RATE_LIMIT_PER_MINUTE: '1000000000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = Date.now() + READY_WITHIN_MS;
    while (!existsSync(file)) {
      if (launcher.exitCode !== null)
        throw new Error(`The launcher ended with exit code ${launcher.exitCode}.`);
      if (Date.now() > end) {
        launcher.kill('SIGINT');
        throw new Error(`The deployment was not ready after ${READY_WITHIN_MS / 1_000} s.`);
      }
      await delay(20);
    }
    const readyAfterMs = performance.now() - startedAt;
    const deployment = JSON.parse(await readFile(file, 'utf8')) as Deployment;
    return new OwnStack(launcher, folder, deployment, readyAfterMs);
  }

  async stop(keepData = false): Promise<void> {
    if (this.launcher.exitCode === null) {
      const ended = once(this.launcher, 'exit');
      this.launcher.kill('SIGINT');
      await ended;
    }
    if (!keepData) await rm(this.folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
