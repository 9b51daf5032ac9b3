import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@kiban/testing';

export const KIBAN = fileURLToPath(new URL('../../../cli/dist/bin/kiban.mjs', import.meta.url));

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** `kiban` as a person runs it, with a configuration folder of its own. */
export class KibanProgram {
  private readonly running = new Set<RunningKiban>();

  private constructor(
    readonly folder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async with(env: Readonly<Record<string, string>> = {}): Promise<KibanProgram> {
    const folder = await mkdtemp(join(tmpdir(), 'kiban-cli-'));
    return new KibanProgram(folder, env);
  }

  start(...args: readonly string[]): RunningKiban {
    const child = spawn(process.execPath, [KIBAN, ...args], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.folder, XDG_CONFIG_HOME: this.folder, ...this.env },
    });
    const started = new RunningKiban(child);
    this.running.add(started);
    return started;
  }

  /** Runs a command to its end. */
  run(args: readonly string[], input = ''): Promise<Ended> {
    const started = this.start(...args);
    started.child.stdin.end(input);
    return started.ended;
  }

  /** The parsed result of a command that succeeds. */
  async json<Result>(args: readonly string[], input = ''): Promise<Result> {
    const { code, stdout, stderr } = await this.run([...args, '--json'], input);
    if (code !== 0) throw new Error(`kiban ${args.join(' ')} ended with ${code ?? 'a signal'}: ${stderr}`);
    return JSON.parse(stdout) as Result;
  }

  async close(): Promise<void> {
    for (const { child } of this.running) child.kill('SIGKILL');
    await Promise.all([...this.running].map(({ ended }) => ended));
    await rm(this.folder, { recursive: true, force: true });
  }
}

export class RunningKiban {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    // A program that ended before it read everything.
    child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr }));
    });
  }

  /** Waits until it has printed this to stderr. */
  async says(text: RegExp): Promise<void> {
    await eventually(`“${text.source}” from kiban; it printed ${this.stderr}`, () =>
      text.test(this.stderr) ? true : undefined,
    );
  }

  /** The printed JSON lines. */
  rows(): Record<string, unknown>[] {
    return this.stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}
