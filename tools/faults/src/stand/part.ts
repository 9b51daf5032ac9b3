import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export interface PartPlan {
  name: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
}

/** One of the product's processes under test: started, killed and frozen as a case likes. */
export class Part {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  /** Ends that no case asked for. */
  readonly unasked: string[] = [];
  private asked = false;

  constructor(private readonly plan: PartPlan) {}

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  start(): void {
    const log = openSync(this.plan.logFile, 'a', 0o600);
    this.asked = false;
    const child = spawn(process.execPath, [...this.plan.args], {
      env: this.plan.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.child = undefined;
        if (!this.asked)
          this.unasked.push(`${this.plan.name} ended unexpectedly: ${signal ?? `exit code ${code}`}`);
        else if (signal === null && code !== 0)
          this.unasked.push(`${this.plan.name} ended with exit code ${code}`);
        resolve();
      });
    });
  }

  /** Ends it: SIGKILL without a word, SIGTERM in order. Resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.asked = true;
    this.child?.kill(signal);
    await this.exited;
  }

  /** Stops its clock, as a machine that swaps or migrates does; everything it holds stays held. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }
}
