import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { endProcess } from './end-process.js';
import { identifyProcess, type ProcessIdentity } from './process-identity.js';
import type { ProcessLedger } from './process-ledger.js';
import { restartDelayMs, STEADY_AFTER_MS } from './restart-delay.js';

/** How to run one child. */
export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Output and errors are appended here. */
  readonly logFile: string;
  readonly stopSignal: NodeJS.Signals;
  /** How long an orderly stop may take before SIGKILL, in milliseconds. */
  readonly stopGraceMs: number;
  /** The operating-system account to run as, when it is not the launcher's. */
  readonly account?: { readonly uid: number; readonly gid: number };
  /** Opens a channel to the child that closes when the launcher dies for any reason. */
  readonly followsLauncher?: boolean;
  /** Runs before each restart, for example to clear what a crash left. */
  readonly beforeRestart?: () => Promise<void>;
}

export type DeathNotice = (death: { name: string; cause: string; restartInMs: number }) => void;

/** Keeps one child running until `stop`: a child that dies is restarted after a growing pause. */
export class SupervisedProcess {
  #child: ChildProcess | undefined;
  #identity: ProcessIdentity | undefined;
  #exited: Promise<void> = Promise.resolve();
  #restartTimer: NodeJS.Timeout | undefined;
  #stopping = false;
  #restartsInARow = 0;
  #restarts = 0;

  constructor(
    readonly plan: ProcessPlan,
    private readonly ledger: ProcessLedger,
    private readonly onDeath: DeathNotice,
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Number of restarts after a death. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Starts the child; rejects when it cannot start (no such file, no permission). */
  async start(): Promise<void> {
    const log = openSync(this.plan.logFile, 'a', 0o600);
    const startedAt = Date.now();
    // A separate group: Ctrl-C in the terminal reaches only the launcher, which then stops its children in order.
    const child = spawn(this.plan.command, [...this.plan.args], {
      cwd: this.plan.cwd,
      env: this.plan.env,
      detached: true,
      stdio: this.plan.followsLauncher === true ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
      ...this.plan.account,
    });
    closeSync(log);
    this.#child = child;
    this.#noteIdentity(child);
    this.#exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        this.#afterExit(startedAt, signal === null ? `exit code ${code}` : `signal ${signal}`);
      });
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    child.on('error', () => undefined);
  }

  /** Stops the child and cancels its restart. Idempotent. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
    if (this.#identity !== undefined) {
      await endProcess(this.#identity, this.plan.stopSignal, this.plan.stopGraceMs);
    }
    if (this.#child?.pid !== undefined) await this.#exited;
    this.ledger.forget(this.plan.name);
  }

  /** Kills the child immediately. */
  kill(): void {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
    this.#child?.kill('SIGKILL');
  }

  #noteIdentity(child: ChildProcess): void {
    this.#identity = child.pid === undefined ? undefined : identifyProcess(child.pid);
    if (this.#identity === undefined) return;
    this.ledger.note({ name: this.plan.name, stopSignal: this.plan.stopSignal, ...this.#identity });
  }

  #afterExit(startedAt: number, cause: string): void {
    this.#identity = undefined;
    if (this.#stopping) return;
    this.ledger.forget(this.plan.name);
    if (Date.now() - startedAt > STEADY_AFTER_MS) this.#restartsInARow = 0;
    this.#restartsInARow += 1;
    this.#restarts += 1;
    const restartInMs = restartDelayMs(this.#restartsInARow);
    this.onDeath({ name: this.plan.name, cause, restartInMs });
    this.#restartTimer = setTimeout(() => void this.#restart(), restartInMs);
  }

  async #restart(): Promise<void> {
    try {
      await this.plan.beforeRestart?.();
      if (!this.#stopping) await this.start();
    } catch (error) {
      this.#afterExit(Date.now(), error instanceof Error ? error.message : String(error));
    }
  }
}
