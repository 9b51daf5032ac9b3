import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@kiban/testing';
import { build } from 'esbuild';
import { repositoryRoot } from '../requirements/repository-root.js';

export type Framework = 'express' | 'fastify' | 'hono' | 'nextjs';

const ENTRIES: Readonly<Record<Framework, string>> = {
  express: 'express/receiver.mjs',
  fastify: 'fastify/receiver.mjs',
  hono: 'hono/receiver.mjs',
  nextjs: 'nextjs/app/kiban/route.js',
};

/** Serves a route handler at /kiban with web requests, as Next.js does. */
const ROUTE_SERVER = `
import { serve } from '@hono/node-server';
import { POST } from './route.mjs';
serve({ fetch: POST, port: 0 }, (address) => console.log('listening on ' + address.port));
`;

/** A program of `examples/receivers` with the sources of the client, in a process of its own. */
export class ReceiverProgram {
  private child: ChildProcess | undefined;
  private port = 0;
  /** What its processes printed. */
  output = '';

  private constructor(
    private readonly folder: string,
    private readonly signingKeys: readonly string[],
  ) {}

  static async start(framework: Framework, signingKeys: readonly string[]): Promise<ReceiverProgram> {
    const root = repositoryRoot();
    // Below node_modules, so that it finds the packages of the repository.
    const cache = join(root, 'node_modules', '.cache', 'kiban');
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, 'receiver-'));
    const shared = { bundle: true, packages: 'external', format: 'esm', platform: 'node' } as const;
    const isRoute = framework === 'nextjs';
    await build({
      ...shared,
      entryPoints: [join(root, 'examples/receivers', ENTRIES[framework])],
      outfile: join(folder, isRoute ? 'route.mjs' : 'main.mjs'),
      alias: { '@kiban/client': join(root, 'libs/client/src/index.ts') },
    });
    if (isRoute)
      await build({
        ...shared,
        stdin: { contents: ROUTE_SERVER, resolveDir: folder },
        external: ['./route.mjs'],
        outfile: join(folder, 'main.mjs'),
      });
    const program = new ReceiverProgram(folder, signingKeys);
    try {
      await program.run();
    } catch (error) {
      await program.close();
      throw error;
    }
    return program;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/kiban`;
  }

  /** Kills it and starts it again with the same inbox. */
  async restart(): Promise<void> {
    await this.kill();
    await this.run();
  }

  async stored(): Promise<{ webhookId: string; event: { id: number; event: string } }[]> {
    const text = await readFile(join(this.folder, 'inbox.jsonl'), 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { webhookId: string; event: { id: number; event: string } });
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async run(): Promise<void> {
    const child = spawn(process.execPath, [join(this.folder, 'main.mjs')], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], PORT: '0', KIBAN_SIGNING_KEYS: this.signingKeys.join(',') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        this.output += chunk.toString();
      });
    const port = await eventually('the port of the receiver, or its end', () => {
      const ended = child.exitCode !== null || child.signalCode !== null;
      return /listening on (\d+)/.exec(printed)?.[1] ?? (ended && 'ended');
    });
    if (port === 'ended') throw new Error(`The receiver ended: ${printed}`);
    this.port = Number(port);
  }

  private async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
