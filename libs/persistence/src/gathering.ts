import { DatabaseUnavailableError } from './database.js';

export interface GatheringOptions<Item, Result> {
  /** Does one by itself. */
  alone: (item: Item) => Promise<Result>;
  /** Does several in one transaction: all of them or, where it fails, none. @returns a result for each, in their order */
  together: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Hears of a fault of several together, after which each of them is done alone: that costs more than not gathering. */
  told: (error: unknown) => void;
  /** The most that are done together. */
  most: number;
  /** How many may be under way at a time, each of them one alone or several together; 1 unless told. */
  atOnce?: number;
  /** What is asked with equal keys is one question, and is asked once. Only for what changes nothing. */
  keyOf?: (item: Item) => string;
}

/** One item, and everybody who asked for it. */
interface Asked<Item, Result> {
  item: Item;
  answers: { resolve: (result: Result) => void; reject: (error: unknown) => void }[];
}

/**
 * Does what is asked while something is under way together, as soon as that is done: a statement for many costs less than many
 * statements, and they share one commit. What is asked while nothing is under way waits for nothing, so a process that is not
 * busy is as quick as without it. What is done here must not wait for locks, or those who hold them hold up everybody.
 */
export class Gathering<Item, Result> {
  private waiting: Asked<Item, Result>[] = [];
  private readonly waitingByKey = new Map<string, Asked<Item, Result>>();
  private underWay = 0;
  private joining: NodeJS.Immediate | undefined;

  constructor(private readonly options: GatheringOptions<Item, Result>) {}

  ask(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.wait(item).answers.push({ resolve, reject });
      if (this.underWay === 0) void this.doAll();
      else if (this.underWay < (this.options.atOnce ?? 1)) this.joinSoon();
    });
  }

  /** Beside what is under way, once this process has heard everybody who has asked by now. */
  private joinSoon(): void {
    this.joining ??= setImmediate(() => {
      this.joining = undefined;
      if (this.underWay < (this.options.atOnce ?? 1)) void this.doAll();
    });
  }

  private wait(item: Item): Asked<Item, Result> {
    const key = this.options.keyOf?.(item);
    const same = key === undefined ? undefined : this.waitingByKey.get(key);
    if (same) return same;
    const asked = { item, answers: [] };
    this.waiting.push(asked);
    if (key !== undefined) this.waitingByKey.set(key, asked);
    return asked;
  }

  private async doAll(): Promise<void> {
    this.underWay += 1;
    while (this.waiting.length > 0) {
      const all = this.take();
      await (all.length === 1 ? this.doEach(all) : this.doTogether(all));
    }
    this.underWay -= 1;
  }

  private take(): Asked<Item, Result>[] {
    const { most, keyOf } = this.options;
    const all = this.waiting.splice(0, most);
    // Whoever asks from now on asks anew: what is under way may have read already what they want to see changed.
    if (keyOf) for (const { item } of all) this.waitingByKey.delete(keyOf(item));
    return all;
  }

  private async doTogether(all: readonly Asked<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.together(all.map(({ item }) => item));
      all.forEach(({ answers }, index) => {
        for (const { resolve } of answers) resolve(results[index] as Result);
      });
    } catch (error) {
      // Whether a connection that was lost took the commit along, nobody knows: done again, it might be done twice.
      if (error instanceof DatabaseUnavailableError) for (const asked of all) refuse(asked, error);
      else {
        this.options.told(error);
        await this.doEach(all);
      }
    }
  }

  /** So that each hears of its own fault, and of nobody else's. */
  private async doEach(all: readonly Asked<Item, Result>[]): Promise<void> {
    await Promise.all(
      all.map(async (asked) => {
        try {
          const result = await this.options.alone(asked.item);
          for (const { resolve } of asked.answers) resolve(result);
        } catch (error) {
          refuse(asked, error);
        }
      }),
    );
  }
}

function refuse<Item, Result>({ answers }: Asked<Item, Result>, error: unknown): void {
  for (const { reject } of answers) reject(error);
}
