import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import type { SupervisedProcess } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';

/** How long to wait for a restarted process to report its return, in milliseconds. */
const RETURN_WITHIN_MS = 10 * 60_000;

/** Returns the readiness check of a process; undefined for a process without one. */
export type ReturnProbe = (name: string) => (() => Promise<boolean>) | undefined;

/** Every process of a launcher, in start order: reports their deaths and stops them. */
export class Children {
  readonly ledger: ProcessLedger;
  readonly #running: SupervisedProcess[] = [];
  readonly #awaited = new Set<string>();

  constructor(
    private readonly folder: DataFolder,
    private readonly progress: Progress,
    /** Aborted when the launcher stops. */
    readonly signal: AbortSignal,
    private readonly probeFor: ReturnProbe = () => undefined,
  ) {
    this.ledger = new ProcessLedger(folder.ledgerFile);
  }

  /** Registers a process before its start; throws after the stop has begun. */
  readonly started = (child: SupervisedProcess): void => {
    this.signal.throwIfAborted();
    this.#running.push(child);
  };

  readonly onDeath = ({
    name,
    cause,
    restartInMs,
  }: {
    name: string;
    cause: string;
    restartInMs: number;
  }): void => {
    const soon = `${restartInMs / 1000} s`;
    this.progress.say(
      `✖ ${name} ended (${cause}); it restarts in ${soon} (log: ${this.folder.logFile(name)})`,
    );
    void this.#reportReturn(name);
  };

  /** Stops in reverse start order: those that match `later` (the services) concurrently, then the others in sequence. */
  async stop(later: (name: string) => boolean = () => false): Promise<void> {
    await Promise.all(this.#running.filter(({ plan }) => later(plan.name)).map((child) => child.stop()));
    for (const child of this.#running.filter(({ plan }) => !later(plan.name)).reverse()) await child.stop();
  }

  /** Kills all processes immediately. */
  kill(): void {
    for (const child of this.#running) child.kill();
  }

  async #reportReturn(name: string): Promise<void> {
    const probe = this.probeFor(name);
    if (probe === undefined || this.#awaited.has(name)) return;
    this.#awaited.add(name);
    const back = await until(async () => ((await probe()) ? true : undefined), {
      withinMs: RETURN_WITHIN_MS,
      everyMs: 250,
      signal: this.signal,
    });
    this.#awaited.delete(name);
    if (back === true && !this.signal.aborted) this.progress.say(`✔ ${name} is ready again`);
  }
}
