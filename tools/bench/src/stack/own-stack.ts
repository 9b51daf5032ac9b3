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
  ) {}

  static async start(repositoryRoot: string, folder: string): Promise<OwnStack> {
    await rm(folder, { recursive: true, force: true });
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
    const file = join(folder, 'kiban.json');
    const end = Date.now() + READY_WITHIN_MS;
    while (!existsSync(file)) {
      if (launcher.exitCode !== null)
        throw new Error(`The launcher ended with exit code ${launcher.exitCode}.`);
      if (Date.now() > end) {
        launcher.kill('SIGINT');
        throw new Error(`The deployment was not ready after ${READY_WITHIN_MS / 1_000} s.`);
      }
      await delay(100);
    }
    return new OwnStack(launcher, folder, JSON.parse(await readFile(file, 'utf8')) as Deployment);
  }

  async stop(): Promise<void> {
    if (this.launcher.exitCode === null) {
      const ended = once(this.launcher, 'exit');
      this.launcher.kill('SIGINT');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
