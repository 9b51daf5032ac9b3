import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';

export interface SampleOutcome {
  exitCode: number;
  output: string;
}

export interface InterpreterOptions {
  readonly command: readonly [string, ...string[]];
  readonly stopSignal: NodeJS.Signals;
}

interface Running {
  readonly child: ChildProcess;
  /** Resolves to the exit code. */
  readonly closed: Promise<number>;
  stdout: string;
  stderr: string;
  /** Called when it has printed something. */
  onOutput: () => void;
}

/** A process that runs samples, one after the other. It is started again when a sample ends it. */
export class Interpreter {
  private running: Running | undefined;

  constructor(private readonly options: InterpreterOptions) {}

  async run(source: string, env: NodeJS.ProcessEnv, timeoutMs: number): Promise<SampleOutcome> {
    const running = (this.running ??= this.start(env));
    const marker = `${randomUUID()} `;
    running.stdout = '';
    running.stderr = '';
    const finished = new Promise<number>((resolve) => {
      running.onOutput = () => {
        const [code, again] = [running.stdout, running.stderr].map((text) => codeAfter(text, marker));
        if (code !== undefined && again !== undefined) resolve(code);
      };
    });
    requestsOf(running).write(`${JSON.stringify({ source, env, marker })}\n`);
    const timer = setTimeout(() => running.child.kill(this.options.stopSignal), timeoutMs);
    const exitCode = await Promise.race([finished, running.closed]).finally(() => clearTimeout(timer));
    const [stdout = '', stderr = ''] = [running.stdout, running.stderr].map((text) => text.split(marker)[0]);
    return { exitCode, output: exitCode === 0 ? stdout + stderr : stderr || `exit code ${exitCode}` };
  }

  async close(): Promise<void> {
    this.running?.child.kill(this.options.stopSignal);
    await this.running?.closed;
  }

  private start(env: NodeJS.ProcessEnv): Running {
    const [program, ...args] = this.options.command;
    // A standard input without end, as a person's.
    const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
    const closed = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        this.running = undefined;
        resolve(code ?? 1);
      });
    });
    const running: Running = { child, closed, stdout: '', stderr: '', onOutput: () => undefined };
    // A sample may have ended it before it read everything.
    requestsOf(running).on('error', () => undefined);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      running.stdout += text;
      running.onOutput();
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      running.stderr += text;
      running.onOutput();
    });
    return running;
  }
}

function requestsOf({ child }: Running): Writable {
  return child.stdio[3] as Writable;
}

/** The exit code that follows a marker; undefined until it has arrived. */
function codeAfter(printed: string, marker: string): number | undefined {
  const rest = printed.split(marker)[1];
  return rest?.endsWith('\n') ? Number(rest) : undefined;
}
