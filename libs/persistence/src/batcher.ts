import { DatabaseUnavailableError } from './database.js';

export interface BatcherOptions<Item, Result> {
  /** Does one by itself. */
  runOne: (item: Item) => Promise<Result>;
  /** Does several in one transaction: all of them or, where it fails, none. @returns a result for each, in their order */
  runBatch: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Hears of a fault of several together, after which each of them is done alone: that costs more than not batcher. */
  onFallback: (error: unknown) => void;
  /** The most that are done together. */
  maxBatchSize: number;
  /** How many may be under way at a time, each of them one alone or several together; 1 unless told. */
  maxConcurrency?: number;
  /** What is asked with equal keys is one question, and is asked once. Only for what changes nothing. */
  dedupeKey?: (item: Item) => string;
}

/** One item, and everybody who asked for it. */
interface Queued<Item, Result> {
  item: Item;
  responses: { resolve: (result: Result) => void; reject: (error: unknown) => void }[];
}

/**
 * Does what is asked while something is under way together, as soon as that is done: a statement for many costs less than many
 * statements, and they share one commit. What is asked while nothing is under way waits for nothing, so a process that is not
 * busy is as quick as without it. What is done here must not wait for locks, or those who hold them hold up everybody.
 */
export class Batcher<Item, Result> {
  private queued: Queued<Item, Result>[] = [];
  private readonly queuedByKey = new Map<string, Queued<Item, Result>>();
  private inFlight = 0;
  private scheduled: NodeJS.Immediate | undefined;

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  submit(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.wait(item).responses.push({ resolve, reject });
      if (this.inFlight === 0) void this.drain();
      else if (this.inFlight < (this.options.maxConcurrency ?? 1)) this.scheduleDrain();
    });
  }

  /** Beside what is under way, once this process has heard everybody who has asked by now. */
  private scheduleDrain(): void {
    this.scheduled ??= setImmediate(() => {
      this.scheduled = undefined;
      if (this.inFlight < (this.options.maxConcurrency ?? 1)) void this.drain();
    });
  }

  private wait(item: Item): Queued<Item, Result> {
    const key = this.options.dedupeKey?.(item);
    const same = key === undefined ? undefined : this.queuedByKey.get(key);
    if (same) return same;
    const asked = { item, responses: [] };
    this.queued.push(asked);
    if (key !== undefined) this.queuedByKey.set(key, asked);
    return asked;
  }

  private async drain(): Promise<void> {
    this.inFlight += 1;
    while (this.queued.length > 0) {
      const all = this.take();
      await (all.length === 1 ? this.runEach(all) : this.runBatch(all));
    }
    this.inFlight -= 1;
  }

  private take(): Queued<Item, Result>[] {
    const { maxBatchSize, dedupeKey } = this.options;
    const all = this.queued.splice(0, maxBatchSize);
    // Whoever asks from now on asks anew: what is under way may have read already what they want to see changed.
    if (dedupeKey) for (const { item } of all) this.queuedByKey.delete(dedupeKey(item));
    return all;
  }

  private async runBatch(all: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.runBatch(all.map(({ item }) => item));
      all.forEach(({ responses }, index) => {
        for (const { resolve } of responses) resolve(results[index] as Result);
      });
    } catch (error) {
      // Whether a connection that was lost took the commit along, nobody knows: done again, it might be done twice.
      if (error instanceof DatabaseUnavailableError) for (const asked of all) refuse(asked, error);
      else {
        this.options.onFallback(error);
        await this.runEach(all);
      }
    }
  }

  /** So that each hears of its own fault, and of nobody else's. */
  private async runEach(all: readonly Queued<Item, Result>[]): Promise<void> {
    await Promise.all(
      all.map(async (asked) => {
        try {
          const result = await this.options.runOne(asked.item);
          for (const { resolve } of asked.responses) resolve(result);
        } catch (error) {
          refuse(asked, error);
        }
      }),
    );
  }
}

function refuse<Item, Result>({ responses }: Queued<Item, Result>, error: unknown): void {
  for (const { reject } of responses) reject(error);
}
