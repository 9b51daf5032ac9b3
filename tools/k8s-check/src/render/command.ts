import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program. @returns what it wrote to stdout; rejects with what it wrote to stderr when it fails */
export async function output(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await run(program, [...args], { ...options, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
