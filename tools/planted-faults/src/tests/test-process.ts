import { spawn, type ChildProcess } from 'node:child_process';
import { identifyProcess } from '@kiban/one-machine/processes/process-identity';
import { ProcessLedger } from '@kiban/one-machine/processes/process-ledger';

/** Tests that take longer do not end. */
const ENDS_WITHIN_MS = 15 * 60_000;
/** A run of end-to-end tests stops its servers within this time. */
const STOPS_WITHIN_MS = 60_000;

export interface TestProcessOptions {
  readonly ledgerFile: string;
  readonly signal: AbortSignal;
}

/** Runs one program at a time, in a group of its own: a signal at the console reaches only the program that plants. */
export class TestProcesses {
  readonly #ledger: ProcessLedger;

  constructor(private readonly options: TestProcessOptions) {
    this.#ledger = new ProcessLedger(options.ledgerFile);
  }

  /** @returns its output, and whether it was stopped because it did not end */
  async run(
    args: readonly string[],
    { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  ): Promise<{ output: string; hung: boolean }> {
    this.options.signal.throwIfAborted();
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#note(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(-200_000)));
    let hung = false;
    const stop = (): void => stopGroup(child);
    const timer = setTimeout(() => {
      hung = true;
      stop();
    }, ENDS_WITHIN_MS);
    this.options.signal.addEventListener('abort', stop, { once: true });
    try {
      await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
    } finally {
      clearTimeout(timer);
      this.options.signal.removeEventListener('abort', stop);
      this.#ledger.forget('tests');
    }
    this.options.signal.throwIfAborted();
    return { output, hung };
  }

  #note({ pid }: ChildProcess): void {
    const identity = pid === undefined ? undefined : identifyProcess(pid);
    if (identity) this.#ledger.note({ ...identity, name: 'tests', stopSignal: 'SIGTERM' });
  }
}

function stopGroup(child: ChildProcess): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => {
    if (child.pid !== undefined) signalGroup(child.pid);
  }, STOPS_WITHIN_MS);
  child.once('close', () => clearTimeout(timer));
}

function signalGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
