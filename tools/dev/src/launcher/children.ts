import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import type { SupervisedProcess } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';

/** How long the return of a process that died is waited for, to be told, in milliseconds. */
const RETURN_WITHIN_MS = 10 * 60_000;

/** Tells whether the process of this name can do its work again; undefined for one that cannot be asked. */
export type ReturnProbe = (name: string) => (() => Promise<boolean>) | undefined;

/** Every process that a launcher has started, in the order of their starts: told about, and stopped in the end. */
export class Children {
  readonly ledger: ProcessLedger;
  readonly #running: SupervisedProcess[] = [];
  readonly #missed = new Set<string>();

  constructor(
    private readonly folder: DataFolder,
    private readonly progress: Progress,
    /** Aborted when the launcher stops. */
    readonly signal: AbortSignal,
    private readonly probeFor: ReturnProbe = () => undefined,
  ) {
    this.ledger = new ProcessLedger(folder.ledgerFile);
  }

  /** A process is announced before it is started; after the stop has begun none comes to life any more. */
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
      `✖ ${name} ended (${cause}); it is started again in ${soon} (log: ${this.folder.logFile(name)})`,
    );
    void this.#sayWhenBack(name);
  };

  /** Stops the latest first: `later` (the services) all at once, then the others one after the other. */
  async stop(later: (name: string) => boolean = () => false): Promise<void> {
    await Promise.all(this.#running.filter(({ plan }) => later(plan.name)).map((child) => child.stop()));
    for (const child of this.#running.filter(({ plan }) => !later(plan.name)).reverse()) await child.stop();
  }

  /** Ends everything at once. */
  kill(): void {
    for (const child of this.#running) child.kill();
  }

  async #sayWhenBack(name: string): Promise<void> {
    const probe = this.probeFor(name);
    if (probe === undefined || this.#missed.has(name)) return;
    this.#missed.add(name);
    const back = await until(async () => ((await probe()) ? true : undefined), {
      withinMs: RETURN_WITHIN_MS,
      everyMs: 250,
      signal: this.signal,
    });
    this.#missed.delete(name);
    if (back === true && !this.signal.aborted) this.progress.say(`✔ ${name} is ready again`);
  }
}
