import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseVersion, type ServerVersion } from './server-version.js';

const run = promisify(execFile);

/** A nats-server program on this machine. */
export interface FoundServer {
  readonly program: string;
  readonly version: ServerVersion;
  /** Its origin, for the console. */
  readonly origin: string;
}

/** Reads a program's version; undefined when it is missing, cannot run, or is another program. */
export async function askVersion(program: string): Promise<ServerVersion | undefined> {
  const response = await run(program, ['--version'], { timeout: 10_000 }).catch(() => undefined);
  return response?.stdout.includes('nats-server') === true ? parseVersion(response.stdout) : undefined;
}
