import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../../..');

/** A program of `examples`, with the sources of this package instead of the published one. */
export class ExampleProgram {
  private child: ChildProcess | undefined;
  /** What it printed, of all its processes. */
  output = '';

  private constructor(
    private readonly folder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** @param entry its path in `examples` */
  static async bundled(entry: string, env: Readonly<Record<string, string>>): Promise<ExampleProgram> {
    // Below node_modules, so that it finds the packages of the repository.
    const cache = join(root, 'node_modules', '.cache', 'kiban');
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, 'example-'));
    await build({
      entryPoints: [join(root, 'examples', entry)],
      outfile: join(folder, 'main.mjs'),
      bundle: true,
      packages: 'external',
      alias: {
        '@kiban/events': join(root, 'libs/events/src/index.ts'),
        '@kiban/events/nestjs': join(root, 'libs/events/src/nestjs/events-transport.ts'),
      },
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [
        {
          name: 'decorators',
          setup(bundler) {
            bundler.onLoad({ filter: /examples\/.*\.ts$/ }, async ({ path }) => {
              const { code } = await transform(await readFile(path, 'utf8'), {
                swcrc: false,
                jsc: {
                  target: 'es2022',
                  parser: { syntax: 'typescript', decorators: true },
                  transform: { legacyDecorator: true, decoratorMetadata: true },
                },
              });
              return { contents: code, loader: 'js' };
            });
          },
        },
      ],
    });
    return new ExampleProgram(folder, env);
  }

  start(): void {
    const child = spawn(process.execPath, [join(this.folder, 'main.mjs')], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child = child;
  }

  /** @returns its exit code, null after a kill */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
