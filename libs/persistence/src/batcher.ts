import { DatabaseUnavailableError } from './temporary-errors.js';
import { runForService } from './work-owner.js';

export interface BatcherOptions<Item, Result> {
  /** Runs one item. */
  runOne: (item: Item) => Promise<Result>;
  /** Runs several items in one transaction, all or none. @returns a result for each, in order */
  runBatch: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Called when a batch fails; each item then runs alone, which costs more than not batching. */
  onFallback: (error: unknown) => void;
  /** Most items of a batch. */
  maxBatchSize: number;
  /** How many calls may be in flight, each of one item or a batch; 1 by default. */
  maxConcurrency?: number;
  /** Items with equal keys share one run. Only for reads. */
  dedupeKey?: (item: Item) => string;
}

/** One item, with all callers that wait for it. */
interface Queued<Item, Result> {
  item: Item;
  responses: { resolve: (result: Result) => void; reject: (error: unknown) => void }[];
}

/**
 * Batches items that arrive while a call is in flight and runs them when it completes: one statement for many items
 * costs less, and they share one commit.
 * An item that arrives while nothing is in flight runs immediately, so an idle process has no delay.
 * A call must not wait for locks, or their holders delay all queued items.
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
      // The items are of several owners, so none of them is charged.
      if (this.inFlight === 0) runForService(() => void this.drain());
      else if (this.inFlight < (this.options.maxConcurrency ?? 1)) this.scheduleDrain();
    });
  }

  /** Runs beside a call in flight, after all submissions of the current event loop turn. */
  private scheduleDrain(): void {
    this.scheduled ??= setImmediate(() =>
      runForService(() => {
        this.scheduled = undefined;
        if (this.inFlight < (this.options.maxConcurrency ?? 1)) void this.drain();
      }),
    );
  }

  private wait(item: Item): Queued<Item, Result> {
    const key = this.options.dedupeKey?.(item);
    const same = key === undefined ? undefined : this.queuedByKey.get(key);
    if (same) return same;
    const queued = { item, responses: [] };
    this.queued.push(queued);
    if (key !== undefined) this.queuedByKey.set(key, queued);
    return queued;
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
    // Later submissions need a new run: the one in flight may have read before the change that they must see.
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
      // A lost connection may have committed: running the batch again could apply it twice.
      if (error instanceof DatabaseUnavailableError) for (const queued of all) reject(queued, error);
      else {
        this.options.onFallback(error);
        await this.runEach(all);
      }
    }
  }

  /** Runs each item alone, so that each gets only its own error. */
  private async runEach(all: readonly Queued<Item, Result>[]): Promise<void> {
    await Promise.all(
      all.map(async (queued) => {
        try {
          const result = await this.options.runOne(queued.item);
          for (const { resolve } of queued.responses) resolve(result);
        } catch (error) {
          reject(queued, error);
        }
      }),
    );
  }
}

function reject<Item, Result>({ responses }: Queued<Item, Result>, error: unknown): void {
  for (const response of responses) response.reject(error);
}
