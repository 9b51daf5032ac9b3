import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, eventually, type TestDatabase } from '@kiban/testing';
import { freePort } from './free-port.js';
import type { OwnStack } from './own-stack.js';

const run = promisify(execFile);
const program = (name: string): string =>
  fileURLToPath(new URL(`../../../boards-api/dist/${name}.mjs`, import.meta.url));

/** How a boards-api ended that did not start. */
export interface Refused {
  code: number | null;
  printed: string;
}

/**
 * A boards-api beside that of a stack, with a database on another PostgreSQL server, the same broker and the same auth. The edge
 * does not know it, so its requests go to its own address.
 */
export class OtherCell {
  private process: ChildProcess | undefined;
  apiUrl = '';

  private constructor(
    private readonly stack: OwnStack,
    private readonly database: TestDatabase,
    private readonly login: { role: string; url: string },
  ) {}

  /** Its database has the number `cell`. */
  static async migrated(stack: OwnStack, cell: number): Promise<OtherCell> {
    const database = await createTestDatabase();
    const other = new OtherCell(stack, database, await database.createLogin());
    await other.migrate(cell);
    return other;
  }

  async migrate(cell: number): Promise<void> {
    await run(process.execPath, [program('migrate')], {
      env: {
        ...process.env,
        MIGRATION_DATABASE_URL: this.database.url,
        SERVICE_DB_ROLE: this.login.role,
        CELL: String(cell),
      },
    });
  }

  /** Resolves when it is ready, or when it has ended. */
  async start(cell: number): Promise<Refused | undefined> {
    const [port, managementPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [program('service')], {
      env: {
        ...(await this.stack.environmentOf('boards-api')),
        PORT: String(port),
        MANAGEMENT_PORT: String(managementPort),
        DATABASE_URL: this.login.url,
        CELL: String(cell),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
    this.process = child;
    this.apiUrl = `http://127.0.0.1:${port}/api/v1`;
    const state = await eventually(
      'the other cell',
      async () => {
        if (child.exitCode !== null) return 'ended' as const;
        const ready = await fetch(`http://127.0.0.1:${managementPort}/healthz/ready`).catch(() => undefined);
        return ready?.ok ? ('ready' as const) : undefined;
      },
      60_000,
    );
    return state === 'ended' ? { code: child.exitCode, printed } : undefined;
  }

  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.database.drop();
  }
}
