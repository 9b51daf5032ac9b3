import { spawn } from 'node:child_process';

/** A program ended with another code than 0; the message carries the end of what it said. */
export class CommandFailedError extends Error {
  readonly code = 'command_failed';

  constructor(
    readonly command: string,
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(
      `${command} ended with ${exitCode ?? 'a signal'}: ${output.trim().split('\n').slice(-12).join('\n')}`,
    );
    this.name = 'CommandFailedError';
  }
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Shows what the program says while it runs. */
  show?: boolean;
  input?: string;
}

/**
 * Runs a program at low priority, since builds share the machine with everything else.
 * @returns what it wrote to stdout
 * @throws CommandFailedError when it does not end with 0
 */
export function run(program: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '10', program, ...args], {
      env: { ...process.env, ...options.env },
      cwd: options.cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let stdout = '';
    let everything = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      everything += chunk.toString();
      if (options.show) process.stderr.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      everything += chunk.toString();
      if (options.show) process.stderr.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(stdout.trim());
      else reject(new CommandFailedError(`${program} ${args.join(' ')}`, code, everything));
    });
    // A program may end without having read what it was given; its exit code says what that means.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}
