import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@kiban/one-machine/processes/free-port';
import { until } from '@kiban/one-machine/processes/until';

const SOURCE = join(import.meta.dirname, '..', '..', '..', '..', 'docker', 'edge');

/** Where the image has its files. */
const IMAGE_PATH = /\/etc\/kiban\/|\/srv\/kiban\/public|\/tmp\/(?:kiban\/)?/g;

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** nginx with the configuration of the web image, on the machine itself: paths and ports are put into a folder of the test. */
export class NginxEdge {
  private constructor(
    private readonly program: ChildProcess,
    readonly origin: string,
  ) {}

  /** @param screenFolder what the image has in /srv/kiban/public */
  static async start(folder: string, screenFolder: string): Promise<NginxEdge> {
    const [port, probes] = [await findFreePort(), await findFreePort()];
    const settings = join(folder, 'settings');
    const configuration = join(folder, 'configuration');
    await cp(SOURCE, configuration, { recursive: true });
    await Promise.all([settings, join(folder, 'tmp'), join(configuration, 'edge')].map((one) => mkdir(one)));
    const places: Record<string, string> = {
      '/etc/kiban/': `${configuration}/`,
      '/srv/kiban/public': screenFolder,
      '/tmp/kiban/': `${settings}/`,
      '/tmp/': `${folder}/tmp/`,
    };
    for (const name of await readdir(SOURCE)) {
      const text = await readFile(join(SOURCE, name), 'utf8');
      const placed = text
        .replaceAll(IMAGE_PATH, (path) => places[path] ?? path)
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('listen 9090', `listen 127.0.0.1:${probes}`);
      await writeFile(join(configuration, name), placed);
    }
    const main = join(configuration, 'nginx.conf');
    const command = ['nginx', '-e', 'stderr', '-c', main, '-g', 'daemon off;'];
    const program = spawn('sh', [join(SOURCE, 'start.sh'), ...command], {
      env: { PATH: process.env['PATH'], SETTINGS_FOLDER: settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    program.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
    const origin = `http://127.0.0.1:${port}`;
    const isUp = (): Promise<true | undefined> =>
      fetch(origin).then(
        () => true,
        () => undefined,
      );
    if (!(await until(isUp, { withinMs: 20_000, everyMs: 50 }))) {
      program.kill('SIGTERM');
      throw new Error(`nginx does not start: ${complaint}`);
    }
    return new NginxEdge(program, origin);
  }

  async close(): Promise<void> {
    const ended = once(this.program, 'exit');
    this.program.kill('SIGTERM');
    await ended;
  }
}
